import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from '@/shared/documents/pdf/read-pdf.ts';
import { writeMarkdown } from '@/shared/documents/write-markdown.ts';
import type { Topic } from '@/tests/bench/figures.ts';
import { temporaryFolder } from '@/tests/bench/temporary-folder.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { type PdfLine, pdfFile } from '@/tests/support/pdf-file.ts';
import { readByLiteparse, readByPdftotext } from './peer-commands.ts';
import { readRawPages } from './raw-pdf.ts';
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

/** Programs of the system, of which each call starts one. */
const programs = {
  pdftotext: readByPdftotext,
  liteparse: (path: string) => readByLiteparse(path, 'markdown'),
};

interface Samples {
  ours: number[];
  raw: number[];
  first: number[];
  /** By the program's name; empty where it is not installed. */
  native: Map<string, number[]>;
}

/** One document by all readers in turn; the first round warms those that stay. */
async function readInTurn(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Samples> {
  const assets = documentAssets();
  const path = join(temporaryFolder('pdf'), name.endsWith('.pdf') ? name : 'made.pdf');
  writeFileSync(path, bytes);
  const samples: Samples = { ours: [], raw: [], first: [], native: new Map() };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const raw = await cpuMs(() => readRawPages(bytes, { assets }));
    const ours = await cpuMs(async () =>
      writeMarkdown((await readWhole(readPdf, requestOf(name, bytes, assets))).blocks),
    );
    const first = await firstPageMs(name, bytes, assets);
    if (round === 0) continue;
    samples.raw.push(raw);
    samples.ours.push(ours);
    samples.first.push(first);
    for (const [program, read] of Object.entries(programs)) {
      const reading = read(path);
      if (reading) samples.native.set(program, [...(samples.native.get(program) ?? []), reading.cpuMs]);
    }
  }
  return samples;
}

/** PDFs to Markdown beside the same library's bare text and programs of the system, in turn, by CPU time. */
export async function measurePdfs(): Promise<Topic> {
  const figures: Topic['figures'] = [];
  const missing = new Set(Object.keys(programs));
  for (const { name, bytes } of documentsToRead()) {
    const { ours, raw, first, native } = await readInTurn(name, bytes);
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
    for (const [program, samples] of native) {
      missing.delete(program);
      figures.push({ name: `${name}: beside`, unit: 'ms', ours, peer: { name: program, samples } });
    }
  }
  return {
    title: 'PDF',
    about: `PDF to Markdown with addresses, beside what pdf.js itself gives as text (no order, headings or tables), in turn, CPU time of ${ROUNDS} warm rounds in Node; pdftotext and liteparse are native, with their start.`,
    figures,
    notes: [...missing].map((program) => `${program} is not installed: no comparison.`),
  };
}
