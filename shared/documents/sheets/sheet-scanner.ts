import { AppError } from '@/shared/errors/app-error.ts';
import { parseRangeName, rangeName } from './a1.ts';
import { CellKeeper } from './cell-keeper.ts';
import { CellScanner } from './cell-scanner.ts';
import type { CellStore } from './cell-store.ts';
import type { FormulaStore } from './formula-store.ts';
import { UnusualWorkbook } from './unusual.ts';
import { isTrue, type XmlTag, xmlTags } from './xml-tags.ts';

const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const COLON = 58;
const BANG = 33;
const QUESTION = 63;
const LETTER_C = 99;
const LETTER_R = 114;

export interface HyperlinkTag {
  ref: string;
  /** Id of the relation that holds its address. */
  relation: string | undefined;
  location: string | undefined;
}

/** What a sheet's XML says beside its cells. */
export interface SheetExtras {
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
  rowLevels: Map<number, number>;
  merged: string[];
  hyperlinks: HyperlinkTag[];
}

/** Bytes scanned at once: the first time few, so that the first rows are there soon. */
const FIRST_SCAN_BYTES = 16 * 1024;
const SCAN_BYTES = 64 * 1024;

/** Far more than workbooks have; Excel itself stops at 65,530 links. */
const MAX_MERGED = 200_000;
const MAX_HYPERLINKS = 100_000;

const decoder = new TextDecoder();
const WANTED = new Set(['col', 'mergeCell', 'hyperlink']);

/**
 * Scans a sheet's XML as bytes, in pieces as they come out of the archive. Nothing is built of a tag but the numbers
 * that are kept. Throws `UnusualWorkbook` on what well-formed sheets don't hold.
 */
export class SheetScanner {
  readonly extras: SheetExtras = {
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    rowLevels: new Map(),
    merged: [],
    hyperlinks: [],
  };
  readonly #cells: CellScanner;
  /** What was pushed and is not done with. */
  #window = new Uint8Array(2 * SCAN_BYTES);
  #length = 0;
  /** With fewer bytes in the window another try would end where the last one did. */
  #enough = FIRST_SCAN_BYTES;
  #bytes = new Uint8Array(0);
  #inRows = false;
  /** Length of the namespace prefix and its colon; -1 before the root was met. */
  #prefix = -1;
  #isComplete = false;
  #rootName = '';
  /** The first column, counted from 1, that no `col` has spoken of yet. */
  #nextColumn = 1;

  constructor(store: CellStore, formulas: FormulaStore, isDate1904: boolean) {
    this.#cells = new CellScanner(new CellKeeper(store, formulas, isDate1904));
    this.#cells.onHiddenRow = (row) => this.extras.hiddenRows.add(row);
    this.#cells.onLevel = (row, level) => this.extras.rowLevels.set(row, level);
  }

  /** The row that is being read, counted from 0: all before it are complete. */
  get row(): number {
    return this.#cells.row;
  }

