import { type ItemVersion, KEPT_VERSIONS, type LibraryItem } from './records.ts';

/** What a person writes; the rest is kept beside it. */
export type ItemFields = Pick<LibraryItem, 'kind' | 'name' | 'text' | 'category' | 'tags' | 'favourite'>;

const FIELDS = [
  'kind',
  'name',
  'text',
  'category',
  'tags',
  'favourite',
] as const satisfies (keyof ItemFields)[];

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** The fields of `edited` that differ from the item it began as: what another window wrote stays (faults Q4). */
export function changedFields(base: ItemFields, edited: ItemFields): Partial<ItemFields> {
  return Object.fromEntries(
    FIELDS.filter((field) => !isSame(base[field], edited[field])).map((field) => [field, edited[field]]),
  );
}

interface EditOccasion {
  now: number;
  versionId: string;
}

/**
 * An item after a change.
 * @returns the version to keep beside it, where its name or text is no longer the same; marking a favourite is no edit
 */
export function nextItem(
  current: LibraryItem,
  changes: Partial<ItemFields>,
  { now, versionId }: EditOccasion,
): { item: LibraryItem; version: ItemVersion | null } {
  const real = changedFields(current, { ...current, ...changes });
  const isEdited = Object.keys(real).some((field) => field !== 'favourite');
  const item = { ...current, ...real, editedAt: isEdited ? now : current.editedAt };
  const isReworded = 'name' in real || 'text' in real;
  const { id, name, text, editedAt } = current;
  return { item, version: isReworded ? { id: versionId, itemId: id, name, text, at: editedAt } : null };
}

/** The ids of an item's oldest versions, beyond those that are kept. */
export function versionsToDrop(versions: readonly ItemVersion[]): string[] {
  return [...versions]
    .sort((left, right) => right.at - left.at)
    .slice(KEPT_VERSIONS)
    .map(({ id }) => id);
}
