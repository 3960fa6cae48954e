import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { ItemFields } from '@/shared/library/edit-item.ts';
import type { ItemVersion, LibraryItem } from '@/shared/library/records.ts';
import type { LibraryAccess } from './library-access.ts';
import { say } from './say.ts';
import type { NoticeBoard } from './use-notice.ts';
import type { Screen } from './use-screens.ts';

interface ItemActsOptions {
  access: LibraryAccess;
  board: NoticeBoard;
  show: (screen: Screen) => void;
}

/** What is said where a text could not be written into the page and was copied instead. */
const insteadOf = (code: ErrorCode) =>
  code === 'no_editor' || code === 'page_not_supported' ? say(`copied_${code}`) : say('copied');

/** What is done with an item, said in the notice bar, with the way back. */
export function useItemActs({ access, board, show }: ItemActsOptions) {
  const { attempt, say: tell } = board;
  return {
    create: (fields: ItemFields) =>
      attempt(async () => {
        const { id, name } = await access.create(fields);
        show({ at: 'item', id });
        tell(say('saved', { name }), async () => {
          await access.remove([id]);
        });
      }),
    update: (base: LibraryItem, changes: Partial<ItemFields>) =>
      attempt(async () => {
        const saved = await access.update(base, changes);
        show({ at: 'item', id: base.id });
        if (Object.keys(changes).length === 0) return;
        const former = Object.fromEntries(
          Object.keys(changes).map((field) => [field, base[field as keyof ItemFields]]),
        );
        tell(say('saved', { name: saved.name }), () => access.update(saved, former));
      }),
    favourite: (item: LibraryItem) => void attempt(() => access.update(item, { favourite: !item.favourite })),
    keepInAccount: ({ id, name }: LibraryItem, isWanted: boolean) =>
      attempt(async () => {
        await access.keepInAccount(id, isWanted);
        tell(say(isWanted ? 'inAccount' : 'notInAccount', { name }));
      }),
    remove: (item: LibraryItem) =>
      attempt(async () => {
        show({ at: 'list' });
        const undo = await access.remove([item.id]);
        tell(say('deleted', { name: item.name }), () => access.change(undo));
      }),
    restore: (item: LibraryItem, { name, text }: ItemVersion) =>
      attempt(async () => {
        await access.update(item, { name, text });
        show({ at: 'item', id: item.id });
        tell(say('restored'), () => access.update(item, { name: item.name, text: item.text }));
      }),
    insert: (text: string) =>
      attempt(async () => {
        const code = await access.insert(text);
        if (code === null) return tell(say('inserted'));
        const isCopied = await access.copy(text);
        if (!isCopied) throw new AppError(code);
        tell(insteadOf(code));
      }),
  };
}
