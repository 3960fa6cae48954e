import { useState } from 'react';
import type { Place } from '@/shared/documents/document.ts';
import { type CellRange, parseRangeName } from '@/shared/documents/sheets/a1.ts';
import type { Parts, Picks } from '@/shared/documents/worker-messages.ts';
import type { AskFile, FileEntry } from './file-entry.ts';
import { readPages } from './read-pages.ts';
import { GRID_COLUMNS, GRID_ROWS } from './sheet-grid.tsx';

/** What of a file is looked at, and what of it is picked. */
export interface FileLook {
  parts: Parts;
  page: number;
  sheet: string;
  grid: { rows: number; columns: number };
  found: CellRange | null;
  /** What stands in the field that picks pages or a range. */
  picked: string;
  picks: Picks;
  /** Whether the field names no pages or range of this file. */
  isWrong: boolean;
  goTo: (page: number) => void;
  openSheet: (name: string) => void;
  moveGrid: (grid: { rows: number; columns: number }) => void;
  pick: (text: string) => void;
  show: (place: Place) => void;
}

const EMPTY: Parts = { unit: 'section', count: 0 };

function picksOf(parts: Parts, sheet: string, picked: string): Picks | null {
  if (parts.unit !== 'sheet') {
    const pages = readPages(picked, parts.count);
    return pages === null ? null : pages ? { pages } : {};
  }
  if (picked.trim() === '') return { sheet: { name: sheet, range: '' } };
  const range = picked.trim().toUpperCase();
  return parseRangeName(range) ? { sheet: { name: sheet, range } } : null;
}

/** Where the user is in a file. */
export function useFileLook({ parts: known }: FileEntry, ask: AskFile): FileLook {
  const parts = known ?? EMPTY;
  const [page, setPage] = useState(1);
  const [chosen, setSheet] = useState<string>();
  const [grid, setGrid] = useState({ rows: 1, columns: 1 });
  const [found, setFound] = useState<CellRange | null>(null);
  const [picked, pick] = useState('');
  const firstSheet = parts.unit === 'sheet' ? parts.sheets.find(({ hidden }) => !hidden) : undefined;
  const sheet = chosen ?? firstSheet?.name ?? '';
  const picks = picksOf(parts, sheet, picked);
  const openSheet = (name: string) => {
    setSheet(name);
    setGrid({ rows: 1, columns: 1 });
    setFound(null);
    pick('');
  };
  const show = (place: Place) => {
    if (place.in === 'sheet') {
      const range = parseRangeName(place.range);
      if (place.sheet !== sheet) openSheet(place.sheet);
      setFound(range ?? null);
      if (range)
        setGrid({
          rows: Math.floor(range.top / GRID_ROWS) + 1,
          columns: Math.floor(range.left / GRID_COLUMNS) + 1,
        });
      return;
    }
    void ask('locate', { place }).then(
      ({ part }) => part && setPage(part),
      () => undefined,
    );
  };
  return {
    parts,
    page,
    sheet,
    grid,
    found,
    picked,
    picks: picks ?? {},
    isWrong: picks === null,
    goTo: setPage,
    openSheet,
    moveGrid: (next) => {
      setFound(null);
      setGrid(next);
    },
    pick,
    show,
  };
}
