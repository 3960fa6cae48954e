import { drawnSentences } from '@/shared/texts/drawn-sentences.ts';
import { profileEnglish } from '@/shared/texts/profile.en.ts';

/** The sentences of an account's own page. */
export const say = drawnSentences('profile', profileEnglish);
