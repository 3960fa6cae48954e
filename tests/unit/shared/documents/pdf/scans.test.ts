import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { firstExtra, linesAt, proseLines, streamObject } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

describe('scans', () => {
  it('reports a page that is a picture (F16), and not one that is empty', async () => {
    const pixels = deflateSync(new Uint8Array(60 * 80));
    const { warnings } = await readSource({
      pages: [
        { content: 'q 612 0 0 792 0 0 cm /P Do Q', resources: `/XObject << /P ${firstExtra(2)} 0 R >>` },
        { content: '' },
      ],
      objects: [
        streamObject(
          '/Type /XObject /Subtype /Image /Width 60 /Height 80 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
          pixels,
        ),
      ],
    });
    expect(warnings).toEqual([{ code: 'no_text_layer', place: { in: 'page', page: 1 } }]);
  });

  it('reports a scan whose picture takes its time to decode (F16)', async () => {
    const [width, height] = [5_000, 6_500];
    const { warnings } = await readSource({
      pages: [
        { content: 'q 612 0 0 792 0 0 cm /P Do Q', resources: `/XObject << /P ${firstExtra(1)} 0 R >>` },
      ],
      objects: [
        streamObject(
          `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
          deflateSync(new Uint8Array(width * height)),
        ),
      ],
    });
    expect(warnings).toEqual([{ code: 'no_text_layer', place: { in: 'page', page: 1 } }]);
  });

  it('takes text behind which a scan stands for its text', async () => {
    const { warnings, blocks } = await readSource({
      pages: [
        {
          content: `q 612 0 0 792 0 0 cm /P Do Q 3 Tr ${linesAt([72, 700], proseLines(5, 450))}`,
          resources: `/XObject << /P ${firstExtra(1)} 0 R >>`,
        },
      ],
      objects: [
        streamObject(
          '/Type /XObject /Subtype /Image /Width 60 /Height 80 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
          deflateSync(new Uint8Array(60 * 80)),
        ),
      ],
    });
    expect(warnings).toEqual([]);
    expect(blocks[0]?.text).toMatch(/^the committee found/);
  });

  it('reports a text layer that is not what is seen (F17)', async () => {
    const shifted = proseLines(20, 480).map((line) =>
      line.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 94) % 26) + 97)),
    );
    const { warnings } = await readSource({ pages: [{ content: linesAt([60, 700], shifted) }] });
    expect(warnings).toEqual([{ code: 'garbled_text', place: { in: 'page', page: 1 } }]);
  });
});
