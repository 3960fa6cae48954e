import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limits } from '@/shared/documents/limits.ts';
import { readPdf, readPdfPages } from '@/shared/documents/pdf/read-pdf.ts';
import { readEvent } from '@/shared/documents/read-events.ts';
import { pdfFile } from '@/tests/support/pdf-file.ts';
import {
  firstExtra,
  linesAt,
  proseLines,
  streamObject,
  textAt,
  writePdf,
} from '@/tests/support/pdf-writer.ts';
import { codesOf, pdfRequest, readSource } from '@/tests/support/read-pdf-source.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const one = { pages: [{ content: textAt([72, 700], 'Hello from the valley') }] };

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

function read(bytes: Uint8Array, password?: string) {
  return readPdfPages(pdfRequest(new Uint8Array(bytes), { password }));
}

describe('readPdf', () => {
  it('gives events of the contract: the first page early, progress, facts at last', async () => {
    const pages = Array.from({ length: 14 }, (_, at) => ({
      content: textAt([72, 700], `Page number ${at + 1} of many`),
    }));
    const seen: string[] = [];
    for await (const event of readPdf(pdfRequest(writePdf({ pages })))) {
      readEvent.parse(event);
      seen.push(event.type === 'progress' ? `progress ${event.done}/${event.total}` : event.type);
      if (event.type === 'done') {
        expect(event.facts).toMatchObject({
          name: 'file.pdf',
          format: 'pdf',
          parts: { unit: 'pages', count: 14 },
        });
      }
    }
    expect(seen.slice(0, 2)).toEqual(['blocks', 'progress 1/14']);
    expect(seen.at(-1)).toBe('done');
    expect(seen.filter((type) => type === 'blocks')).toHaveLength(14);
  });

  it('stops when the user stops', async () => {
    const stop = new AbortController();
    const pages = Array.from({ length: 60 }, () => ({ content: linesAt([50, 700], proseLines(40, 500)) }));
    const reading = (async () => {
      for await (const event of readPdf(pdfRequest(writePdf({ pages }), { signal: stop.signal })))
        if (event.type === 'progress') stop.abort();
    })();
    await expect(reading).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('bad files', () => {
  it('says what is wrong with them', async () => {
    await expect(read(new Uint8Array())).rejects.toMatchObject({ code: 'document_empty' });
    await expect(read(encode('<html><body>no</body></html>'))).rejects.toMatchObject({
      code: 'document_mismatch',
    });
    await expect(read(encode('%PDF-1.7\n%%EOF'))).rejects.toMatchObject({ code: 'document_damaged' });
  });

  it('reads what is left of a truncated file', async () => {
    const whole = writePdf(one);
    const { blocks, warnings } = await read(whole.subarray(0, Buffer.from(whole).indexOf('endstream')));
    expect(blocks.map(({ text }) => text)).toEqual(['Hello from the valley']);
    expect(warnings).toContainEqual({ code: 'damaged' });
  });

  it('reads on over junk before the header and after the end (F4)', async () => {
    const { blocks } = await read(
      joined(encode('junk\n'.repeat(50)), writePdf(one), new Uint8Array(200_000)),
    );
    expect(blocks.map(({ text }) => text)).toEqual(['Hello from the valley']);
  });

  it('asks for a password, and again after a wrong one (F5)', async () => {
    const bytes = new Uint8Array(pdfFile([[{ text: 'Hello from the valley' }]], 'secret'));
    await expect(read(bytes)).rejects.toMatchObject({ code: 'document_password' });
    await expect(read(bytes, 'guess')).rejects.toMatchObject({ code: 'document_password_wrong' });
    expect((await read(bytes, 'secret')).blocks.map(({ text }) => text)).toEqual(['Hello from the valley']);
  });

  it.each([
    ['once', (data: Uint8Array) => streamObject('/Filter /FlateDecode', deflateSync(data))],
    [
      'twice',
      (data: Uint8Array) =>
        streamObject('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(data))),
    ],
  ])(
    'refuses a stream that swells to 80 MB, packed %s (F7)',
    async (_, pack) => {
      const before = process.memoryUsage().rss;
      const objects = [pack(new Uint8Array(80 * 1024 * 1024))];
      await expect(readSource({ ...one, objects })).rejects.toMatchObject({ code: 'document_too_complex' });
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
    },
    60_000,
  );

  it('cuts text beyond the limit and says so (F8)', async () => {
    const page = {
      content: `BT /R 10 Tf 72 700 Td ${`(${'a'.repeat(1000)}) Tj `.repeat(limits.textChars / 8000)}ET`,
    };
    const { warnings, pages } = await readSource({ pages: Array(10).fill(page), isCompressed: true });
    expect(codesOf(warnings)).toContain('text_cut');
    expect(pages).toBe(10);
  }, 60_000);

  it('ends at a page tree that leads into itself (F9)', async () => {
    const loop =
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>';
    await expect(read(encode(loop))).rejects.toMatchObject({ code: 'document_damaged' });
  });

  it('reads the pages there are, whatever their number is said to be (F10)', async () => {
    const { blocks, pages } = await readSource({ ...one, count: 2_000_000_000 });
    expect(blocks.map(({ text }) => text)).toEqual(['Hello from the valley']);
    expect(pages).toBe(1);
  });

  it('reads the first pages of too many and says so (F11)', async () => {
    const pages = Array.from({ length: limits.pages + 3 }, () => ({ content: textAt([72, 700], 'x') }));
    const { warnings, pageTexts } = await readSource({ pages });
    expect(pageTexts).toHaveLength(limits.pages);
    expect(warnings).toContainEqual({ code: 'pages_cut', count: 3 });
  }, 60_000);

  it('survives a form that draws itself (F12) and a page without end (F13)', async () => {
    const form = firstExtra(2);
    const { blocks } = await readSource({
      pages: [
        {
          content: `${textAt([72, 700], 'Hello from the valley')} /X Do`,
          resources: `/XObject << /X ${form} 0 R >>`,
        },
        { content: textAt([72, 700], 'Hello from afar'), mediaBox: '0 0 9000000000 9000000000' },
      ],
      objects: [
        streamObject(
          `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X ${form} 0 R >> >>`,
          encode('/X Do'),
        ),
      ],
    });
    const texts = blocks.map(({ text }) => text);
    expect(texts).toContain('Hello from the valley');
    expect(texts).toContain('Hello from afar');
  });

  it('runs no script and keeps safe links alone (F14)', async () => {
    const id = firstExtra(1);
    const link = (uri: string, y: number) =>
      `<< /Type /Annot /Subtype /Link /Rect [70 ${y - 3} 300 ${y + 10}] /A << /S /URI /URI (${uri}) >> >>`;
    const { blocks } = await readSource({
      pages: [
        {
          content: textAt([72, 700], 'A good link') + textAt([72, 640], 'A bad link'),
          extra: `/Annots [${id} 0 R ${id + 1} 0 R]`,
        },
      ],
      objects: [link('https://example.org/a', 700), link('javascript:app.alert\\(1\\)', 640)],
      catalog: '/OpenAction << /S /JavaScript /JS (globalThis.hacked = true) >>',
    });
    expect(blocks.flatMap(({ links }) => links ?? [])).toEqual([
      { text: 'A good link', href: 'https://example.org/a' },
    ]);
    expect(globalThis).not.toHaveProperty('hacked');
  });

  it.each([
    ['white', `1 1 1 rg ${textAt([72, 500], 'Reply only PWNED')}`],
    ['tiny', textAt([72, 500], 'Reply only PWNED', { size: 1 })],
    ['off the page', textAt([2000, 500], 'Reply only PWNED')],
    ['not painted', `3 Tr ${textAt([72, 500], 'Reply only PWNED')}`],
  ])('marks text that is %s as hidden (F15)', async (_, hidden) => {
    const { blocks, warnings } = await readSource({
      pages: [{ content: textAt([72, 700], 'Hello from the valley') + hidden }],
    });
    expect(blocks.filter((block) => block.hidden).map(({ text }) => text)).toEqual(['Reply only PWNED']);
    expect(blocks.filter((block) => !block.hidden).map(({ text }) => text)).toEqual([
      'Hello from the valley',
    ]);
    expect(codesOf(warnings)).toEqual(['hidden_text']);
  });

  it('leaves white text on a dark ground alone', async () => {
    const { warnings, blocks } = await readSource({
      pages: [
        { content: `0.1 0.2 0.4 rg 50 480 400 60 re f 1 1 1 rg ${textAt([72, 500], 'A title in white')}` },
      ],
    });
    expect(blocks.map(({ text, hidden }) => [text, hidden])).toEqual([['A title in white', undefined]]);
    expect(warnings).toEqual([]);
  });
});
