import { browser } from 'wxt/browser';
import { commands, ENHANCE_COMMAND } from '@/shared/enhance/commands.ts';

/** Firefox opens its own page of shortcuts; WXT's Chrome types do not know the call. */
interface ShortcutSettings {
  commands: { openShortcutSettings?: () => Promise<void> };
}

/** The keys bound to the card's command; empty where the user or another extension took them. */
export function readShortcut(bound: readonly { name?: string; shortcut?: string }[]): string {
  return bound.find(({ name }) => name === ENHANCE_COMMAND)?.shortcut ?? '';
}

/** A command and the keys bound to it; empty where there are none. */
export interface BoundCommand {
  description: string;
  keys: string;
}

/** Those that come with keys, bound or not, and those the user gave keys to. */
export function readShortcuts(bound: readonly { name?: string; shortcut?: string }[]): BoundCommand[] {
  return commands
    .map(({ name, description, keys: suggested }) => ({
      description,
      suggested,
      keys: bound.find((one) => one.name === name)?.shortcut ?? '',
    }))
    .filter(({ keys, suggested }) => keys || suggested)
    .map(({ description, keys }) => ({ description, keys }));
}

/** Opens the browser's own page where shortcuts are set. */
export function openShortcutSettings(): void {
  const { openShortcutSettings: openInFirefox } = (browser as unknown as ShortcutSettings).commands;
  if (openInFirefox) void openInFirefox();
  else void browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
