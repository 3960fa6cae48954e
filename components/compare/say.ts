import { compareEnglish } from '@/shared/texts/compare.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

export const say = sentences('compare', compareEnglish);
