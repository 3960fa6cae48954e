import { sentences } from '@/shared/texts/sentences.ts';
import { welcomeEnglish } from '@/shared/texts/welcome.en.ts';

/** The sentences of this surface. */
export const say = sentences('welcome', welcomeEnglish);
