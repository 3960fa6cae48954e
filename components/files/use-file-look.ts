import { useEffect, useMemo, useRef, useState } from 'react';
import { parsePick } from '@/shared/documents/context/parse-pick.ts';
import type { Place } from '@/shared/documents/document.ts';
import { type CellRange, parseRangeName } from '@/shared/documents/sheets/a1.ts';
import type { Parts, Picks, QueryReply } from '@/shared/documents/worker-messages.ts';
import type { AskFile, FileEntry, PageMark, ShowPlace } from './file-entry.ts';
import { GRID_COLUMNS, GRID_ROWS } from './sheet-grid.tsx';

export interface FoundBlock {
  block: number | null;
  /** Of a page: what is marked on it. */
  mark: PageMark | null;
}

/** What of a file is looked at, and what of it is picked. */
export interface FileLook {
  parts: Parts;
  page: number;
  sheet: string;
  grid: { rows: number; columns: number };
  /** Cells an answer points at, and cells it left out. */
  found: readonly CellRange[];
  leftOut: readonly CellRange[];
  /** Of a text the place an answer points at: its block where that is known, counted from 0 in what is in view. */
  foundBlock: FoundBlock | null;
  /** What stands in the field that picks pages or a range. */
  picked: string;
  picks: Picks;
  /** Whether the field names no pages or range of this file. */
  isWrong: boolean;
  goTo: (page: number) => void;
  /** Shows a sheet, and has questions be about it alone. */
  openSheet: (name: string) => void;
  /** The sheet questions are about, where it is one of several. */
  askedSheet: string | null;
  askAllSheets: () => void;
  moveGrid: (grid: { rows: number; columns: number }) => void;
  pick: (text: string) => void;
  show: ShowPlace;
  /** Marks all cells a figure rests on, and those that were left out; of pages the first is shown with the rows on it. */
  mark: (used: readonly Place[], leftOut: readonly Place[], mark: PageMark) => void;
}

const rangesIn = (places: readonly Place[], sheet: string): CellRange[] =>
  places.flatMap((place) =>
    place.in === 'sheet' && place.sheet === sheet ? (parseRangeName(place.range) ?? []) : [],
  );

/** The part of a sheet that begins with a range's first cell. */
const gridAt = ({ top, left }: CellRange) => ({
  rows: Math.floor(top / GRID_ROWS) + 1,
  columns: Math.floor(left / GRID_COLUMNS) + 1,
});

/** Places an answer points at, of all sheets: they stay marked when another one is looked at. */
interface Marks {
  used: readonly Place[];
  leftOut: readonly Place[];
}
const NO_MARKS: Marks = { used: [], leftOut: [] };
const EMPTY: Parts = { unit: 'section', count: 0 };

/** What a pick names, as the worker takes it. */
function named(pick: ReturnType<typeof parsePick>): Picks | null {
  if (!pick) return null;
  const { pages, ranges } = pick;
  return { ...(pages && { pages: [...pages] }), ...(ranges && { ranges: [...ranges] }) };
}

function picksOf(
  parts: Parts,
  { sheet, askedSheet }: Pick<FileLook, 'sheet' | 'askedSheet'>,
  picked: string,
): Picks | null {
  if (picked.trim() === '') return askedSheet === null ? {} : { ranges: [{ sheet: askedSheet }] };
  if (parts.unit !== 'sheet') return named(parsePick(picked, { pages: parts.count }));
  // A range without a sheet means the one in view.
  const sheets = [sheet, ...parts.sheets.map(({ name }) => name).filter((name) => name !== sheet)];
  return named(parsePick(picked, { sheets }));
}

/** Where the user is in a file. */
export function useFileLook({ parts: known }: FileEntry, ask: AskFile): FileLook {
  const parts = known ?? EMPTY;
  const [page, setPage] = useState(1);
  const [chosen, setSheet] = useState<string>();
  const [askedSheet, setAskedSheet] = useState<string | null>(null);
  const [grid, setGrid] = useState({ rows: 1, columns: 1 });
  const [marks, setMarks] = useState(NO_MARKS);
  const [foundBlock, setFoundBlock] = useState<FoundBlock | null>(null);
  const [picked, pick] = useState('');
  const firstSheet = parts.unit === 'sheet' ? parts.sheets.find(({ hidden }) => !hidden) : undefined;
  const sheet = chosen ?? firstSheet?.name ?? '';
  const picks = picksOf(parts, { sheet, askedSheet }, picked);
  const viewSheet = (name: string) => {
    setSheet(name);
    setGrid({ rows: 1, columns: 1 });
    pick('');
  };
  const show: ShowPlace = (place, ofPage) => {
    if (place.in === 'sheet') {
      const range = parseRangeName(place.range);
      if (place.sheet !== sheet) viewSheet(place.sheet);
      setMarks({ used: [place], leftOut: [] });
      if (range) setGrid(gridAt(range));
      return;
    }
    const goThere = ({ part, block }: QueryReply<'locate'>) => {
      if (part === null) return;
      setPage(part);
      setFoundBlock({ block, mark: ofPage ?? null });
    };
    void ask('locate', { place }).then(goThere, () => undefined);
  };
  const mark: FileLook['mark'] = (used, leftOut, ofPage) => {
    const [first] = used;
    if (!first) return;
    show(first, ofPage);
    if (first.in === 'sheet') setMarks({ used, leftOut });
  };
  return {
    parts,
    page,
    sheet,
    grid,
    found: useMemo(() => rangesIn(marks.used, sheet), [marks, sheet]),
    leftOut: useMemo(() => rangesIn(marks.leftOut, sheet), [marks, sheet]),
    mark,
    foundBlock,
    picked,
    picks: picks ?? {},
    isWrong: picks === null,
    goTo: (next) => {
      setFoundBlock(null);
      setPage(next);
    },
    openSheet: (name) => {
      viewSheet(name);
      setAskedSheet(name);
    },
    askedSheet,
    askAllSheets: () => setAskedSheet(null),
    moveGrid: setGrid,
    pick,
    show,
  };
}

export interface FirstPlace {
  place: Place;
  mark?: PageMark | undefined;
  /** All cells a figure rests on, and those it left out, where it is opened for a figure. */
  cells?: { used: readonly Place[]; leftOut: readonly Place[] } | undefined;
}

/** Shows a place once, when the file is opened for it. */
export function useFirstPlace({ show, mark }: FileLook, first: FirstPlace | null): void {
  const known = useRef({ show, mark, first });
  useEffect(() => {
    const { show: showIt, mark: markThem, first: wanted } = known.current;
    if (wanted?.cells && wanted.mark) markThem(wanted.cells.used, wanted.cells.leftOut, wanted.mark);
    else if (wanted) showIt(wanted.place, wanted.mark);
  }, []);
}
