import {
  type EnhanceLevel,
  type EnhanceMode,
  enhanceLevel,
  enhanceMode,
} from '@/shared/contracts/enhance.ts';
import { DEFAULT_LEVEL, DEFAULT_MODE, levels, modes } from '@/shared/enhance/modes.ts';

export const PARENT_ID = 'enhance';

export interface MenuChoice {
  mode: EnhanceMode;
  level: EnhanceLevel;
}

export interface MenuItem {
  id: string;
  title: string;
}

const itemId = ({ mode, level }: MenuChoice) => `${PARENT_ID}:${mode}:${level}`;

/** The menu under *Whetstone*: the three levels of a rewrite, then every other mode at the default level. */
export const menuItems: readonly MenuItem[] = [
  ...levels.map(({ id, label }) => ({ id: itemId({ mode: DEFAULT_MODE, level: id }), title: label })),
  ...modes
    .filter(({ id }) => id !== DEFAULT_MODE)
    .map(({ id, label }) => ({ id: itemId({ mode: id, level: DEFAULT_LEVEL }), title: label })),
];

/** @returns what an id asks for, shown in the menu or not; undefined for ids that are not ours */
export function parseMenuItemId(id: string | number): MenuChoice | undefined {
  const [parent, modeName, levelName, ...rest] = String(id).split(':');
  const mode = enhanceMode.safeParse(modeName);
  const level = enhanceLevel.safeParse(levelName);
  if (parent !== PARENT_ID || rest.length > 0 || !mode.success || !level.success) return undefined;
  return { mode: mode.data, level: level.data };
}
