import { type RecordOf, type TableName, tableNames } from './records.ts';

/** Records of several tables. */
export type Records = { [T in TableName]?: RecordOf<T>[] };

/** What is to be kept and what is to go, in one step. Its reversal is of the same kind. */
export interface LibraryChange {
  put?: Records | undefined;
  remove?: { [T in TableName]?: string[] } | undefined;
}

/** The tables a change touches. */
export function tablesOf({ put, remove }: LibraryChange): TableName[] {
  return tableNames.filter((name) => put?.[name]?.length || remove?.[name]?.length);
}
