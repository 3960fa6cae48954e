import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPdfJs } from '@/shared/documents/pdf/open/open-pdf.ts';
import { readPdf } from '@/shared/documents/pdf/read-pdf.ts';
import { writeMarkdown } from '@/shared/documents/write-markdown.ts';
import type { Topic } from '@/tests/bench/figures.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { type PdfLine, pdfFile } from '@/tests/support/pdf-file.ts';
import { readWhole } from './read-events-of.ts';
import { samplesFolder } from './samples.ts';

const ROUNDS = 5;
const PAGES = 120;
const PEER = 'raw pdf.js text';

const SENTENCE = 'The council heard the report of the harbour master and asked for the figures of the year';

/** A report with headings, a running head, prose and a table on each page. */
function report(): Buffer {
  const rows = Array.from(
    { length: 8 },
    (_, row): PdfLine => ({ text: `Pier ${row}   ${row * 412}   ${row * 7} %` }),
  );
  return pdfFile(
    Array.from({ length: PAGES }, (_, page) => [
      { text: 'Harbour report', size: 8 },
      { text: `${page + 1} What the harbour earned`, size: 16 },
      ...Array.from({ length: 26 }, (_line, line) => ({
        text: `${SENTENCE} ${page * 26 + line}.`,
        size: 10,
      })),
      ...rows,
    ]),
  );
}

function documentsToRead(): { name: string; bytes: Uint8Array<ArrayBuffer> }[] {
  const made = { name: `report of ${PAGES} pages`, bytes: new Uint8Array(report()) };
  const folder = join(samplesFolder, 'pdf');
  if (!existsSync(folder)) return [made];
  // Those that open without a password, the largest first: what takes longest tells most.
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf') && !name.includes('password'));
  const read = files.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
  return [made, ...read.sort((a, b) => b.bytes.length - a.bytes.length).slice(0, 5)];
}

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The text of every page as pdf.js itself gives it. */
async function readRaw(bytes: Uint8Array<ArrayBuffer>, assets: string): Promise<string> {
  const pdfjs = await loadPdfJs();
  const task = pdfjs.getDocument({
    data: bytes.slice(),
    cMapUrl: `${assets}pdfjs/cmaps/`,
    standardFontDataUrl: `${assets}pdfjs/standard_fonts/`,
    verbosity: 0,
  });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    page.cleanup();
  }
  await task.destroy();
  return pages.join('\n');
}

const requestOf = (name: string, bytes: Uint8Array<ArrayBuffer>, assets: string) => ({
  bytes,
  name,
  recognise: false,
  signal: new AbortController().signal,
  assets,
});

/** Milliseconds until the first page's text is there. */
async function firstPageMs(name: string, bytes: Uint8Array<ArrayBuffer>, assets: string): Promise<number> {
  const begin = performance.now();
  for await (const event of readPdf(requestOf(name, bytes, assets)))
    if (event.type === 'blocks') return performance.now() - begin;
  return performance.now() - begin;
}

/** PDFs to Markdown beside the same library's bare text, in turn, by CPU time and warm. */
export async function measurePdfs(): Promise<Topic> {
  const assets = documentAssets();
  const figures: Topic['figures'] = [];
  for (const { name, bytes } of documentsToRead()) {
    const ours: number[] = [];
    const raw: number[] = [];
    const first: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rawMs = await cpuMs(() => readRaw(bytes, assets));
      const ourMs = await cpuMs(async () =>
        writeMarkdown((await readWhole(readPdf, requestOf(name, bytes, assets))).blocks),
      );
      const shown = await firstPageMs(name, bytes, assets);
      // The first round warms both.
      if (round === 0) continue;
      raw.push(rawMs);
      ours.push(ourMs);
      first.push(shown);
    }
    figures.push(
      {
        name: `${name}: to Markdown`,
        unit: 'ms',
        ours,
        peer: { name: PEER, samples: raw },
        limits: [{ of: 'ratio', atMost: 1.3 }],
      },
      { name: `${name}: first page`, unit: 'ms', ours: first, limits: [{ of: 'value', atMost: 300 }] },
    );
  }
  return {
    title: 'PDF',
    about: `PDF to Markdown with addresses, beside what pdf.js itself gives as text (no order, headings or tables), in turn, CPU time of ${ROUNDS} warm rounds in Node.`,
    figures,
  };
}
