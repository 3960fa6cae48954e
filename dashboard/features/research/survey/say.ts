import { sentences } from '@/shared/texts/sentences.ts';
import { surveyEnglish } from '@/shared/texts/survey.en.ts';

/** The sentences of making a survey. */
export const say = sentences('survey', surveyEnglish);
