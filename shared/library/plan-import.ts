import type { Library } from './export-library.ts';
import type { ImportSource } from './import-library.ts';
import type { ImportPlan, PlanOccasion } from './import-plan.ts';
import { planEntries } from './plan-entries.ts';
import { planRecords } from './plan-records.ts';

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
