import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePng } from '@/shared/documents/images/decode-png.ts';
import { readImage } from '@/shared/documents/images/image-reader.ts';
import { openBrowser } from '@/tests/bench/browser.ts';
import type { Figure, Topic } from '@/tests/bench/figures.ts';
import { temporaryFolder } from '@/tests/bench/temporary-folder.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { turned, writePng } from '@/tests/support/pictures.ts';
import { type DrawnPage, pages } from './images/pages.ts';
import { type CommandReading, readByTesseract } from './peer-commands.ts';

const ROUNDS = 3;
const TURNS = [1, 2, 3] as const;

interface Drawn {
  name: string;
  text: string;
  file: Buffer;
  path: string;
}

/** Draws the pages by a browser, as screenshots. */
async function draw(folder: string, wanted: readonly DrawnPage[]): Promise<Drawn[]> {
  const context = await openBrowser({});
  try {
    const drawn: Drawn[] = [];
    for (const { name, html, scale, width } of wanted) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 600 });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 600,
        deviceScaleFactor: scale,
        mobile: false,
      });
      await page.setContent(html);
      const text = await page.evaluate(() => document.body.innerText);
      const file = await page.screenshot({ fullPage: true, scale: 'device' });
      const path = join(folder, `${name}.png`);
      writeFileSync(path, file);
      drawn.push({ name, text, file, path });
      await page.close();
    }
    return drawn;
  } finally {
    await context.close();
  }
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the words that are found in what was read, each as often as it stands there. */
export function recallOf(written: string, read: string): number {
  const found = new Map<string, number>();
  for (const word of wordsOf(read)) found.set(word, (found.get(word) ?? 0) + 1);
  const words = wordsOf(written);
  let hits = 0;
  for (const word of words) {
    const left = found.get(word) ?? 0;
    if (left > 0) hits++;
    found.set(word, left - 1);
  }
  return words.length ? hits / words.length : 1;
}

async function readByUs(file: Uint8Array): Promise<CommandReading> {
  const start = process.cpuUsage();
  const request = {
    bytes: new Uint8Array(file),
    name: 'a.png',
    signal: new AbortController().signal,
    assets: documentAssets(),
  };
  const texts: string[] = [];
  for await (const event of readImage(request))
    if (event.type === 'blocks')
      texts.push(...event.blocks.filter(({ kind }) => kind !== 'caption').map(({ text }) => text));
  const { user, system } = process.cpuUsage(start);
  return { text: texts.join('\n'), cpuMs: (user + system) / 1000 };
}

async function measurePage({ name, text, file, path }: Drawn): Promise<Figure[]> {
  const ours: CommandReading[] = [];
  const peers: CommandReading[] = [];
  const singles: CommandReading[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await readByUs(file));
    const peer = readByTesseract(path);
    if (peer) peers.push(peer);
    const single = readByTesseract(path, 1);
    if (single) singles.push(single);
  }
  const missed = (readings: CommandReading[]) => readings.map((reading) => 1 - recallOf(text, reading.text));
  const cpu = (readings: CommandReading[]) => readings.map(({ cpuMs }) => cpuMs);
  const peerOf = (samples: number[], peer = 'tesseract') =>
    samples.length ? { peer: { name: peer, samples } } : {};
  return [
    {
      name: `${name}: words missed, as a share`,
      unit: '',
      ours: missed(ours),
      ...peerOf(missed(peers)),
      limits: [{ of: 'value', atMost: 0.04 }],
    },
    {
      name: `${name}: CPU time`,
      unit: 'ms',
      ours: cpu(ours),
      ...peerOf(cpu(peers)),
    },
    {
      name: `${name}: CPU time beside one thread`,
      unit: 'ms',
      ours: cpu(ours),
      ...peerOf(cpu(singles), 'tesseract, 1 thread'),
      // Threads that wait for each other would make it look slower than it is.
      ...(singles.length && { limits: [{ of: 'ratio', atMost: 1.3 }] }),
    },
  ];
}

/** The same page lying on its side or head. */
async function measureTurned({ name, text, file }: Drawn): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const quarters of TURNS) {
    const picture = writePng(turned(decodePng(file), quarters));
    const { text: read } = await readByUs(picture);
    figures.push({
      name: `${name}, turned by ${quarters * 90}°: words missed, as a share`,
      unit: '',
      ours: [1 - recallOf(text, read)],
      limits: [{ of: 'value', atMost: 0.1 }],
    });
  }
  return figures;
}

/** Reading the text of pictures on the device, beside native tesseract in the same run. */
export async function measureImages(): Promise<Topic> {
  const drawn = await draw(temporaryFolder('pictures'), pages);
  const figures: Figure[] = [];
  // The first reading starts the worker, which stays.
  for (const { file } of drawn.slice(-1)) await readByUs(file);
  for (const page of drawn) figures.push(...(await measurePage(page)));
  for (const page of drawn) figures.push(...(await measureTurned(page)));
  const hasPeer = figures.some(({ peer }) => peer);
  return {
    title: 'Text in pictures',
    about: `${pages.length} pages drawn by Chromium, ${ROUNDS} rounds; ours with its worker warm, tesseract with its start, as it comes and kept to one thread.`,
    figures,
    ...(!hasPeer && { notes: ['Native tesseract is not installed: no comparison.'] }),
  };
}
