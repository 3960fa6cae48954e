import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { FoundAnswer, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { BlockStore } from './block-store.ts';

/** An answer found on this device: a figure worked out from cells, or the passages that fit best. */
export async function answerHere(
  { picks, question, name }: QueryRequest<'answer'>,
  store: BlockStore,
): Promise<FoundAnswer> {
  const { passages, ...answer } = await answerFile({
    question,
    blocks: store.picked(picks),
    book: store.book,
    ranges: picks.ranges,
    name,
  });
  return { ...answer, passages: passages.map(({ place, text }) => ({ place, text })) };
}
