import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { levelTexts } from './menu.en.ts';
import { modes } from './modes/list.ts';

export const DEFAULT_MODE: EnhanceMode = 'rewrite';
/** spec §9: balanced is the default. */
export const DEFAULT_LEVEL: EnhanceLevel = 'balanced';

export const levels: readonly { id: EnhanceLevel; label: string; hint: string }[] = [
  { id: 'polish', ...levelTexts.polish },
  { id: 'balanced', ...levelTexts.balanced },
  { id: 'reframe', ...levelTexts.reframe },
];

/** What rules can do: they mend, split, order and add steps. */
export const modesOfRules: ReadonlySet<EnhanceMode> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ modes.filter(({ rules }) => rules !== 'none').map(({ id }) => id),
);
