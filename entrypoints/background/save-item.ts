import { libraryStore } from '@/shared/extension/library-store.ts';
import type { MessageHandlers } from '@/shared/extension/messages.ts';
import { assertAllowed, siteOf } from '@/shared/extension/switches.ts';
import { nameFromText } from '@/shared/library/foreign-fields.ts';

/** Keeps texts of cards in the library, and takes them back. */
export const saveMessages = {
  'library.save': async ({ kind, text }, { url }) => {
    await assertAllowed(siteOf(url));
    const fields = { kind, text, name: nameFromText(text), category: '', tags: [], favourite: false };
    const { id, name } = await libraryStore.items.create(fields);
    return { id, name };
  },
  'library.unsave': async ({ id }) => {
    await libraryStore.items.remove([id]);
    return null;
  },
} satisfies Partial<MessageHandlers>;
