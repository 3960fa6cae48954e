import { firstStepsEnglish } from '@/shared/texts/first-steps.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';

/** The sentences of the first steps. */
export const say = sentences('firstSteps', firstStepsEnglish);
