import { authEnglish } from '@/shared/texts/auth.en.ts';
import { drawnSentences } from '@/shared/texts/drawn-sentences.ts';

/** The sentences of logging in, signing up and what mails lead to. */
export const say = drawnSentences('auth', authEnglish);
