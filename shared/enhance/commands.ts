import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { actions, type BuiltInAction } from './actions.ts';
import { enhanceKeys } from './enhance-keys.ts';
import { commandTexts } from './menu.en.ts';
import { levels } from './modes.ts';

/** The command that sharpens as the last card was set: the one the popup and the welcome page name. */
export const ENHANCE_COMMAND = 'enhance';
/** The command that opens the side panel. */
export const PANEL_COMMAND = 'open-panel';

/** What a command asks of the card. */
interface CommandRequest {
  level?: EnhanceLevel;
  job?: { kind: 'action'; action: BuiltInAction };
}

/** A keyboard command of the manifest. */
export interface Command {
  name: string;
  /** As the browser's page of shortcuts lists it. */
  description: string;
  /** Bound at install, as far as no other extension has the keys; a browser takes four at most. */
  keys?: { chrome: string; firefox: string };
  /** Undefined for the panel. */
  request?: CommandRequest;
}

/**
 * Alt+Shift with a letter that neither browser has: in Firefox on Linux the first letters of the menus open them (E is
 * Edit, S History); Chromium silently leaves A, B, C, I, N, P, R, T, X and Z unbound, which it has itself (tried one by one).
 * Why the same on Windows and macOS: decision 62.
 */
const bothBrowsers = (letter: string) => ({ chrome: `Alt+Shift+${letter}`, firefox: `Alt+Shift+${letter}` });
const levelKeys: Record<string, string> = { polish: 'L', reframe: 'M' };

/** What has a key of its own; those without suggested keys wait for the user's. */
export const commands: readonly Command[] = [
  {
    name: ENHANCE_COMMAND,
    description: commandTexts.enhance,
    keys: enhanceKeys,
    request: {},
  },
  ...levels
    .filter(({ id }) => levelKeys[id])
    .map(({ id, label }) => ({
      name: id,
      description: commandTexts.level(label),
      keys: bothBrowsers(levelKeys[id] ?? ''),
      request: { level: id },
    })),
  { name: PANEL_COMMAND, description: commandTexts.panel, keys: bothBrowsers('O') },
  ...actions.map(({ id, label, hint }) => ({
    name: `action-${id}`,
    description: `${label}: ${hint}`,
    request: { job: { kind: 'action' as const, action: id } },
  })),
];
