import type { ImportedVoice } from '@/shared/contracts/analysis.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import type { AnalysisStore } from './analysis-store.ts';

const LEASE_SECONDS = 5;

/** Keeps what a user brought as the first step of his run: it is fetched already. */
export async function saveImported(
  id: string,
  voices: readonly ImportedVoice[],
  store: Pick<AnalysisStore, 'claimStep' | 'saveStep'>,
): Promise<void> {
  if (voices.length === 0) return;
  const items = toImportedItems(voices);
  await store.claimStep(id, 'fetch:import', LEASE_SECONDS);
  await store.saveStep(id, 'fetch:import', {
    source: 'import',
    status: items.length === 0 ? 'empty' : 'ok',
    via: null,
    items,
    costUsd: 0,
    note: null,
  });
}
