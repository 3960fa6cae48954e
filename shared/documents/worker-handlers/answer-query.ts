import type { QueryName, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import { queries } from '@/shared/documents/worker-messages.ts';
import type { BlockStore } from './block-store.ts';

type Answers = {
  [N in QueryName]: (request: QueryRequest<N>, store: BlockStore) => Promise<QueryReply<N>> | QueryReply<N>;
};

/** How each query is answered; what needs a library loads it then. */
const answers: Answers = {
  part: ({ part }, store) => ({ blocks: [...store.part(part)] }),
  locate: ({ place }, store) => store.locate(place),
  page: async (request, store) => (await import('./draw-page.ts')).drawPage(request, store),
  rows: (request, store) => ({ rows: store.rows(request) }),
  markdown: async ({ picks }, store) => ({
    text: (await import('@/shared/documents/context/export-blocks.ts')).exportMarkdown(store.picked(picks)),
  }),
  context: async (request, store) => (await import('./choose-context.ts')).contextFor(request, store),
  answer: async (request, store) => (await import('./answer-on-device.ts')).answerHere(request, store),
  tables: async ({ picks }, store) => (await import('./ask-tables.ts')).tablesHere(picks, store),
  propose: async (request, store) => (await import('./ask-tables.ts')).proposalsHere(request, store),
  calculate: async (request, store) => (await import('./ask-tables.ts')).calculateHere(request, store),
  chosen: async (request, store) => (await import('./ask-tables.ts')).chosenHere(request, store),
  resultCsv: async (request, store) => (await import('./ask-tables.ts')).csvHere(request, store),
  citations: async ({ answer, lead }, store) => ({
    citations: (await import('@/shared/documents/context/find-citations.ts')).findCitations(
      answer,
      store.all,
      lead,
    ),
  }),
  picture: async (_request, store) => (await import('./picture-for-engine.ts')).pictureFor(store),
  profile: async (request, store) => (await import('./profile-sheet.ts')).profileFor(request, store),
};

/**
 * Answers what the panel asks about the file that is open.
 * @throws what zod throws for a body of another shape, and what the work throws
 */
export async function answerQuery<N extends QueryName>(
  { query, body }: { query: N; body?: unknown },
  store: BlockStore,
): Promise<QueryReply<N>> {
  const request = queries[query].request.parse(body) as QueryRequest<N>;
  return answers[query](request, store);
}
