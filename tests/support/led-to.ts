import type { FileAnswer } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';

/** What each choice of an answer comes to, were it pressed. */
export const ledTo = ({ choices }: FileAnswer, book: Workbook): string[] =>
  choices.map(({ query }) => {
    const table = tablesOfFile({ blocks: [], book })[query.table];
    return table ? runQuery(table, query).text : '';
  });
