import { paletteEnglish } from '@/shared/texts/palette.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

export const say = sentences('palette', paletteEnglish);
