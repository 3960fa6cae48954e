import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { openBrowser } from './browser.ts';
import type { Figure, Topic } from './figures.ts';
import { CHAT_URL, OTHER_URL, openChatPage } from './pages/chat-page.ts';

/** What a zip keeps about each file besides its compressed bytes and twice its name: both headers. */
const ZIP_ENTRY_BYTES = 30 + 46;
const KILO = 1000;

const manifest = z.object({
  content_scripts: z.array(
    z.object({
      matches: z.array(z.string()),
      js: z.optional(z.array(z.string())),
      css: z.optional(z.array(z.string())),
    }),
  ),
});

/** Files the manifest injects in the chat page. */
export function residentFiles(extension: string): string[] {
  const { content_scripts } = manifest.parse(
    JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8')),
  );
  return content_scripts
    .filter(({ matches }) => matches.some((match) => match.startsWith(CHAT_URL)))
    .flatMap(({ js = [], css = [] }) => [...js, ...css]);
}

function zippedBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => statSync(join(folder, file)).isFile())
    .reduce((total, file) => {
      const packed = deflateRawSync(readFileSync(join(folder, file))).byteLength;
      return total + packed + ZIP_ENTRY_BYTES + 2 * Buffer.byteLength(file);
    }, 0);
}

/** Bytes of the extension's script that the browser truly ran in a page of `url`. */
async function ranIn(extension: string, url: string): Promise<number> {
  const context = await openBrowser({ extension });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Debugger.scriptParsed', (script) => {
      if (script.url.startsWith('chrome-extension://')) bytes += script.length ?? 0;
    });
    await session.send('Debugger.enable');
    await openChatPage(page, 10, url);
    return bytes;
  } finally {
    await context.close();
  }
}

function sizeFigures(name: string, bytes: Buffer, limits: { rawKb?: number; gzipKb?: number }): Figure[] {
  const row = (what: string, size: number, atMost: number | undefined): Figure => ({
    name: `${name}, ${what}`,
    unit: 'kB',
    ours: [size / KILO],
    ...(atMost !== undefined && { limits: [{ of: 'value', atMost }] }),
  });
  return [row('raw', bytes.byteLength, limits.rawKb), row('gzip', gzipSync(bytes).byteLength, limits.gzipKb)];
}

/** Bytes of what is injected, of what is loaded on demand, and of the package. */
export async function measureSize(extension: string): Promise<Topic> {
  const resident = Buffer.concat(residentFiles(extension).map((file) => readFileSync(join(extension, file))));
  return {
    title: 'Size',
    about: 'Of the built extension for Chromium. What ran is what the browser reports as parsed.',
    figures: [
      ...sizeFigures('resident script', resident, { rawKb: 30, gzipKb: 30 }),
      {
        name: 'ran on a chat page',
        unit: 'kB',
        ours: [(await ranIn(extension, CHAT_URL)) / KILO],
        limits: [{ of: 'value', atMost: 30 }],
      },
      {
        name: 'ran on any other site',
        unit: 'kB',
        ours: [(await ranIn(extension, OTHER_URL)) / KILO],
        limits: [{ of: 'value', atMost: 0 }],
      },
      ...sizeFigures('card, loaded at the first use', readFileSync(join(extension, 'card.js')), {}),
      ...sizeFigures(
        'what writes, loaded once the card is shown',
        readFileSync(join(extension, 'writer.js')),
        {},
      ),
      ...sizeFigures('background, read at every wake', readFileSync(join(extension, 'background.js')), {
        rawKb: 750,
      }),
      { name: 'package, zipped', unit: 'MB', ours: [zippedBytes(extension) / KILO ** 2] },
    ],
  };
}
