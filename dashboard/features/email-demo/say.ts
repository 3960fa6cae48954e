import { demosEnglish } from '@/shared/texts/demos.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';

/** The sentences of what shows the product. */
export const say = plainSentences('demos', demosEnglish);
