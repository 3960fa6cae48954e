import { plainSentences } from '@/shared/texts/plain-sentences.ts';
import { siteEnglish } from '@/shared/texts/site.en.ts';

/** A sentence of the website. */
export const say = plainSentences('site', siteEnglish);
