import type { Library } from '@/shared/library/export-library.ts';
import type { LibraryItem } from '@/shared/library/records.ts';

/** An item with what a test says of it. */
export function itemWith(fields: Partial<LibraryItem>): LibraryItem {
  return {
    id: fields.name ?? 'item',
    kind: 'prompt',
    name: 'Name',
    text: 'Text',
    category: '',
    tags: [],
    favourite: false,
    createdAt: 1,
    editedAt: 1,
    ...fields,
  };
}

export function libraryWith(fields: Partial<Library>): Library {
  return { items: [], versions: [], values: [], personas: [], actions: [], history: [], ...fields };
}

let count = 0;
/** When and how a plan is made. */
export const occasion = { now: 5_000, newId: () => `new-${count++}` };
