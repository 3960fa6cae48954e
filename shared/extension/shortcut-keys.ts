import { browser } from 'wxt/browser';

/** The command of `manifest.commands` that opens the card. */
const COMMAND = 'enhance';

/** Firefox opens its own page of shortcuts; WXT's Chrome types do not know the call. */
interface ShortcutSettings {
  commands: { openShortcutSettings?: () => Promise<void> };
}

/** The keys bound to the card's command; empty where the user or another extension took them. */
export function readShortcut(commands: readonly { name?: string; shortcut?: string }[]): string {
  return commands.find(({ name }) => name === COMMAND)?.shortcut ?? '';
}

/** Opens the browser's own page where shortcuts are set. */
export function openShortcutSettings(): void {
  const { openShortcutSettings: openInFirefox } = (browser as unknown as ShortcutSettings).commands;
  if (openInFirefox) void openInFirefox();
  else void browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
