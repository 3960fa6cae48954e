import type { AnalysisMode, SourceId } from '@/shared/contracts/analysis-modes.ts';
import { platformOf } from './mode-labels.ts';
import { askedSources } from './sources/registry.ts';

/** The sources a mode asks: its own platform, or all of them. */
export function sourcesOf(mode: AnalysisMode): SourceId[] {
  const platform = platformOf(mode);
  return platform ? [platform] : [...askedSources];
}

/** The short report's mode beside the long one's. */
export const isConcise = (mode: AnalysisMode): boolean => mode.startsWith('concise-');
