import { creditsEnglish } from '@/shared/texts/credits.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of the credits' page. */
export const say = sentences('credits', creditsEnglish);
