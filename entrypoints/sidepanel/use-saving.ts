import { useCallback } from 'react';
import { say as sayLibrary } from '@/components/library/say.ts';
import type { NoticeBoard } from '@/components/library/use-notice.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { nameFromText } from '@/shared/library/foreign-fields.ts';
import type { ItemKind } from '@/shared/library/records.ts';

/** Keeps a text in the library, named after its first words and once, and says so with the way back. */
export function useSaving({ say, attempt }: NoticeBoard): (kind: ItemKind, text: string) => void {
  return useCallback(
    (kind, text) =>
      void attempt(async () => {
        const kept = await libraryStore.items.list();
        const same = kept.find((item) => item.kind === kind && item.text === text);
        if (same) return say(sayLibrary('alreadyKept', { name: same.name }));
        const fields = { kind, text, name: nameFromText(text), category: '', tags: [], favourite: false };
        const item = await libraryStore.items.create(fields);
        say(sayLibrary(kind === 'note' ? 'savedNote' : 'savedPrompt', { name: item.name }), () =>
          libraryStore.items.remove([item.id]),
        );
      }),
    [say, attempt],
  );
}
