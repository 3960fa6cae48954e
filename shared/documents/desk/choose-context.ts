import { addressOf, type Block } from '@/shared/documents/document.ts';
import type { ChosenContext, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { KeptBlocks } from './kept-blocks.ts';

export async function chooseContext(
  request: QueryRequest<'context'>,
  kept: KeptBlocks,
): Promise<ChosenContext> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  const lines = kept.picked(request.picks).map((one: Block) => `[${addressOf(one.place)}] ${one.text}`);
  const all = lines.map((line) => countTokens(line) + 1);
  const allTokens = all.reduce((sum, one) => sum + one, 0);
  let tokens = 0;
  let at = 0;
  for (; at < lines.length && tokens + (all[at] ?? 0) <= request.budget; at += 1) tokens += all[at] ?? 0;
  const text = lines.slice(0, at).join('\n').slice(0, request.maxChars);
  const places = kept
    .picked(request.picks)
    .slice(0, at)
    .map(({ place }) => place);
  return { text, tokens, allTokens, isWhole: at === lines.length, places };
}
