import { modePrompts } from '@/shared/enhance/modes/prompts.ts';
import { DEFAULT_MODE } from '@/shared/enhance/modes.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { serveMessages } from '@/shared/extension/messages.ts';
import { keepSiteChoice, readSiteChoice } from '@/shared/extension/site-choices.ts';
import { settingsItem } from '@/shared/extension/storage.ts';
import { isAllowed, siteOf, switchBack } from '@/shared/extension/switches.ts';
import { translateLanguageItem } from '@/shared/extension/translate-language.ts';
import { refreshAccount } from './account.ts';
import { addable, addSite, removeSite } from './added-sites.ts';
import { insertText } from './insert-text.ts';
import { refreshMenus } from './menus.ts';
import type { OpenCard } from './open-card.ts';
import { openRemedy } from './open-remedy.ts';
import { activePersonaName, personaMessages } from './personas.ts';
import { saveMessages } from './save-item.ts';
import { activeTabId } from './shortcut.ts';
import type { SignIn } from './sign-in.ts';
import { tabMessages } from './tab-messages.ts';
import { textMessages } from './take-text.ts';
import { templateMessages } from './template-messages.ts';

interface AnswerOptions {
  openCard: OpenCard;
  signIn: SignIn;
  /** Loads what the first run would wait for. */
  warm(): void;
}

const modeExamples = Object.fromEntries(
  Object.entries(modePrompts).map(([mode, { example }]) => [mode, example]),
);

/** Answers pages and the extension's own pages, by the table of `shared/extension/messages.ts`. */
export function answerMessages({ openCard, signIn, warm }: AnswerOptions): void {
  serveMessages({
    'card.prepare': async (_, { url }) => {
      const site = siteOf(url);
      const [{ level, mode }, choice, persona, language, addableSite] = await Promise.all([
        settingsItem.get(),
        readSiteChoice(site),
        activePersonaName(),
        translateLanguageItem.get(),
        addable(site),
      ]);
      // The answer goes out first: loading the checker keeps this thread busy for a second or two.
      setTimeout(warm);
      const isModeChosen = choice.mode !== undefined || mode !== DEFAULT_MODE;
      return { level, mode, ...choice, isModeChosen, persona, language, addableSite, examples: modeExamples };
    },
    'actions.list': async () => (await libraryStore.actions.list()).map(({ id, name }) => ({ id, name })),
    'engine.inUse': () => engineInUse.get(),
    ...personaMessages,
    ...saveMessages,
    ...tabMessages,
    ...textMessages,
    ...templateMessages,
    'language.remember': async ({ language }) => {
      await translateLanguageItem.set(language);
      return null;
    },
    'pause.end': async (_, { url }) => {
      await switchBack(siteOf(url));
      return null;
    },
    'card.remedy': async ({ remedy }, { tab }) => {
      await openRemedy(remedy, { signIn, windowId: tab?.windowId });
      return null;
    },
    'menu.refresh': async () => {
      await refreshMenus();
      return null;
    },
    'chip.wanted': async (_, { url, tab }) => ({
      // A frame that a page wrote itself has no address of its own.
      wanted: (await settingsItem.get()).showChip && (await isAllowed(siteOf(url) ?? siteOf(tab?.url))),
    }),
    'card.remember': async (choice, { url, tab }) => {
      const site = siteOf(url);
      // A private window leaves nothing behind.
      if (site !== null && !tab?.incognito && Object.keys(choice).length > 0)
        await keepSiteChoice(site, choice);
      return null;
    },
    'card.openActive': async (request) => {
      const tabId = await activeTabId();
      return tabId === undefined ? { code: 'page_not_supported' } : openCard({ tabId, frameId: 0 }, request);
    },
    'card.openFrame': async (_, { tab, frameId }) =>
      tab?.id === undefined || frameId === undefined
        ? { code: 'page_not_supported' }
        : openCard({ tabId: tab.id, frameId }, {}),
    'library.insert': async ({ text }) => {
      const tabId = await activeTabId();
      return tabId === undefined ? { code: 'page_not_supported' } : insertText(tabId, text);
    },
    'sites.add': async ({ origin }) => ({ added: await addSite(origin) }),
    'sites.remove': async ({ origin }) => {
      await removeSite(origin);
      return null;
    },
    'account.signIn': async ({ engine }) => {
      await signIn.begin(engine);
      return null;
    },
    'account.refresh': async () => {
      await refreshAccount();
      return null;
    },
    'account.handOff': async (message) => ({ accepted: await signIn.finish(message) }),
  });
}
