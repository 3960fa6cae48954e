import type { AnalysisStep } from '@/shared/contracts/analysis.ts';
import { type AnalysisMode, analysisModes } from '@/shared/contracts/analysis-modes.ts';
import type { SourceStatus } from '@/shared/contracts/insight-report.ts';
import { modeLabel, platformOf } from '@/shared/insights/mode-labels.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { say } from './say.ts';

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
    fetch: platform ? say('step_fetchOf', { platform: sourceLabels[platform] }) : say('step_fetch'),
    clean: say('step_clean'),
    group: isOpportunity ? say('step_groupOpportunity') : say('step_group'),
    write: isSurvey ? say('step_writeSurvey') : say('step_write'),
    check: say('step_check'),
  };
}

/** The mode that asks all sources the same; undefined where all are asked already. */
export function allSourcesOf(mode: AnalysisMode): SearchMode | undefined {
  if (!platformOf(mode)) return undefined;
  return mode.startsWith('concise-') ? 'concise-all' : 'all';
}

/** How a source's answer is told. */
export const statusText = (status: SourceStatus): string => say(`source_${status}`);

/** Whether a source gave what it has. */
export const isAnswered = (status: SourceStatus) =>
  status === 'ok' || status === 'cached' || status === 'empty';
