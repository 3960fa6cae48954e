import { enhanceLevel, enhanceMode } from '@/shared/contracts/enhance.ts';
import { actions } from '@/shared/enhance/actions.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_LEVEL, DEFAULT_MODE, levels } from '@/shared/enhance/modes.ts';
import type { CardOpen } from '@/shared/extension/messages.ts';
import type { CustomAction } from '@/shared/library/records.ts';

const ROOT_ID = 'enhance';
const ACTIONS_ID = 'actions';

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

const rewrites = (): MenuItem[] => [
  ...levels.map(({ id, label }) => ({ id: `enhance:${DEFAULT_MODE}:${id}`, title: label, contexts: drafts })),
  { id: 'line:modes', type: 'separator', contexts: drafts },
  ...modes
    .filter(({ id }) => id !== DEFAULT_MODE)
    .map(({ id, label }) => ({ id: `enhance:${id}:${DEFAULT_LEVEL}`, title: label, contexts: drafts })),
];

const saves = (): MenuItem[] => [
  { id: 'follow-ups', title: 'Ask follow-ups', contexts: selections },
  { id: 'save:prompt', title: 'Save as prompt', contexts: drafts },
  { id: 'save:note', title: 'Save as note', contexts: drafts },
];

function actionItems(own: readonly CustomAction[]): MenuItem[] {
  const item = (id: string, title: string): MenuItem => ({
    id: `action:${id}`,
    title,
    parentId: ACTIONS_ID,
    contexts: selections,
  });
  return [
    { id: ACTIONS_ID, title: 'Actions', parentId: ROOT_ID, contexts: selections },
    ...actions.map(({ id, label }) => item(id, label)),
    ...(own.length > 0
      ? [{ id: 'line:own', type: 'separator' as const, parentId: ACTIONS_ID, contexts: selections }]
      : []),
    ...own.map(({ id, name }) => item(id, plainTitle(name))),
  ];
}

/**
 * The menu, parents before children: three levels of a rewrite, the other modes at the default level, then what is done
 * with a selected text.
 */
export function menuItems(own: readonly CustomAction[]): MenuItem[] {
  const inRoot = (item: MenuItem): MenuItem => ({ ...item, parentId: ROOT_ID });
  return [
    { id: ROOT_ID, title: 'Whetstone', contexts: drafts },
    ...rewrites().map(inRoot),
    inRoot({ id: 'line:actions', type: 'separator', contexts: drafts }),
    ...actionItems(own),
    ...saves().map(inRoot),
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
