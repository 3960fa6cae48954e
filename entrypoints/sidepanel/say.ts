import { panelEnglish } from '@/shared/texts/panel.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of this surface. */
export const say = sentences('panel', panelEnglish);
