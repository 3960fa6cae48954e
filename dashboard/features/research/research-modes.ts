import type { AnalysisStep } from '@/shared/contracts/analysis.ts';
import { type AnalysisMode, analysisModes } from '@/shared/contracts/analysis-modes.ts';
import type { SourceStatus } from '@/shared/contracts/insight-report.ts';
import { modeLabel, platformOf } from '@/shared/insights/mode-labels.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';

export type SearchMode = (typeof analysisModes)[number];

/** The mode menu (spec §9), the default first; all sources together at its end (architecture §6). */
export const modeOptions: readonly { id: SearchMode; label: string }[] = analysisModes.map((id) => ({
  id,
  label: modeLabel(id),
}));

/** What each step does, in words, by what was asked. */
export function stepLabels(mode: AnalysisMode): Record<AnalysisStep, string> {
  const isSurvey = mode === 'consumer-survey';
  const isOpportunity = mode === 'opportunity-assessment';
  const platform = platformOf(mode);
  return {
    fetch: platform ? `Searching ${sourceLabels[platform]}` : 'Searching public conversations',
    clean: 'Removing copies, spam and what is off topic',
    group: isOpportunity ? 'Weighing demand, pain and gaps' : 'Grouping what people say',
    write: isSurvey ? 'Answering your questions from what people wrote' : 'Writing the report',
    check: 'Checking every quote and number',
  };
}

/** The mode that asks all sources the same; undefined where all are asked already. */
export function allSourcesOf(mode: AnalysisMode): SearchMode | undefined {
  if (!platformOf(mode)) return undefined;
  return mode.startsWith('concise-') ? 'concise-all' : 'all';
}

/** How a source's answer is told. */
export const statusTexts: Record<SourceStatus, string> = {
  ok: 'searched',
  cached: 'searched in the last 24 hours',
  empty: 'nothing found',
  blocked: 'refused us; where a key is set, it may be wrong or expired',
  quota: 'gives no more for now',
  no_key: 'needs a key',
  timeout: 'did not answer in time',
  error: 'failed',
};

/** Whether a source gave what it has. */
export const isAnswered = (status: SourceStatus) =>
  status === 'ok' || status === 'cached' || status === 'empty';
