import { casual } from './casual.ts';
import { chainOfThought } from './chain-of-thought.ts';
import { concise } from './concise.ts';
import { detailed } from './detailed.ts';
import { email } from './email.ts';
import { image } from './image.ts';
import type { Mode } from './mode.ts';
import { type ModeId, modeIds } from './mode-ids.ts';
import { rewrite } from './rewrite.ts';
import { technical } from './technical.ts';
import { treeOfThoughts } from './tree-of-thoughts.ts';

const byId = {
  rewrite,
  casual,
  technical,
  concise,
  detailed,
  'chain-of-thought': chainOfThought,
  'tree-of-thoughts': treeOfThoughts,
  email,
  image,
} satisfies { readonly [Id in ModeId]: Mode & { id: Id } };

/** Every mode, in the order of the menus. */
export const modes: readonly (Mode & { id: ModeId })[] = /* @__PURE__ */ modeIds.map((id) => byId[id]);

/** A mode's facts by its id; one that is gone since it was kept is a rewrite. */
export const modeOf = (id: ModeId): Mode => modes.find((mode) => mode.id === id) ?? rewrite;
