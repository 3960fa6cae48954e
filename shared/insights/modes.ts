import type { AnalysisMode, SourceId } from '@/shared/contracts/analysis-modes.ts';
import { sourceLabels } from './sources/labels.ts';
import { askedSources } from './sources/registry.ts';

/** The platforms of spec §9, each with a mode for a detailed and one for a concise report. */
const PLATFORMS = ['reddit', 'quora', 'stackexchange', 'youtube', 'x'] as const;

/** What a mode is called in the menu (spec §9: `Reddit Analysis - Detail`). */
export function modeLabel(mode: AnalysisMode): string {
  if (mode === 'consumer-survey') return 'Consumer Survey';
  if (mode === 'opportunity-assessment') return 'Opportunity Assessment';
  const isConcise = mode.startsWith('concise-');
  const platform = mode.replace('concise-', '');
  const name = platform === 'all' ? 'All Sources' : sourceLabels[platform as SourceId];
  return `${name} Analysis - ${isConcise ? 'Concise' : 'Detail'}`;
}

/** The sources a mode asks: its own platform, or all of them. */
export function sourcesOf(mode: AnalysisMode): SourceId[] {
  const platform = PLATFORMS.find((name) => mode === name || mode === `concise-${name}`);
  return platform ? [platform] : [...askedSources];
}

/** The short report's mode beside the long one's. */
export const isConcise = (mode: AnalysisMode): boolean => mode.startsWith('concise-');
