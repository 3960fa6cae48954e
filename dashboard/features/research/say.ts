import { researchEnglish } from '@/shared/texts/research.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of this surface. */
export const say = sentences('research', researchEnglish);
