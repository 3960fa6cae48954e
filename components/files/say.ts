import { figuresEnglish } from '@/shared/texts/figures.en.ts';
import { fileWarningsEnglish } from '@/shared/texts/file-warnings.en.ts';
import { filesEnglish } from '@/shared/texts/files.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

export const say = sentences('files', filesEnglish);
/** What is wrong with a file. */
export const sayWarning = sentences('fileWarnings', fileWarningsEnglish);
/** Of figures worked out from tables. */
export const sayFigure = sentences('figures', figuresEnglish);
