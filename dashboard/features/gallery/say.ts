import { drawnSentences } from '@/shared/texts/drawn-sentences.ts';
import { galleryEnglish } from '@/shared/texts/gallery.en.ts';

/** The sentences of the gallery. */
export const say = drawnSentences('gallery', galleryEnglish);