  push(piece: Uint8Array): void {
    const needed = this.#length + piece.length;
    if (needed > this.#window.length) {
      const grown = new Uint8Array(Math.max(needed, this.#window.length * 2));
      grown.set(this.#window.subarray(0, this.#length));
      this.#window = grown;
    }
    this.#window.set(piece, this.#length);
    this.#length = needed;
    if (needed >= this.#enough) this.#scanWindow();
  }

  /** Throws where the sheet was cut off. */
  end(): void {
    this.#scanWindow();
    if (!this.#isComplete) throw new UnusualWorkbook('cut sheet');
  }

  #scanWindow(): void {
    const used = this.#scan(this.#window.subarray(0, this.#length));
    this.#window.copyWithin(0, used, this.#length);
    this.#length -= used;
    this.#enough = Math.max(SCAN_BYTES, this.#length * 2);
  }

  /** Gives how many bytes are done with. */
  #scan(bytes: Uint8Array<ArrayBuffer>): number {
    this.#bytes = bytes;
    this.#cells.look(bytes);
    let at = 0;
    for (;;) {
      const start = bytes[at] === LESS ? at : bytes.indexOf(LESS, at);
      if (start < 0) return bytes.length;
      const next = this.#inRows ? this.#scanInRows(start) : this.#scanOutside(start);
      if (next < 0) return start;
      at = next;
    }
  }

  #scanInRows(start: number): number {
    const bytes = this.#bytes;
    const name = bytes[start + 1 + this.#prefix];
    const after = bytes[start + 2 + this.#prefix];
    if (name === LETTER_C && (after === 32 || after === GREATER || after === SLASH))
      return this.#cells.scan(start + 2 + this.#prefix);
    if (name === LETTER_R) return this.#cells.scanRow(start + 4 + this.#prefix);
    if (name === undefined || after === undefined) return -1;
    if (bytes[start + 1] === BANG || bytes[start + 1] === QUESTION) return this.#skipDeclaration(start);
    const end = bytes.indexOf(GREATER, start);
    if (end < 0) return -1;
    if (bytes[start + 1] !== SLASH) throw new UnusualWorkbook('tag among rows');
    const closing = decoder.decode(bytes.subarray(start + 2 + this.#prefix, end)).trim();
    if (closing === 'sheetData') this.#inRows = false;
    else if (closing !== 'row') throw new UnusualWorkbook('tag among rows');
    return end + 1;
  }

  #scanOutside(start: number): number {
    const bytes = this.#bytes;
    const first = bytes[start + 1];
    if (first === undefined) return -1;
    if (first === BANG || first === QUESTION) return this.#skipDeclaration(start);
    const end = this.#tagEnd(start);
    if (end < 0) return -1;
    if (this.#prefix < 0) this.#readRoot(start, end);
    const isClosing = first === SLASH;
    const name = this.#name(start + (isClosing ? 2 : 1));
    if (name === 'sheetData' && !isClosing && bytes[end - 1] !== SLASH) this.#inRows = true;
    if (name === this.#rootName && (isClosing || bytes[end - 1] === SLASH)) this.#isComplete = true;
    if (!isClosing && WANTED.has(name)) {
      const text = decoder.decode(bytes.subarray(start, end + 1));
      for (const tag of xmlTags(text)) this.#take(tag);
    }
    return end + 1;
  }

  #readRoot(start: number, end: number): void {
    const name = decoder.decode(this.#bytes.subarray(start + 1, end)).split(/[\s/]/)[0] ?? '';
    this.#prefix = name.indexOf(':') + 1;
    this.#rootName = name.slice(this.#prefix);
  }

  /** The local name of a tag in the sheet's own namespace; empty for others. */
  #name(from: number): string {
    const start = from + this.#prefix;
    if (this.#prefix > 0 && this.#bytes[start - 1] !== COLON) return '';
    let end = start;
    while (end < start + 32) {
      const byte = this.#bytes[end];
      if (byte === undefined || byte <= 32 || byte === GREATER || byte === SLASH) break;
      end += 1;
    }
    return String.fromCharCode(...this.#bytes.subarray(start, end));
  }

  /** Comments and instructions are passed over; a document type is refused (faults F21). */
  #skipDeclaration(start: number): number {
    const bytes = this.#bytes;
    if (bytes[start + 1] === QUESTION) {
      const end = bytes.indexOf(GREATER, start);
      const text = end < 0 ? '' : decoder.decode(bytes.subarray(start, end)).toLowerCase();
      if (/encoding\s*=\s*["'](?!utf-8|us-ascii)/.test(text)) throw new UnusualWorkbook('encoding');
      return end < 0 ? -1 : end + 1;
    }
    if (bytes[start + 2] === undefined) return -1;
    if (bytes[start + 2] !== 45) throw new AppError('document_damaged');
    let end = bytes.indexOf(GREATER, start + 6);
    while (end >= 0 && !(bytes[end - 1] === 45 && bytes[end - 2] === 45))
      end = bytes.indexOf(GREATER, end + 1);
    return end < 0 ? -1 : end + 1;
  }

  /** Where a tag ends; `>` inside quotes does not count. */
  #tagEnd(start: number): number {
    const bytes = this.#bytes;
    for (let at = start + 1; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === GREATER) return at;
      if (byte === 34 || byte === 39) {
        at = bytes.indexOf(byte, at + 1);
        if (at < 0) return -1;
      }
    }
    return -1;
  }

  #take(tag: XmlTag): void {
    const ref = tag.attribute('ref') ?? '';
    if (tag.name === 'mergeCell') {
      const range = parseRangeName(ref);
      if (range && this.extras.merged.length < MAX_MERGED) this.extras.merged.push(rangeName(range));
    } else if (tag.name === 'hyperlink') {
      const location = tag.attribute('location');
      if (this.extras.hyperlinks.length < MAX_HYPERLINKS)
        this.extras.hyperlinks.push({
          ref,
          relation: tag.attribute('r:id') ?? tag.attribute('id'),
          location,
        });
    } else if (isTrue(tag.attribute('hidden'))) {
      const last = Math.min(Number(tag.attribute('max')), 16_384);
      for (let column = Math.max(this.#nextColumn, Number(tag.attribute('min'))); column <= last; column += 1)
        this.extras.hiddenColumns.add(column - 1);
      // Columns come in order: none is looked at twice, whatever a file says.
      if (last >= this.#nextColumn) this.#nextColumn = last + 1;
    }
  }
}
