import { type AnalysisEvent, type AnalysisRequest, analysisEvent } from '@/shared/contracts/analysis.ts';
import type { FunctionsAccess } from './call-function.ts';
import { streamFunction } from './stream-function.ts';

/** Runs an analysis and tells its steps; the same `requestId` finds the same run and is not charged again. */
export function runAnalysis(
  access: FunctionsAccess,
  body: AnalysisRequest,
  signal: AbortSignal,
): AsyncGenerator<AnalysisEvent, void, undefined> {
  return streamFunction(access, { path: '/analysis/reddit-search', body, event: analysisEvent, signal });
}
