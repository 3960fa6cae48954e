import type { Block, Place } from '@/shared/documents/document.ts';
import { type ChooseRequest, chooseContext } from './choose-context.ts';
import { loadTokenCounter } from './count-tokens.ts';
import { formatContext } from './format-context.ts';

export interface PreparedContext {
  /** For a prompt of the user's own: says what it is, fenced as data. */
  text: string;
  /** The `material` of a `file-question`. */
  material: string;
  /** Tokens of `text`. */
  tokens: number;
  /** Tokens of all that could have gone in. */
  allTokens: number;
  isWhole: boolean;
  hiddenLeftOut: number;
  blocks: readonly Block[];
  places: Place[];
}

/**
 * What of a file goes into a prompt, chosen and written out.
 * @param name as the file is shown
 */
export async function prepareContext({
  name,
  lead,
  ...request
}: ChooseRequest & { name: string; lead?: string | undefined }): Promise<PreparedContext> {
  const { blocks, isWhole, allTokens, hiddenLeftOut } = await chooseContext(request);
  const { text, material, places } = formatContext(blocks, { name, isWhole, lead });
  const count = await loadTokenCounter();
  return { text, material, tokens: count(text), allTokens, isWhole, hiddenLeftOut, blocks, places };
}
