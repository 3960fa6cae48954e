import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import type { SourceStatus } from '@/shared/contracts/insight-report.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';

const SENTENCES: Partial<Record<SourceStatus, (label: string) => string>> = {
  empty: (label) => `${label} was asked and had nothing on this.`,
  blocked: (label) => `${label} refused the request, so nothing from it is here.`,
  quota: (label) => `${label} has given all it gives for now, so nothing from it is here.`,
  no_key: (label) => `${label} needs a key that is not set, so it was not asked.`,
  timeout: (label) => `${label} did not answer in time, so nothing from it is here.`,
  error: (label) => `${label} answered in a way that could not be read, so nothing from it is here.`,
};

/** Why a source gave nothing, in a sentence; undefined where it answered. */
export const describeSilence = (source: SourceId, status: SourceStatus): string | undefined =>
  SENTENCES[status]?.(sourceLabels[source]);
