import type { HistoryEntry } from '@/shared/library/records.ts';
import { historySettingsItem } from './history-settings.ts';
import { libraryStore } from './library-store.ts';

/**
 * Keeps a run that was done, where the user wants a history. Never fails: a run that went well is not spoiled by a full
 * disk, and a run longer than a record may be is left out.
 */
export async function recordHistory(run: Omit<HistoryEntry, 'id' | 'at'>): Promise<void> {
  try {
    const { keeps, limit } = await historySettingsItem.get();
    if (!keeps) return;
    await libraryStore.history.add({ ...run, id: crypto.randomUUID(), at: Date.now() }, limit);
  } catch {
    // Nothing the user waits for; the panel shows what is there.
  }
}
