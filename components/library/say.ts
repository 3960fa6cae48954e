import { libraryEnglish } from '@/shared/texts/library.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

export const say = sentences('library', libraryEnglish);
