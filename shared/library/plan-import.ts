import type { LibraryChange } from './change.ts';
import type { Library } from './export-library.ts';
import type { ImportSource } from './import-library.ts';
import { planEntries } from './plan-entries.ts';
import { planRecords } from './plan-records.ts';
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

/** Compares a file with what is here. Nothing is ever deleted, and what is replaced becomes a version. */
export function planImport(source: ImportSource, here: Library, occasion: PlanOccasion): ImportPlan {
  return source.from === 'whetstone'
    ? planRecords(source, here, occasion)
    : planEntries(source, here.items, occasion);
}

/** Whether an import would change anything. */
export function changesSomething({ adds, updates, others }: ImportPlan): boolean {
  return adds.length + updates.length + others > 0;
}
