import * as z from 'zod/mini';
import { storedItem } from './stored-item.ts';

/** How many runs the history may keep. */
export const historyLimits = [50, 200, 1_000] as const;
export type HistoryLimit = (typeof historyLimits)[number];

export interface HistorySettings {
  /** Off: nothing is added; what is there stays until it is cleared. */
  keeps: boolean;
  limit: HistoryLimit;
}

export const defaultHistorySettings: HistorySettings = { keeps: true, limit: 200 };

const historySettings: z.ZodMiniType<HistorySettings> = z.object({
  keeps: z.catch(z.boolean(), defaultHistorySettings.keeps),
  limit: z.catch(z.literal(historyLimits), defaultHistorySettings.limit),
});

export const historySettingsItem = storedItem<HistorySettings>('historySettings', {
  schema: historySettings,
  fallback: defaultHistorySettings,
});
