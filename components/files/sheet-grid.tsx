import { useEffect, useRef } from 'react';
import { Failure } from '@/components/failure.tsx';
import { type CellRange, columnName } from '@/shared/documents/sheets/a1.ts';
import type { AskFile } from './file-entry.ts';
import { Pager } from './pager.tsx';
import style from './preview.module.css';
import { readsAsFigure } from './reads-as-figure.ts';
import { say } from './say.ts';
import { useQuery } from './use-query.ts';

/** A page of a sheet: what a browser lays out at once without a stutter. */
export const GRID_ROWS = 100;
export const GRID_COLUMNS = 26;

interface SheetGridProps {
  ask: AskFile;
  sheet: { name: string; rows: number; columns: number };
  /** The page of rows and the page of columns in view, counted from 1. */
  at: { rows: number; columns: number };
  /** Cells an answer points at, and cells it left out, counted from 0. */
  found: readonly CellRange[];
  leftOut: readonly CellRange[];
  onMove: (at: { rows: number; columns: number }) => void;
}

const covers = (ranges: readonly CellRange[], row: number, column: number) =>
  ranges.some(
    ({ top, bottom, left, right }) => row >= top && row <= bottom && column >= left && column <= right,
  );

/** Cells as shown, with the names they are called by. */
export function SheetGrid({ ask, sheet, at, found, leftOut, onMove }: SheetGridProps) {
  const place = useRef<HTMLElement>(null);
  const firstRow = (at.rows - 1) * GRID_ROWS + 1;
  const firstColumn = (at.columns - 1) * GRID_COLUMNS;
  const width = Math.min(GRID_COLUMNS, Math.max(1, sheet.columns - firstColumn));
  const { reply, code, again } = useQuery(ask, 'rows', {
    body: {
      sheet: sheet.name,
      from: firstRow,
      count: GRID_ROWS,
      column: firstColumn + 1,
      columns: GRID_COLUMNS,
    },
    stamp: Math.min(sheet.rows, firstRow + GRID_ROWS),
  });
  useEffect(() => {
    if (found.length > 0 && reply)
      place.current?.querySelector('[data-found]')?.scrollIntoView({ block: 'center' });
  }, [found, reply]);
  const label = say('cellsOf', { sheet: sheet.name });
  const columns = Array.from({ length: width }, (_, index) => firstColumn + index);
  return (
    <section className={style.preview} aria-label={say('preview')}>
      {sheet.rows > GRID_ROWS && (
        <Pager
          unit="rowsOf"
          value={at.rows}
          count={sheet.rows}
          size={GRID_ROWS}
          onChange={(rows) => onMove({ ...at, rows })}
        />
      )}
      {sheet.columns > GRID_COLUMNS && (
        <Pager
          unit="columnsOf"
          value={at.columns}
          count={sheet.columns}
          size={GRID_COLUMNS}
          onChange={(next) => onMove({ ...at, columns: next })}
        />
      )}
      {code && <Failure code={code} context="files" onRetry={again} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section ref={place} className={style.scroll} tabIndex={0} aria-label={label}>
        <table className={style.grid}>
          <thead>
            <tr>
              <td aria-hidden="true" />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reply?.rows.map(({ number, cells }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {columns.map((column) => {
                  const isFound = covers(found, number - 1, column);
                  const isLeft = !isFound && covers(leftOut, number - 1, column);
                  const text = cells[column - firstColumn] ?? '';
                  return (
                    <td
                      key={column}
                      title={text.length > 24 ? text.slice(0, 2_000) : undefined}
                      {...(readsAsFigure(text) && { 'data-figure': '' })}
                      {...(isFound && { className: style.found, 'data-found': '' })}
                      {...(isLeft && { className: style.leftOut, 'data-left-out': '' })}
                    >
                      {text.slice(0, 200)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
