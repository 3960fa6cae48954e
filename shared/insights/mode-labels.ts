import type { AnalysisMode, SourceId } from '@/shared/contracts/analysis-modes.ts';
import { sourceLabels } from './sources/labels.ts';

/** The platforms of spec §9, each with a mode for a detailed and one for a concise report. */
const PLATFORMS = ['reddit', 'quora', 'stackexchange', 'youtube', 'x'] as const;

/** The one platform a mode reads; undefined for all sources and for surveys. */
export function platformOf(mode: AnalysisMode): SourceId | undefined {
  return PLATFORMS.find((name) => mode === name || mode === `concise-${name}`);
}

/** What a kept report was asked of, for telling it from others on the same subject; a survey's title says it. */
export function modeNote(mode: AnalysisMode): string {
  if (mode === 'consumer-survey' || mode === 'opportunity-assessment') return '';
  return modeLabel(mode).replace(' Analysis - Detail', '').replace(' Analysis - Concise', ', concise');
}

/** What a mode is called in the menu (spec §9: `Reddit Analysis - Detail`). */
export function modeLabel(mode: AnalysisMode): string {
  if (mode === 'consumer-survey') return 'Consumer Survey';
  if (mode === 'opportunity-assessment') return 'Opportunity Assessment';
  const isConcise = mode.startsWith('concise-');
  const platform = mode.replace('concise-', '');
  const name = platform === 'all' ? 'All Sources' : sourceLabels[platform as SourceId];
  return `${name} Analysis - ${isConcise ? 'Concise' : 'Detail'}`;
}
