import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readDocument } from '@/shared/documents/read-document.ts';
import { readWorkbookSteps } from '@/shared/documents/sheets/read-workbook.ts';
import { createBlockStore } from '@/shared/documents/worker-handlers/block-store.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { makeWorkbook } from './make-workbook.ts';

/** What one reading took, with nothing in the process before it but the loaded reader. */
interface Reading {
  wallMs: number;
  cpuMs: number;
  /** The process's highest resident memory. */
  memoryMb: number;
  /** Until the first 200 rows were there; ours alone. */
  firstRowsMs: number;
  cells: number;
}

/** Reads and looks at every value once; gives how many cells there were. */
type Read = (bytes: Uint8Array<ArrayBuffer>, onFirstRows: () => void) => Promise<number>;

/** As the worker of the side panel reads: blocks are made and kept, and then the workbook. */
async function readAsPanel(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<number> {
  const store = createBlockStore();
  const request = { bytes, name, id: name, assets: documentAssets(), recognise: false };
  const events = readDocument({ ...request, signal: new AbortController().signal });
  for (;;) {
    const step = await events.next();
    if (!step.done) {
      if (step.value.type === 'blocks') store.add(step.value.blocks);
      continue;
    }
    if (step.value) store.open(step.value);
    return store.all.reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0);
  }
}

const FIRST_ROWS = 200;

/** Counts what is there, and takes every value in hand so that no reader may put off its work. */
class ValueCount {
  count = 0;
  #sink = 0;

  take(value: unknown): void {
    if (value === null || value === undefined) return;
    this.count += 1;
    this.#sink += typeof value === 'string' ? value.length : Number(value);
  }

  takeRows(rows: Iterable<readonly unknown[]>): number {
    for (const row of rows) for (const value of row) this.take(value);
    return this.total;
  }

  get total(): number {
    return Number.isNaN(this.#sink) ? -1 : this.count;
  }
}

const [name = '', file = ''] = process.argv.slice(2);

const readers: Readonly<Record<string, () => Promise<Read>>> = {
  Whetstone: async () => async (bytes, onFirstRows) => {
    const steps = readWorkbookSteps(bytes, { signal: new AbortController().signal });
    for (;;) {
      const step = await steps.next();
      if (!step.done) {
        if (step.value.rows >= FIRST_ROWS) onFirstRows();
        continue;
      }
      const count = new ValueCount();
      for (const sheet of step.value.sheets) for (const cell of sheet.rawCells()) count.take(cell.value);
      return count.total;
    }
  },
  panel: async () => {
    // Read once before the clock starts, a row of the same kind: what is loaded on demand is loaded for the others too.
    const row = file.endsWith('.csv') ? new TextEncoder().encode('a,b\n1,"2"\n') : makeWorkbook(1);
    await readAsPanel(new Uint8Array(row), basename(file));
    return (bytes) => readAsPanel(bytes, basename(file));
  },
  papaparse: async () => {
    const { default: Papa } = await import('papaparse');
    return async (bytes) => {
      const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes));
      return new ValueCount().takeRows(data);
    };
  },
  SheetJS: async () => {
    const { read } = await import('xlsx');
    return async (bytes) => {
      const { Sheets, SheetNames } = read(bytes, { type: 'array', dense: true });
      const count = new ValueCount();
      for (const name of SheetNames)
        for (const row of Sheets[name]?.['!data'] ?? []) for (const cell of row) count.take(cell?.v);
      return count.total;
    };
  },
  'read-excel-file': async () => {
    const { default: readExcel } = await import('read-excel-file/node');
    return async (bytes) => {
      const sheets = await readExcel(Buffer.from(bytes));
      return new ValueCount().takeRows(sheets.flatMap(({ data }) => data));
    };
  },
  hucre: async () => {
    const { readXlsx } = await import('hucre/xlsx');
    return async (bytes) =>
      new ValueCount().takeRows((await readXlsx(bytes)).sheets.flatMap(({ rows }) => rows));
  },
};

async function measure(): Promise<Reading> {
  const bytes = new Uint8Array(readFileSync(file));
  const read = await readers[name]?.();
  if (!read) throw new Error(`There is no reader "${name}".`);
  const begin = performance.now();
  const used = process.cpuUsage();
  let firstRowsMs = 0;
  const cells = await read(bytes, () => {
    firstRowsMs ||= performance.now() - begin;
  });
  const { user, system } = process.cpuUsage(used);
  return {
    wallMs: performance.now() - begin,
    cpuMs: (user + system) / 1000,
    memoryMb: process.resourceUsage().maxRSS / 1000,
    firstRowsMs,
    cells,
  };
}

process.send?.(await measure());
