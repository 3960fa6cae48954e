import { runEnglish } from '@/shared/texts/run.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** What is said of a run and its result. */
export const say = sentences('run', runEnglish);
