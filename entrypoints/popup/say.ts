import { popupEnglish } from '@/shared/texts/popup.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of this surface. */
export const say = sentences('popup', popupEnglish);
