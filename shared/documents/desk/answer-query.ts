import type { QueryName, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import { queries } from '@/shared/documents/worker-messages.ts';
import type { KeptBlocks } from './kept-blocks.ts';

type Answers = {
  [N in QueryName]: (request: QueryRequest<N>, kept: KeptBlocks) => Promise<QueryReply<N>> | QueryReply<N>;
};

/** How each query is answered; what needs a library loads it then. */
const answers: Answers = {
  part: ({ part }, kept) => ({ blocks: [...kept.part(part)] }),
  locate: ({ place }, kept) => kept.locate(place),
  rows: (request, kept) => ({ rows: kept.rows(request) }),
  markdown: async ({ picks }, kept) => ({
    text: (await import('@/shared/documents/context/export-blocks.ts')).exportMarkdown(kept.picked(picks)),
  }),
  context: async (request, kept) => (await import('./choose-context.ts')).contextFor(request, kept),
  answer: async (request, kept) => (await import('./answer-here.ts')).answerHere(request, kept),
  tables: async ({ picks }, kept) => (await import('./ask-tables.ts')).tablesHere(picks, kept),
  calculate: async (request, kept) => (await import('./ask-tables.ts')).calculateHere(request, kept),
  resultCsv: async (request, kept) => (await import('./ask-tables.ts')).csvHere(request, kept),
  citations: async ({ answer }, kept) => ({
    citations: (await import('@/shared/documents/context/find-citations.ts')).findCitations(answer, kept.all),
  }),
  picture: async (_request, kept) => (await import('./picture-for-engine.ts')).pictureFor(kept),
  profile: async (request, kept) => (await import('./profile-sheet.ts')).profileFor(request, kept),
};

/**
 * Answers what the panel asks about the file that is open.
 * @throws what zod throws for a body of another shape, and what the work throws
 */
export async function answerQuery<N extends QueryName>(
  { query, body }: { query: N; body?: unknown },
  kept: KeptBlocks,
): Promise<QueryReply<N>> {
  const request = queries[query].request.parse(body) as QueryRequest<N>;
  return answers[query](request, kept);
}
