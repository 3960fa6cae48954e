import type { OwnTemplate } from '@/shared/contracts/own-templates.ts';
import type { LibraryItem } from './records.ts';

/** How an item stood when the library and the account last held the same. */
export interface LastSame {
  /** The account's; null for one that is to be saved there, or was deleted here and may come back by Undo. */
  revision: number | null;
  /** The library's. */
  editedAt: number;
}

/** The items that are kept in the account too, by id. */
export type SharedItems = Readonly<Record<string, LastSame>>;

/** What makes library and account hold the same again, an act for each item. */
export type SyncStep =
  | { act: 'write-here'; template: OwnTemplate; item: LibraryItem | undefined }
  | { act: 'write-there'; item: LibraryItem; base: number | null }
  | { act: 'remove-here'; item: LibraryItem }
  | { act: 'remove-there'; template: OwnTemplate }
  /** Both were changed: the account's takes the place, the library's stays beside it. */
  | { act: 'keep-both'; template: OwnTemplate; item: LibraryItem }
  | { act: 'note-same'; template: OwnTemplate; item: LibraryItem }
  | { act: 'forget'; id: string };

interface Sides {
  id: string;
  last: LastSame | undefined;
  item: LibraryItem | undefined;
  template: OwnTemplate | undefined;
}

/** The account has it, the library has not. */
function deletedHere(template: OwnTemplate, last: LastSame | undefined): SyncStep {
  // A change made elsewhere outlives a deletion.
  return last && last.revision === template.revision
    ? { act: 'remove-there', template }
    : { act: 'write-here', template, item: undefined };
}

/** The library has it, the account has not. */
function deletedThere(item: LibraryItem, last: LastSame): SyncStep {
  return last.revision !== null && last.editedAt === item.editedAt
    ? { act: 'remove-here', item }
    : { act: 'write-there', item, base: null };
}

function changed(item: LibraryItem, template: OwnTemplate, last: LastSame | undefined): SyncStep | undefined {
  const isNoted = last?.revision === template.revision && last.editedAt === item.editedAt;
  if (item.name === template.title && item.text === template.content)
    return isNoted ? undefined : { act: 'note-same', template, item };
  if (!last || last.revision === null) return { act: 'keep-both', template, item };
  const isChangedHere = last.editedAt !== item.editedAt;
  const isChangedThere = last.revision !== template.revision;
  if (isChangedHere && isChangedThere) return { act: 'keep-both', template, item };
  if (isChangedHere) return { act: 'write-there', item, base: template.revision };
  return isChangedThere ? { act: 'write-here', template, item } : undefined;
}

function stepFor({ id, last, item, template }: Sides): SyncStep | undefined {
  if (item && template) return changed(item, template, last);
  if (template) return deletedHere(template, last);
  if (item && last) return deletedThere(item, last);
  return last && last.revision !== null ? { act: 'forget', id } : undefined;
}

/** What is to be done so that no text is lost and both hold the same; items that are not shared are left alone (ADR 41). */
export function planTemplateSync(
  shared: SharedItems,
  items: readonly LibraryItem[],
  templates: readonly OwnTemplate[],
): SyncStep[] {
  const here = new Map(items.map((item) => [item.id, item]));
  const there = new Map(templates.map((template) => [template.id, template]));
  return [...new Set([...Object.keys(shared), ...there.keys()])].flatMap((id) => {
    const step = stepFor({ id, last: shared[id], item: here.get(id), template: there.get(id) });
    return step ? [step] : [];
  });
}
