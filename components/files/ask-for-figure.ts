import type { RunSource } from '@/components/use-run.ts';
import { tablesForModel } from '@/shared/documents/query/tables-for-model.ts';
import type { FoundAnswer, QueryRequest } from '@/shared/documents/worker-messages.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { AskFile } from './file-entry.ts';

interface Asked {
  ask: AskFile;
  run: RunSource;
  body: Pick<QueryRequest<'context'>, 'picks' | 'question' | 'name'>;
  signal: AbortSignal;
  /** Whether a run costs credits: then it is asked once, and only where the rules take the question for one about a table. */
  isCharged: boolean;
}

/** What the engine says, once it is done; nothing where it fails. */
async function answerOf({ run, body, signal }: Asked, material: string): Promise<string | undefined> {
  const task = { kind: 'file-question', want: 'query', text: body.question, material } as const;
  for await (const event of run(task, signal)) {
    if (event.type === 'done') return event.text;
    if (event.type === 'error') return undefined;
  }
  return undefined;
}

/**
 * A figure out of a file's tables, where the question asks for one: the engine chooses the query, the worker works it out.
 * Where the engine chooses none, the query the rules read from the question stands. Null where no table is asked.
 */
export async function askForFigure(asked: Asked): Promise<FoundAnswer | null> {
  const { ask, body } = asked;
  const { picks, question, name } = body;
  const found = await ask('answer', { picks, question, name });
  const isOfSheet = found.passages.every(({ place }) => place.in === 'sheet');
  if (!found.query && (asked.isCharged || !isOfSheet)) return null;
  const { tables } = await ask('tables', { picks });
  const fallback = found.query ? found : null;
  if (tables.length === 0) return fallback;
  try {
    const answer = await answerOf(asked, tablesForModel(tables));
    const chosen =
      answer === undefined ? null : await ask('chosen', { picks, question, answer: answer.slice(0, 20_000) });
    return chosen ?? fallback;
  } catch (thrown) {
    reportError('panel.files', thrown);
    return fallback;
  }
}
