import type { Block, DocumentFormat, DocumentWarning, OutlineEntry } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { ReadEvent, ReadRequest } from '@/shared/documents/read-events.ts';
import { cellName } from './a1.ts';
import { RegionBlocks, textLength } from './region-blocks.ts';
import type { BookSheet, SheetBook } from './sheet-book.ts';

/** Blocks of a sheet as its rows come in. */
export class SheetEvents {
  readonly outline: OutlineEntry[] = [];
  /** UTF-16 units still to be given away. */
  #room: number = limits.textChars;
  #isCut = false;
  readonly #open = new Map<number, RegionBlocks>();
  readonly #done = new Set<number>();

  get warnings(): DocumentWarning[] {
    return this.#isCut ? [{ code: 'text_cut' }] : [];
  }

  /** What the rows of a sheet before `rows` give that was not given yet. */
  take(
    sheet: BookSheet,
    { index, rows, isComplete }: { index: number; rows: number; isComplete: boolean },
  ): Block[] {
    if (this.#done.has(index)) return [];
    const blocks: Block[] = [];
    let regions = this.#open.get(index);
    if (!regions) {
      regions = new RegionBlocks(sheet);
      this.#open.set(index, regions);
      blocks.push(this.#heading(sheet));
    }
    // Beyond what is kept, no further text is put together.
    const until = isComplete ? Number.POSITIVE_INFINITY : rows;
    for (const block of this.#isCut ? [] : regions.take(until, isComplete)) {
      const length = block.rows ? textLength(block.rows) : block.text.length;
      if (this.#room < length) this.#isCut = true;
      if (this.#isCut) break;
      this.#room -= length;
      blocks.push(block);
    }
    if (isComplete) {
      this.#done.add(index);
      this.#open.delete(index);
      if (!this.#isCut) blocks.push(...commentBlocks(sheet));
    }
    return blocks;
  }

  #heading(sheet: BookSheet): Block {
    const place = { in: 'sheet', sheet: sheet.name, range: 'A1' } as const;
    if (!sheet.hidden) this.outline.push({ title: sheet.name, level: 1, place });
    return { kind: 'heading', level: 1, place, text: sheet.name, ...(sheet.hidden ? { hidden: true } : {}) };
  }
}

/** Comments as notes, each at its cell. */
function* commentBlocks(sheet: BookSheet): Generator<Block> {
  if (!sheet.hasComments) return;
  for (const { row, column, cell } of sheet.cells()) {
    if (cell.comment === undefined) continue;
    const isHidden = sheet.hidden || sheet.hiddenRows.has(row) || sheet.hiddenColumns.has(column);
    yield {
      kind: 'footnote',
      place: { in: 'sheet', sheet: sheet.name, range: cellName(row, column) },
      text: cell.comment,
      ...(isHidden ? { hidden: true } : {}),
    };
  }
}

/** The last event of a workbook or a delimited text. */
export function doneEvent(
  book: SheetBook,
  {
    request,
    format,
    outline,
    warnings,
    startedMs,
  }: {
    request: ReadRequest;
    format: DocumentFormat;
    outline: OutlineEntry[];
    warnings: readonly DocumentWarning[];
    startedMs: number;
  },
): ReadEvent {
  const parts =
    format === 'csv'
      ? ({ unit: 'rows', count: book.sheets[0]?.rowCount ?? 0 } as const)
      : ({ unit: 'sheets', count: book.sheets.length } as const);
  return {
    type: 'done',
    facts: {
      id: '',
      name: request.name,
      format,
      bytes: request.bytes.length,
      parts,
      warnings: [...warnings],
      outline,
      provenance: { reader: book.reader, elapsedMs: Math.round(performance.now() - startedMs) },
    },
  };
}
