import { casual } from './casual.ts';
import { chainOfThought } from './chain-of-thought.ts';
import { concise } from './concise.ts';
import { detailed } from './detailed.ts';
import { email } from './email.ts';
import { image } from './image.ts';
import type { Mode } from './mode.ts';
import type { ModeId } from './mode-ids.ts';
import { rewrite } from './rewrite.ts';
import { technical } from './technical.ts';
import { treeOfThoughts } from './tree-of-thoughts.ts';

/** Every mode, in the order of the menus. */
export const modes: readonly (Mode & { id: ModeId })[] = [
  rewrite,
  casual,
  technical,
  concise,
  detailed,
  chainOfThought,
  treeOfThoughts,
  email,
  image,
];

const byId: ReadonlyMap<string, Mode> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ modes.map((mode) => [mode.id, mode]),
);

/** A mode's facts by its id. */
export const modeOf = (id: ModeId): Mode => byId.get(id) ?? rewrite;
