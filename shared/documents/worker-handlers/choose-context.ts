import { prepareContext } from '@/shared/documents/context/prepare-context.ts';
import type { ChosenContext, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { BlockStore } from './block-store.ts';

/** What of the file goes along with a question, and how much of it that is. */
export async function contextFor(
  { picks, question, budget, maxChars, name, lead }: QueryRequest<'context'>,
  store: BlockStore,
): Promise<ChosenContext> {
  const { blocks, ...context } = await prepareContext({
    blocks: store.within(picks),
    question,
    budgetTokens: budget,
    maxChars,
    picked: picks,
    name,
    lead,
  });
  return blocks.length > 0 ? context : { ...context, tokens: 0 };
}
