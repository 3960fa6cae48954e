import type { Block } from '@/shared/documents/document.ts';
import { parseRangeName } from '@/shared/documents/sheets/a1.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { cutTable, type DataTable, tablesOf } from './data-table.ts';
import { findPassages, type Passage } from './find-passages.ts';
import { gridsOfBlocks, gridsOfBook } from './grid.ts';
import { type Interpretation, interpret, type Unclear } from './interpret.ts';
import type { WorkedOut } from './measure.ts';
import { tokensOf } from './question-tokens.ts';
import { readOperation } from './read-operation.ts';
import { workOut } from './work-out.ts';

interface FileQuestion {
  question: string;
  /** What may be looked at, in document order. */
  blocks: readonly Block[];
  /** Of a workbook or a CSV: the whole of it, which blocks may not be. */
  book?: Workbook | null | undefined;
  /** Of a workbook the ranges that may be looked at, where not all of it; without `range` the whole sheet. */
  ranges?: readonly { sheet: string; range?: string | undefined }[] | undefined;
  /** As the file is shown. */
  name?: string | undefined;
}

export interface FileAnswer {
  /** A figure with the ranges it comes from, or why there is none; `''` where the passages speak for themselves. */
  text: string;
  /** Quoted word for word, best first. */
  passages: Passage[];
}

const NOTHING = 'Nothing in this file fits the question. Other words, the ones the file uses, may find it.';

/** The tables that may be meant: all that are shown, or the sheets that were named. */
function allTables({ blocks, book, ranges }: FileQuestion): DataTable[] {
  const grids = book ? gridsOfBook(book) : gridsOfBlocks(blocks);
  if (!ranges) return grids.filter(({ hidden }) => !hidden).flatMap(tablesOf);
  return ranges.flatMap(({ sheet, range }) => {
    const tables = grids.filter(({ title }) => title === sheet).flatMap(tablesOf);
    const area = range === undefined ? undefined : parseRangeName(range);
    return area ? tables.flatMap((table) => cutTable(table, area) ?? []) : tables;
  });
}

const isRead = (read: Interpretation | Unclear): read is Interpretation => 'table' in read;

/** The one reading that is meant; several that are equally likely are none. */
function chosenOf(readings: readonly Interpretation[]): Interpretation | { unclear: string } | undefined {
  const most = Math.max(...readings.map(({ weight }) => weight));
  const likely = readings.filter(({ weight }) => weight === most);
  if (likely.length <= 1) return likely[0];
  const titles = [...new Set(likely.map(({ table }) => table.grid.title))].slice(0, 5);
  return {
    unclear: `more than one table could be meant, in ${titles.join(', ')}. Name one, or pick a sheet`,
  };
}

function fromTables(request: FileQuestion): WorkedOut | undefined {
  const asked = readOperation(tokensOf(request.question)) !== undefined;
  const names = request.name ? [request.name.replace(/\.\w+$/, '')] : [];
  const tables = allTables(request);
  if (tables.length === 0) return undefined;
  const readings = tables.map((table) => interpret(request.question, table, names));
  const good = readings.filter(isRead);
  // Without a figure asked for, by column, group or filter, a table has nothing to say.
  const telling = good.filter(
    ({ operation, group, filters, columns }) =>
      operation || group || (filters.length > 0 && columns.length > 0),
  );
  if (telling.length === 0) {
    if (!asked || !request.book) return undefined;
    const least = readings
      .filter((read): read is Unclear => !isRead(read))
      .sort((a, b) => a.missing - b.missing)[0];
    return { unclear: least?.unclear ?? 'it does not say which column is meant' };
  }
  const chosen = chosenOf(telling);
  if (!chosen) return undefined;
  return 'unclear' in chosen ? chosen : workOut(chosen);
}

/**
 * Answers a question about a file on the device, without a model: a figure worked out from the cells of a table, naming
 * the ranges it comes from and the columns it took, or the passages that fit best. Says that it cannot tell sooner than
 * giving a figure for another question.
 */
export async function answerFile(request: FileQuestion): Promise<FileAnswer> {
  const worked = fromTables(request);
  if (worked && 'text' in worked) return { text: worked.text, passages: [] };
  const passages = await findPassages(request.blocks, request.question);
  if (worked) return { text: `I can't work that out: ${worked.unclear}.`, passages };
  return { text: passages.length > 0 ? '' : NOTHING, passages };
}
