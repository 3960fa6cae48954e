import type { Problem } from '@/shared/documents/query/draft.ts';
import { askAboutKinds } from '@/shared/documents/query/fill-doubt.ts';
import { readModelQuery } from '@/shared/documents/query/model-query.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { TableQuery } from '@/shared/documents/query/table-query.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { FileAnswer } from './answer-file.ts';

/** The answer to a query a model chose, worked out here; null where it chose none that can be. */
export function answerChosen(
  answer: string,
  asked: { tables: readonly DataTable[]; question: string },
): FileAnswer | null {
  const read = readModelQuery(answer, asked);
  const query = read.ok ? read.value : undefined;
  const table = query ? asked.tables[query.table] : undefined;
  if (!query || !table) return null;
  const problems: ((query: TableQuery) => Problem)[] = [];
  askAboutKinds({ table, where: query.where, by: query.by, problems }, query);
  const [problem] = problems;
  if (problem) {
    const { says, choices } = problem(query);
    return { text: says, passages: [], query, result: null, choices, proposals: [] };
  }
  const result = runQuery(table, query);
  return { text: result.text, passages: [], query, result, choices: result.choices, proposals: [] };
}
