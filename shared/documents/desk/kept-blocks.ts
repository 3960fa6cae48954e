import { addressOf, type Block, type Place } from '@/shared/documents/document.ts';
import { parseRangeName } from '@/shared/documents/sheets/a1.ts';
import type { Parts, Picks, QueryReply } from '@/shared/documents/worker-messages.ts';
import { cutBlock } from './cut-block.ts';

/** Blocks of a text without pages that are looked at together. */
const SECTION_BLOCKS = 40;

interface SheetPiece {
  /** The number of its first row, counted from 1. */
  top: number;
  /** Cells before its first one. */
  left: number;
  rows: readonly (readonly string[])[];
}

interface KeptSheet {
  pieces: SheetPiece[];
  rows: number;
  columns: number;
  hidden: boolean;
}

/** The blocks of one file, found again by page, by row or in their order. */
export interface KeptBlocks {
  add(blocks: readonly Block[]): void;
  readonly all: readonly Block[];
  parts(): Parts;
  /** The blocks of a page or a section, counted from 1. */
  part(number: number): readonly Block[];
  /** The page or section that holds a place; null where none does. */
  partOf(place: Place): number | null;
  rows(sheet: string, from: number, count: number): QueryReply<'rows'>['rows'];
  picked(picks: Picks): readonly Block[];
}

/** Where the rows of a table block lie; one that repeats its sheet's head gives it away by a row too many. */
function pieceOf({ rows = [] }: Block, range: string): SheetPiece | undefined {
  const area = parseRangeName(range);
  if (!area) return undefined;
  const height = area.bottom - area.top + 1;
  return { top: area.top + 1, left: area.left, rows: rows.slice(Math.max(0, rows.length - height)) };
}

function rowsOf(sheet: KeptSheet, from: number, count: number): QueryReply<'rows'>['rows'] {
  const found: QueryReply<'rows'>['rows'] = [];
  for (const { top, left, rows } of sheet.pieces) {
    const first = Math.max(0, from - top);
    const last = Math.min(rows.length, from + count - top);
    for (let at = first; at < last; at += 1)
      found.push({ number: top + at, cells: [...Array<string>(left).fill(''), ...(rows[at] ?? [])] });
  }
  return found;
}

/** Whether a block's place reaches the beginning of another one. */
function holds(place: Place, wanted: Place): boolean {
  if ((place.in === 'lines' || place.in === 'paragraphs') && wanted.in === place.in)
    return place.from <= wanted.from && wanted.from <= place.to;
  return addressOf(place) === addressOf(wanted);
}

/** Keeps what a reader gives. */
export function createKeptBlocks(): KeptBlocks {
  const all: Block[] = [];
  const pages = new Map<number, Block[]>();
  const sheets = new Map<string, KeptSheet>();
  let lastPage = 0;

  const addToSheet = (one: Block, name: string, range: string) => {
    const sheet = sheets.get(name) ?? { pieces: [], rows: 0, columns: 0, hidden: true };
    sheets.set(name, sheet);
    const piece = pieceOf(one, range);
    if (!piece) return;
    const width = piece.rows.reduce((most, row) => Math.max(most, row.length), 0);
    sheet.pieces.push(piece);
    sheet.rows = Math.max(sheet.rows, piece.top + piece.rows.length - 1);
    sheet.columns = Math.max(sheet.columns, piece.left + width);
    sheet.hidden &&= one.hidden === true;
  };

  const addToPage = (one: Block, page: number) => {
    const there = pages.get(page);
    if (there) there.push(one);
    else pages.set(page, [one]);
    lastPage = Math.max(lastPage, page);
  };

  const part = (number: number) =>
    pages.size > 0
      ? (pages.get(number) ?? [])
      : all.slice((number - 1) * SECTION_BLOCKS, number * SECTION_BLOCKS);

  return {
    all,
    add(blocks) {
      for (const one of blocks) {
        all.push(one);
        const { place } = one;
        if (place.in === 'sheet') addToSheet(one, place.sheet, place.range);
        if (place.in === 'page') addToPage(one, place.page);
      }
    },
    parts() {
      if (sheets.size > 0)
        return {
          unit: 'sheet',
          sheets: [...sheets].map(([name, { rows, columns, hidden }]) => ({ name, rows, columns, hidden })),
        };
      if (pages.size > 0) return { unit: 'page', count: lastPage };
      return { unit: 'section', count: Math.ceil(all.length / SECTION_BLOCKS) };
    },
    part,
    partOf(wanted) {
      if (wanted.in === 'page') return pages.has(wanted.page) ? wanted.page : null;
      const at = all.findIndex(({ place }) => holds(place, wanted));
      return at < 0 ? null : Math.floor(at / SECTION_BLOCKS) + 1;
    },
    rows(name, from, count) {
      const sheet = sheets.get(name);
      return sheet ? rowsOf(sheet, from, count) : [];
    },
    picked({ pages: wanted, sheet }) {
      if (wanted) return wanted.flatMap(part);
      if (!sheet) return all;
      const range = parseRangeName(sheet.range);
      return all.flatMap((one) => {
        if (one.place.in !== 'sheet' || one.place.sheet !== sheet.name) return [];
        return range ? cutBlock(one, range) : [one];
      });
    },
  };
}
