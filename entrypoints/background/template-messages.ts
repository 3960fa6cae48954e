import { libraryStore } from '@/shared/extension/library-store.ts';
import type { MessageHandlers } from '@/shared/extension/messages.ts';
import { sessionItem } from '@/shared/extension/storage.ts';
import { signOut } from './account.ts';
import { forgetTemplates, keepInAccount, syncTemplates } from './template-sync.ts';

/** Templates that the library and the account share (ADR 41), and what the website asks about this extension. */
export const templateMessages = {
  'templates.sync': async () => {
    await syncTemplates();
    return null;
  },
  'templates.keep': async ({ id, isWanted }) => {
    await keepInAccount(id, isWanted);
    return null;
  },
  'site.changedTemplates': async () => {
    await syncTemplates();
    return null;
  },
  'site.askState': async ({ userId }) => {
    const [session, history] = await Promise.all([sessionItem.get(), libraryStore.history.list()]);
    return {
      isConnected: session?.userId === userId,
      hasRewritten: history.some(({ kind }) => kind === 'enhance'),
    };
  },
  'account.signOut': async () => {
    await signOut(forgetTemplates);
    return null;
  },
} satisfies Partial<MessageHandlers>;
