import { type FileParts, tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { resultCsv } from '@/shared/documents/query/result-csv.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { viewTables } from '@/shared/documents/query/view-tables.ts';
import type { Picks, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import type { KeptBlocks } from './kept-blocks.ts';

const partsOf = (picks: Picks, kept: KeptBlocks): FileParts => ({
  blocks: kept.picked(picks),
  book: kept.book,
  ranges: picks.ranges,
});

/** The tables of what is picked, for choosing among their columns. */
export const tablesHere = (picks: Picks, kept: KeptBlocks): QueryReply<'tables'> => ({
  tables: viewTables(tablesOfFile(partsOf(picks, kept))),
});

/** Works out a query that was put together by hand. */
export function calculateHere(
  { picks, query }: QueryRequest<'calculate'>,
  kept: KeptBlocks,
): QueryReply<'calculate'> {
  const table = tablesOfFile(partsOf(picks, kept))[query.table];
  return { result: table ? runQuery(table, query) : null };
}

export function csvHere(
  { picks, query }: QueryRequest<'resultCsv'>,
  kept: KeptBlocks,
): QueryReply<'resultCsv'> {
  const table = tablesOfFile(partsOf(picks, kept))[query.table];
  return { csv: table ? resultCsv(table, query) : '' };
}
