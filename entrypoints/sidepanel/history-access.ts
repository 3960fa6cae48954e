import { beginningOf } from '@/components/activity/history-texts.ts';
import type { HistoryAccess } from '@/components/activity/history-view.tsx';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { nameFromText } from '@/shared/library/foreign-fields.ts';
import { copyText } from './copy-text.ts';
import { insertIntoPage } from './insert-into-page.ts';

/** What the history's screen can do in this window. */
export const historyAccess: HistoryAccess = {
  clear: () => libraryStore.history.clear(),
  remove: (id) => libraryStore.history.remove(id),
  trim: (limit) => libraryStore.history.trim(limit),
  change: (change) => libraryStore.change(change),
  copy: copyText,
  insert: insertIntoPage,
  async save({ draft, result }) {
    const fields = { kind: 'prompt', category: '', favourite: false } as const;
    const item = await libraryStore.items.create({
      ...fields,
      tags: [],
      name: nameFromText(beginningOf(draft)),
      text: result,
    });
    return { remove: { items: [item.id] } };
  },
};
