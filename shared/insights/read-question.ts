import type { AnalysisRequest } from '@/shared/contracts/analysis.ts';
import { MAX_QUERY_CHARS, MAX_QUESTIONS } from '@/shared/contracts/analysis.ts';
import { isSurvey, type SurveyMode } from '@/shared/contracts/analysis-modes.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';
import { readSubject, subjectWords } from './mining/grounding.ts';
import { readOperators } from './mining/query-operators.ts';
import { sourcesOf } from './modes.ts';
import type { Question } from './question.ts';

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const names = (text: string | null | undefined) =>
  (text ?? '')
    .split(/[,;\n]/)
    .map(tidy)
    .filter(Boolean)
    .slice(0, 6);

/**
 * What a run looks for, from what was asked.
 * @returns the question; `empty_draft` where nothing is named to look for, `too_long`, or `invalid_request` for a survey without
 * questions and for days in the wrong order
 */
export function readQuestion(
  request: AnalysisRequest,
): Result<Question, 'empty_draft' | 'too_long' | 'invalid_request'> {
  const { mode, options = {} } = request;
  if (options.from && options.to && options.from > options.to) return fail('invalid_request');
  const survey = isSurvey(mode) ? readSurvey(request, mode) : ok(null);
  if (!survey.ok) return survey;
  const asked = tidy(
    survey.value ? (survey.value.primaryConcept ?? '') || survey.value.product : request.query,
  );
  if (asked.length > MAX_QUERY_CHARS) return fail('too_long');
  const { plain, excluded } = readOperators(asked);
  const subject = survey.value ? plain : readSubject(asked);
  if (subjectWords(subject).length === 0) return fail('empty_draft');
  const competitors = [...(options.competitors ?? []).map(tidy), ...names(survey.value?.competitors)];
  const about = tidy(options.about ?? '');
  return ok({
    query: asked,
    subject,
    mode,
    sources: options.imported?.length ? [...sourcesOf(mode), 'import'] : sourcesOf(mode),
    from: options.from ?? null,
    to: options.to ?? null,
    language: options.language ?? null,
    exclude: [...new Set([...(options.exclude ?? []).map(tidy), ...excluded].filter(Boolean))].slice(0, 20),
    about: about || null,
    competitors: [...new Set(competitors.filter(Boolean))].slice(0, 6),
    survey: survey.value,
  });
}

function readSurvey(
  { surveyData }: AnalysisRequest,
  mode: SurveyMode,
): Result<Question['survey'], 'empty_draft' | 'too_long' | 'invalid_request'> {
  if (!surveyData) return fail('invalid_request');
  const questions = surveyData.questions.map(tidy).filter(Boolean);
  if (questions.length > MAX_QUESTIONS) return fail('too_long');
  if (mode === 'consumer-survey' && questions.length === 0) return fail('invalid_request');
  return ok({
    ...surveyData,
    mode,
    product: tidy(surveyData.product),
    primaryConcept: tidy(surveyData.primaryConcept ?? '') || null,
    questions,
  });
}
