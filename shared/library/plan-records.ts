import type { LibraryChange, Records } from './change.ts';
import { nextItem } from './edit-item.ts';
import type { Library } from './export-library.ts';
import type { ImportSource } from './import-library.ts';
import type { ImportPlan, PlanOccasion } from './import-plan.ts';
import type { ItemVersion, LibraryItem, TableName } from './records.ts';

/** Tables beside the items; in the second list a record is never changed once it was written. */
const CHANGING = ['values', 'personas', 'actions'] as const satisfies TableName[];
const LASTING = ['versions', 'history'] as const satisfies TableName[];

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const byId = <T extends { id: string }>(records: readonly T[]) =>
  new Map(records.map((one) => [one.id, one]));

function compareItems(
  theirs: readonly LibraryItem[],
  ours: ReadonlyMap<string, LibraryItem>,
): Pick<ImportPlan, 'adds' | 'updates' | 'skips'> {
  const plan: Pick<ImportPlan, 'adds' | 'updates' | 'skips'> = { adds: [], updates: [], skips: [] };
  // The last of several with one id is the one that counts.
  for (const item of byId(theirs).values()) {
    const known = ours.get(item.id);
    if (!known) plan.adds.push(item);
    else if (isSame(known, item)) plan.skips.push({ name: item.name, reason: 'same' });
    else if (item.editedAt < known.editedAt) plan.skips.push({ name: item.name, reason: 'older' });
    else plan.updates.push({ before: known, after: item });
  }
  return plan;
}

function compareOthers(theirs: Library, here: Library): Records {
  const missing = (table: TableName) => {
    const known = byId<{ id: string }>(here[table]);
    return theirs[table].filter(({ id }) => !known.has(id));
  };
  const changed = (table: TableName) => {
    const known = byId<{ id: string }>(here[table]);
    return theirs[table].filter((record) => !isSame(known.get(record.id), record));
  };
  return Object.fromEntries([
    ...CHANGING.map((table) => [table, changed(table)]),
    ...LASTING.map((table) => [table, missing(table)]),
  ]);
}

/** The plan for a file of our own: by id, the later edit wins. */
export function planRecords(
  source: Extract<ImportSource, { from: 'whetstone' }>,
  here: Library,
  { now, newId }: PlanOccasion,
): ImportPlan {
  const { adds, updates, skips } = compareItems(source.library.items, byId(here.items));
  const others = compareOthers(source.library, here);
  const count = Object.values(others).reduce((sum, records) => sum + records.length, 0);
  const replaced = updates
    .map(({ before, after }) => nextItem(before, after, { now, versionId: newId() }).version)
    .filter((version): version is ItemVersion => version !== null);
  const put: LibraryChange['put'] = {
    ...others,
    items: [...adds, ...updates.map(({ after }) => after)],
    versions: [...(others.versions ?? []), ...replaced],
  };
  return { adds, updates, skips, damaged: source.damaged, others: count, change: { put } };
}
