import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { casual } from './casual.ts';
import { chainOfThought } from './chain-of-thought.ts';
import { concise } from './concise.ts';
import { detailed } from './detailed.ts';
import { email } from './email.ts';
import { image } from './image.ts';
import type { ModeSpec } from './mode-spec.ts';
import { rewrite } from './rewrite.ts';
import { technical } from './technical.ts';
import { treeOfThoughts } from './tree-of-thoughts.ts';

/** Every mode; its example is shown where the mode is chosen. */
export const modeSpecs: Readonly<Record<EnhanceMode, ModeSpec>> = {
  rewrite,
  casual,
  technical,
  concise,
  detailed,
  'chain-of-thought': chainOfThought,
  'tree-of-thoughts': treeOfThoughts,
  email,
  image,
};
