import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictures } from '@/dashboard/content/pictures.ts';
import { videos } from '@/dashboard/content/videos.ts';
import { projectRoot } from '@/local/run-command.ts';

const MOST_BYTES = 1_500_000;
/** What Vite makes of an import here: a path below the project's root. */
const fileOf = (address: string) => join(projectRoot, address.replace(/\?.*$/, ''));
const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Width and height of a WebP with lossy pixels, plain or extended (RFC 9649). */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 12, 16) === 'VP8X')
    return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

describe.each(videos)('the film $title', ({ light, dark, captions }) => {
  it('is small enough for a phone', () => {
    for (const file of [light, dark].flatMap(({ webm, mp4 }) => [webm, mp4])) {
      const { size } = statSync(fileOf(file));
      expect(size).toBeGreaterThan(10_000);
      expect(size).toBeLessThanOrEqual(MOST_BYTES);
    }
  });

  it('has captions, one after the other, and a poster of its shape', () => {
    const cues = [...readFileSync(fileOf(captions), 'utf8').matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm)];
    expect(cues.length).toBeGreaterThan(2);
    let end = 0;
    for (const [, from = '', to = ''] of cues) {
      expect(seconds(from)).toBeGreaterThanOrEqual(end);
      end = seconds(to);
      expect(end - seconds(from)).toBeGreaterThan(0.8);
    }
    for (const { poster } of [light, dark]) {
      const [width, height] = sizeOf(fileOf(poster));
      expect(width / height).toBeCloseTo(1_280 / 800, 2);
    }
  });
});

it.each(Object.values(pictures))(
  'the picture $title has the room it is given',
  ({ picture: { light, dark, width, height } }) => {
    for (const { other } of [light, dark]) expect(sizeOf(fileOf(other))).toEqual([2 * width, 2 * height]);
  },
);
