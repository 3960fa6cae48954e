import { readFileSync } from 'node:fs';
import { columnName } from '@/shared/documents/sheets/a1.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { readByLiteparse, readByPdftotext, readByTesseract } from './peer-commands.ts';
import { readRawPages } from './raw-pdf.ts';

/** How the samples' scorer asks a reader; what a reader cannot read it leaves out. */
export interface Adapter {
  pdf?: (path: string, options: { password?: string }) => Promise<object>;
  xlsx?: (path: string) => Promise<object>;
  csv?: (path: string) => Promise<object>;
  image?: (path: string) => Promise<object>;
}

class NotThere extends Error {}

function found<T>(reading: T | undefined): T {
  if (reading === undefined) throw new NotThere('The program is not installed, or failed on this file.');
  return reading;
}

const liteparse: Adapter = {
  pdf: async (path, { password }) => {
    const { text } = found(readByLiteparse(path, 'json', password));
    const { pages } = JSON.parse(text) as { pages: { text: string }[] };
    const { text: markdown } = found(readByLiteparse(path, 'markdown', password));
    return { pages: pages.length, pageTexts: pages.map((page) => page.text), markdown };
  },
};

const pdftotext: Adapter = {
  pdf: async (path, { password }) => {
    const pageTexts = found(readByPdftotext(path, password)).text.split('\f').slice(0, -1);
    return { pages: pageTexts.length, pageTexts };
  },
};

const pdfJs: Adapter = {
  pdf: async (path, { password }) => {
    const assets = documentAssets();
    const pageTexts = await readRawPages(new Uint8Array(readFileSync(path)), { assets, password });
    return { pages: pageTexts.length, pageTexts };
  },
};

const sheetJs: Adapter = {
  xlsx: async (path) => {
    const { read, utils } = await import('xlsx');
    const { Sheets, SheetNames } = read(readFileSync(path), { cellDates: true, cellFormula: true });
    const sheets = SheetNames.map((name) => {
      const sheet = Sheets[name] ?? {};
      const cells = Object.entries(sheet).filter(([at]) => !at.startsWith('!'));
      return {
        name,
        merged: (sheet['!merges'] ?? []).map((range) => utils.encode_range(range)),
        cells: Object.fromEntries(
          cells.map(([at, cell]) => [
            at,
            {
              value: cell.t === 'e' ? cell.w : cell.v,
              display: cell.w,
              formula: cell.f,
              comment: cell.c?.[0]?.t,
              link: cell.l?.Target,
            },
          ]),
        ),
      };
    });
    return { sheets };
  },
};

const hucre: Adapter = {
  xlsx: async (path) => {
    const { readXlsx } = await import('hucre/xlsx');
    const { sheets } = await readXlsx(new Uint8Array(readFileSync(path)));
    return {
      sheets: sheets.map(({ name, rows }) => ({
        name,
        cells: Object.fromEntries(
          rows.flatMap((row, at) =>
            row.map((value, column) => [`${columnName(column)}${at + 1}`, { value }] as const),
          ),
        ),
      })),
    };
  },
};

const papaparse: Adapter = {
  csv: async (path) => {
    const { default: Papa } = await import('papaparse');
    const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
    return { rows: Papa.parse<string[]>(text, { skipEmptyLines: true }).data };
  },
};

const tesseract: Adapter = { image: async (path) => ({ text: found(readByTesseract(path)).text }) };

/** Other readers of the same files; hucre by the values its rows give. */
export const peers: Readonly<Record<string, Adapter>> = {
  pdftotext,
  liteparse,
  'pdf.js': pdfJs,
  SheetJS: sheetJs,
  hucre,
  papaparse,
  tesseract,
};
