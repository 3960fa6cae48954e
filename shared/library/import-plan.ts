import type { LibraryChange } from './change.ts';
import type { LibraryItem } from './records.ts';

/** Why an entry stays out: it is here already, what is here is newer, or it cannot be kept. */
export type SkipReason = 'same' | 'older' | 'too-long';

export interface Skipped {
  name: string;
  reason: SkipReason;
}

/** What an import would do, told before anything is written. */
export interface ImportPlan {
  adds: LibraryItem[];
  updates: { before: LibraryItem; after: LibraryItem }[];
  skips: Skipped[];
  /** Entries that were damaged or empty. */
  damaged: number;
  /** Records beside prompts and notes that come along: personas, actions, versions, history. */
  others: number;
  change: LibraryChange;
}

export interface PlanOccasion {
  now: number;
  newId: () => string;
}
