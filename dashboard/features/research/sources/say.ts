import { sentences } from '@/shared/texts/sentences.ts';
import { sourcesEnglish } from '@/shared/texts/sources.en.ts';

/** The sentences of the page of sources. */
export const say = sentences('sources', sourcesEnglish);
