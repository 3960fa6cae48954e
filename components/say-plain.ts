import { controlsEnglish } from '@/shared/texts/controls.en.ts';
import { plainSentences } from '@/shared/texts/plain-sentences.ts';

/** The sentences of controls the website has too, whose first page has no room for MessageFormat. */
export const sayPlain = plainSentences('controls', controlsEnglish);
