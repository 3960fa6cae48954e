import { serveMessages } from '@/shared/extension/messages.ts';
import { settingsItem } from '@/shared/extension/storage.ts';
import { refreshAccount, signOut } from './account.ts';
import type { OpenCard } from './open-card.ts';
import { activeTabId } from './shortcut.ts';
import type { SignIn } from './sign-in.ts';

interface AnswerOptions {
  openCard: OpenCard;
  signIn: SignIn;
  /** Loads what the first run would wait for. */
  warm(): void;
}

/** Answers pages and the extension's own pages, by the table of `shared/extension/messages.ts`. */
export function answerMessages({ openCard, signIn, warm }: AnswerOptions): void {
  serveMessages({
    'card.prepare': async () => {
      const { level, mode, showChanges } = await settingsItem.get();
      // The answer goes out first: loading the checker keeps this thread busy for a second or two.
      setTimeout(warm);
      return { level, mode, showChanges };
    },
    'chip.wanted': async () => ({ wanted: (await settingsItem.get()).showChip }),
    'card.remember': async (choice) => {
      await settingsItem.set({ ...(await settingsItem.get()), ...choice });
      return null;
    },
    'card.openActive': async (request) => {
      const tabId = await activeTabId();
      return tabId === undefined ? { code: 'page_not_supported' } : openCard({ tabId, frameId: 0 }, request);
    },
    'account.signIn': async () => {
      await signIn.begin();
      return null;
    },
    'account.signOut': async () => {
      await signOut();
      return null;
    },
    'account.refresh': async () => {
      await refreshAccount();
      return null;
    },
    'account.handOff': async (message) => ({ accepted: await signIn.finish(message) }),
  });
}
