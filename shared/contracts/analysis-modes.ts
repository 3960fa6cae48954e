import * as z from 'zod/mini';

/** Where public conversation is read; `import` is what the user brought. */
export const sourceId = z.enum([
  'reddit',
  'quora',
  'stackexchange',
  'youtube',
  'x',
  'hackernews',
  'lemmy',
  'bluesky',
  'import',
]);
export type SourceId = z.infer<typeof sourceId>;

/** spec §9: the ten modes of one platform each; design §6 adds all sources together. */
export const analysisModes = [
  'reddit',
  'concise-reddit',
  'quora',
  'concise-quora',
  'stackexchange',
  'concise-stackexchange',
  'youtube',
  'concise-youtube',
  'x',
  'concise-x',
  'all',
  'concise-all',
] as const;
export const surveyModes = ['consumer-survey', 'opportunity-assessment'] as const;

export const surveyMode = z.enum(surveyModes);
export type SurveyMode = z.infer<typeof surveyMode>;
export const analysisMode = z.enum([...analysisModes, ...surveyModes]);
export type AnalysisMode = z.infer<typeof analysisMode>;

export const isSurvey = (mode: AnalysisMode): mode is SurveyMode =>
  mode === 'consumer-survey' || mode === 'opportunity-assessment';
