import { reportEnglish } from '@/shared/texts/report.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences around a report's findings. */
export const say = sentences('report', reportEnglish);
