import { reportsEnglish } from '@/shared/texts/reports.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of the lists of reports, and of what is done with one. */
export const say = sentences('reports', reportsEnglish);
