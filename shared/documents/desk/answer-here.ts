import type { FoundAnswer, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { KeptBlocks } from './kept-blocks.ts';

export async function answerHere(
  { picks, question }: QueryRequest<'answer'>,
  kept: KeptBlocks,
): Promise<FoundAnswer> {
  const words = question.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const ranked = kept
    .picked(picks)
    .map(({ place, text }) => ({
      place,
      text,
      hits: words.filter((word) => text.toLowerCase().includes(word)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  return { text: '', passages: ranked.slice(0, 3).map(({ place, text }) => ({ place, text })) };
}
