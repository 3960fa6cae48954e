import { pickBlocks } from '@/shared/documents/context/pick-blocks.ts';
import { addressOf, type Block, type Place } from '@/shared/documents/document.ts';
import type { SheetBook } from '@/shared/documents/sheets/sheet-book.ts';
import type { Parts, Picks, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import { createSheetStore } from './sheet-store.ts';

/** Blocks of a text without pages that are looked at together. */
const SECTION_BLOCKS = 40;

/** The blocks of one file, found again by page, by row or in their order. */
export interface BlockStore {
  add(blocks: readonly Block[]): void;
  /** Takes the workbook the blocks were made of: it has all rows. */
  open(book: SheetBook): void;
  /** The file itself, where it may be looked at again. */
  source: { file: File; assets: string } | null;
  readonly book: SheetBook | null;
  parts(): Parts;
  /** The blocks of a page or a section, counted from 1. */
  part(number: number): readonly Block[];
  /** The page or section that holds a place, and where its block stands there, where that is known. */
  locate(place: Place): QueryReply<'locate'>;
  rows(request: QueryRequest<'rows'>): QueryReply<'rows'>['rows'];
  readonly all: readonly Block[];
  /** Of a text without pages the sections that are picked, and all of any other. */
  within(picks: Picks): readonly Block[];
  picked(picks: Picks): readonly Block[];
}

/** Whether a block's place reaches the beginning of another one. */
function holds(place: Place, wanted: Place): boolean {
  if ((place.in === 'lines' || place.in === 'paragraphs') && wanted.in === place.in)
    return place.from <= wanted.from && wanted.from <= place.to;
  return addressOf(place) === addressOf(wanted);
}

/** Keeps what a reader gives. */
export function createBlockStore(): BlockStore {
  const all: Block[] = [];
  const pages = new Map<number, Block[]>();
  const sheets = createSheetStore();
  let lastPage = 0;
  let book: SheetBook | null = null;

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

  const within = ({ pages: wanted }: Picks) => (wanted && pages.size === 0 ? wanted.flatMap(part) : all);

  return {
    get book() {
      return book;
    },
    open(opened) {
      book = opened;
      sheets.open(opened);
    },
    add(blocks) {
      for (const one of blocks) {
        all.push(one);
        const { place } = one;
        if (place.in === 'sheet') sheets.add(one, place.sheet, place.range);
        if (place.in === 'page') addToPage(one, place.page);
      }
    },
    parts: () =>
      sheets.parts() ??
      (pages.size > 0
        ? { unit: 'page', count: lastPage }
        : { unit: 'section', count: Math.ceil(all.length / SECTION_BLOCKS) }),
    part,
    locate(wanted) {
      if (wanted.in === 'page') return { part: pages.has(wanted.page) ? wanted.page : null, block: null };
      const at = all.findIndex(({ place }) => holds(place, wanted));
      if (at < 0) return { part: null, block: null };
      return { part: Math.floor(at / SECTION_BLOCKS) + 1, block: at % SECTION_BLOCKS };
    },
    rows: sheets.rows,
    source: null,
    all,
    within,
    picked: (picks) => pickBlocks(within(picks), picks).blocks,
  };
}
