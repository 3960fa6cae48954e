import { answerChosen } from '@/shared/documents/answers/answer-chosen.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { proposeAt } from '@/shared/documents/answers/propose-figures.ts';
import { resultCsv } from '@/shared/documents/query/result-csv.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { viewTables } from '@/shared/documents/query/view-tables.ts';
import type { Picks, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { BlockStore } from './block-store.ts';
import { partsOf } from './parts-of.ts';

/** The tables of what is picked, for choosing among their columns. */
export const tablesHere = (picks: Picks, store: BlockStore): QueryReply<'tables'> => ({
  tables: viewTables(tablesOfFile(partsOf(picks, store))),
});

/** Figures that can be worked out from the table somebody looks at. */
export const proposalsHere = (
  { picks, place }: QueryRequest<'propose'>,
  store: BlockStore,
): QueryReply<'propose'> => ({ proposals: proposeAt(tablesOfFile(partsOf(picks, store)), place) });

/** Works out a query that was put together by hand. */
export function calculateHere(
  { picks, query }: QueryRequest<'calculate'>,
  store: BlockStore,
): QueryReply<'calculate'> {
  const table = tablesOfFile(partsOf(picks, store))[query.table];
  return { result: table ? runQuery(table, query) : null };
}

/** Works out the query a model chose. */
export function chosenHere(
  { picks, question, answer }: QueryRequest<'chosen'>,
  store: BlockStore,
): QueryReply<'chosen'> {
  return answerChosen(answer, { tables: tablesOfFile(partsOf(picks, store)), question });
}

export function csvHere(
  { picks, query }: QueryRequest<'resultCsv'>,
  store: BlockStore,
): QueryReply<'resultCsv'> {
  const table = tablesOfFile(partsOf(picks, store))[query.table];
  return { csv: table ? resultCsv(table, query) : '' };
}
