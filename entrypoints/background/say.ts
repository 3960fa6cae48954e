import { backgroundEnglish } from '@/shared/texts/background.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';

/** The sentences of this surface. */
export const say = plainSentences('background', backgroundEnglish);
