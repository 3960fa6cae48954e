import { casualPrompt } from './casual.ts';
import { chainOfThoughtPrompt } from './chain-of-thought.ts';
import { concisePrompt } from './concise.ts';
import { detailedPrompt } from './detailed.ts';
import { emailPrompt } from './email.ts';
import { imagePrompt } from './image.ts';
import type { ModePrompt } from './mode.ts';
import type { ModeId } from './mode-ids.ts';
import { rewritePrompt } from './rewrite.ts';
import { technicalPrompt } from './technical.ts';
import { treeOfThoughtsPrompt } from './tree-of-thoughts.ts';

/** What models are told about every mode; its example is shown where the mode is chosen. */
export const modePrompts: Readonly<Record<ModeId, ModePrompt>> = {
  rewrite: rewritePrompt,
  casual: casualPrompt,
  technical: technicalPrompt,
  concise: concisePrompt,
  detailed: detailedPrompt,
  'chain-of-thought': chainOfThoughtPrompt,
  'tree-of-thoughts': treeOfThoughtsPrompt,
  email: emailPrompt,
  image: imagePrompt,
};
