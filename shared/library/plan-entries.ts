import { nextItem } from './edit-item.ts';
import { fold } from './fold.ts';
import type { CsvEntry } from './foreign-csv.ts';
import type { ImportSource } from './import-library.ts';
import type { ImportPlan, PlanOccasion, SkipReason } from './import-plan.ts';
import { MAX_TAGS, MAX_TEXT_CHARS } from './limits.ts';
import type { ItemVersion, LibraryItem } from './records.ts';

type Outcome =
  | { add: LibraryItem }
  | { update: { before: LibraryItem; after: LibraryItem } }
  | { skip: SkipReason };

/** What is here, found by id, by text and by name; entries of the file join as they are planned. */
class Known {
  private readonly ids = new Map<string, LibraryItem>();
  private readonly texts = new Map<string, LibraryItem>();
  /** By name, those no entry has spoken for: the next entry of the same name is another one. */
  private readonly free = new Map<string, LibraryItem[]>();

  constructor(items: readonly LibraryItem[]) {
    for (const item of items) {
      this.join(item);
      const alike = this.free.get(fold(item.name));
      if (alike) alike.push(item);
      else this.free.set(fold(item.name), [item]);
    }
  }

  join(item: LibraryItem): void {
    this.ids.set(item.id, item);
    this.texts.set(`${fold(item.name)}\0${item.text}`, item);
  }

  find(entry: CsvEntry): LibraryItem | undefined {
    const name = fold(entry.name);
    const byId = entry.id === null ? undefined : this.ids.get(entry.id);
    return byId ?? this.texts.get(`${name}\0${entry.text}`) ?? this.byName(name, entry);
  }

  private byName(name: string, { kind }: CsvEntry): LibraryItem | undefined {
    const alike = this.free.get(name)?.filter((item) => item.kind === kind) ?? [];
    return alike.length === 1 ? alike[0] : undefined;
  }

  take(item: LibraryItem): void {
    const name = fold(item.name);
    this.free.set(
      name,
      (this.free.get(name) ?? []).filter(({ id }) => id !== item.id),
    );
  }
}

function newItem(entry: CsvEntry, { now, newId }: PlanOccasion): LibraryItem {
  const { kind, name, text, category, tags, favourite } = entry;
  const createdAt = entry.createdAt ?? entry.editedAt ?? now;
  const editedAt = entry.editedAt ?? createdAt;
  return { id: entry.id ?? newId(), kind, name, text, category, tags, favourite, createdAt, editedAt };
}

function mergedItem(before: LibraryItem, entry: CsvEntry): Partial<LibraryItem> {
  const tags = [...new Set([...before.tags, ...entry.tags])].slice(0, MAX_TAGS);
  const category = entry.category || before.category;
  return {
    name: entry.name,
    text: entry.text,
    category,
    tags,
    favourite: before.favourite || entry.favourite,
  };
}

function judge(entry: CsvEntry, known: Known, occasion: PlanOccasion): Outcome {
  if (entry.text.length > MAX_TEXT_CHARS) return { skip: 'too-long' };
  const before = known.find(entry);
  if (!before) return { add: newItem(entry, occasion) };
  known.take(before);
  const { item: after } = nextItem(before, mergedItem(before, entry), { now: occasion.now, versionId: '' });
  if (JSON.stringify(after) === JSON.stringify(before)) return { skip: 'same' };
  if (entry.editedAt !== null && entry.editedAt < before.editedAt) return { skip: 'older' };
  return { update: { before, after } };
}

/** The plan for a list of another tool: by a lasting id, else by name; what is here keeps its tags and its id. */
export function planEntries(
  source: Extract<ImportSource, { from: 'elsewhere' }>,
  items: readonly LibraryItem[],
  occasion: PlanOccasion,
): ImportPlan {
  const known = new Known(items);
  const plan: ImportPlan = {
    adds: [],
    updates: [],
    skips: [],
    damaged: source.damaged,
    others: 0,
    change: {},
  };
  for (const entry of source.entries) {
    const outcome = judge(entry, known, occasion);
    if ('skip' in outcome) plan.skips.push({ name: entry.name, reason: outcome.skip });
    else if ('update' in outcome) plan.updates.push(outcome.update);
    else {
      plan.adds.push(outcome.add);
      known.join(outcome.add);
    }
  }
  const versions = plan.updates
    .map(({ before, after }) => nextItem(before, after, { now: 0, versionId: occasion.newId() }).version)
    .filter((version): version is ItemVersion => version !== null);
  plan.change = { put: { items: [...plan.adds, ...plan.updates.map(({ after }) => after)], versions } };
  return plan;
}
