import {
  type EnhanceLevel,
  type EnhanceMode,
  enhanceLevel,
  enhanceMode,
} from '@/shared/contracts/enhance.ts';
import { actions } from '@/shared/enhance/actions.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_LEVEL, DEFAULT_MODE, levels } from '@/shared/enhance/modes.ts';
import type { CardOpen } from '@/shared/extension/messages.ts';
import type { CustomAction } from '@/shared/library/records.ts';
import { say } from './say.ts';

const ROOT_ID = 'enhance';
const ACTIONS_ID = 'actions';
const MORE_ID = 'more';
/** What is asked for beside a chat: it stands with the levels. */
const FREQUENT_MODE: EnhanceMode = 'email';

/** Where an item is offered: on a selected text, in a field that can be written in. */
type Context = 'selection' | 'editable';

interface Placed {
  id: string;
  parentId?: string;
  contexts: [Context, ...Context[]];
}

export type MenuItem = Placed & ({ title: string; type?: 'normal' } | { type: 'separator' });

/** What a click asks for; `own` is the id of one of the user's own actions. */
export type MenuChoice = Pick<CardOpen, 'mode' | 'level' | 'job'> | { own: string };

const drafts: MenuItem['contexts'] = ['selection', 'editable'];
const selections: MenuItem['contexts'] = ['selection'];

/** `&` marks a letter of a menu's title as its key; twice it is itself. */
const plainTitle = (title: string) => title.replaceAll('&', '&&');

const rewrite = (mode: EnhanceMode, level: EnhanceLevel, title: string): MenuItem => ({
  id: `enhance:${mode}:${level}`,
  title,
  contexts: drafts,
});

const modeItems = (wanted: (mode: EnhanceMode) => boolean): MenuItem[] =>
  modes.filter(({ id }) => wanted(id)).map(({ id, label }) => rewrite(id, DEFAULT_LEVEL, label));

function actionItems(own: readonly CustomAction[]): MenuItem[] {
  const item = (id: string, title: string): MenuItem => ({
    id: `action:${id}`,
    title,
    parentId: ACTIONS_ID,
    contexts: selections,
  });
  return [
    { id: ACTIONS_ID, title: say('actions'), parentId: ROOT_ID, contexts: selections },
    ...actions.map(({ id, label }) => item(id, label)),
    ...(own.length > 0
      ? [{ id: 'line:own', type: 'separator' as const, parentId: ACTIONS_ID, contexts: selections }]
      : []),
    ...own.map(({ id, name }) => item(id, plainTitle(name))),
  ];
}

/**
 * The menu, parents before children: six entries, the levels first, and *More* with the other modes and acts. A menu
 * that has to be read is slower than the card.
 */
export function menuItems(own: readonly CustomAction[]): MenuItem[] {
  const under = (parentId: string) => (item: MenuItem) => ({ ...item, parentId });
  const more: MenuItem[] = [
    ...modeItems((mode) => mode !== DEFAULT_MODE && mode !== FREQUENT_MODE),
    { id: 'line:acts', type: 'separator', contexts: drafts },
    { id: 'follow-ups', title: say('followUps'), contexts: selections },
    { id: 'save:note', title: say('saveNote'), contexts: drafts },
  ];
  return [
    { id: ROOT_ID, title: 'Whetstone', contexts: drafts },
    // In a menu of other programs' entries a level's name alone says nothing.
    ...levels
      .map(({ id, label, hint }) => rewrite(DEFAULT_MODE, id, `${label}: ${hint}`))
      .map(under(ROOT_ID)),
    ...modeItems((mode) => mode === FREQUENT_MODE).map(under(ROOT_ID)),
    ...actionItems(own),
    { id: 'save:prompt', title: say('savePrompt'), contexts: drafts, parentId: ROOT_ID },
    { id: MORE_ID, title: say('more'), contexts: drafts, parentId: ROOT_ID },
    ...more.map(under(MORE_ID)),
  ];
}

function parseRewrite([modeName, levelName, ...rest]: string[]): MenuChoice | undefined {
  const mode = enhanceMode.safeParse(modeName);
  const level = enhanceLevel.safeParse(levelName);
  if (rest.length > 0 || !mode.success || !level.success) return undefined;
  return { mode: mode.data, level: level.data };
}

function parseAction(id: string): MenuChoice | undefined {
  const known = actions.find((one) => one.id === id);
  if (known) return { job: { kind: 'action', action: known.id } };
  return id ? { own: id } : undefined;
}

/** @returns what an id asks for, shown in the menu or not; undefined for ids that are not ours */
export function parseMenuItemId(menuItemId: string | number): MenuChoice | undefined {
  const [kind, ...rest] = String(menuItemId).split(':');
  if (kind === 'enhance') return parseRewrite(rest);
  if (kind === 'action') return parseAction(rest.join(':'));
  if (menuItemId === 'follow-ups') return { job: { kind: 'follow-ups' } };
  if (menuItemId === 'save:prompt') return { job: { kind: 'save', item: 'prompt' } };
  if (menuItemId === 'save:note') return { job: { kind: 'save', item: 'note' } };
  return undefined;
}
