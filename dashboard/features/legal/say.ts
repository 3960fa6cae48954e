import { legalEnglish } from '@/shared/texts/legal.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';

/** The sentences around a legal text. */
export const say = plainSentences('legal', legalEnglish);
