import { expect, test } from 'vitest';
import { withEvenLight } from '@/shared/documents/images/even-light.ts';
import { blocksOf, isUnsure } from '@/shared/documents/images/layout.ts';
import { type OcrWord, parseWords } from '@/shared/documents/images/words.ts';

interface Written {
  parts: [left: number, text: string][];
  height?: number;
}

/** The words of a line, ten pixels a letter; each part begins at its `left`. */
function line(name: string, top: number, { parts, height = 14 }: Written): OcrWord[] {
  return parts.flatMap(([left, text]) => {
    let at = left;
    return text.split(' ').map((word) => {
      const box = { left: at, top, width: word.length * 10, height };
      at += word.length * 10 + 6;
      return {
        text: word,
        ...box,
        confidence: 95,
        line: name,
        paragraph: name.split('.')[0] ?? '',
        ruled: 0,
      };
    });
  });
}
const read = (...lines: OcrWord[][]) => blocksOf(lines.flat(), { in: 'image' });

test('aligned words are a table, the sentences around it are not', () => {
  const blocks = read(
    line('1.1', 0, { parts: [[0, 'What was sold in the first two months of this year']] }),
    line('2.1', 60, {
      parts: [
        [0, 'Region'],
        [200, 'January'],
        [400, 'March'],
      ],
    }),
    line('3.1', 90, {
      parts: [
        [0, 'North'],
        [200, '120'],
        [400, '131'],
      ],
    }),
    line('4.1', 120, {
      parts: [
        [0, 'East coast'],
        [200, '64'],
        [400, '71'],
      ],
    }),
    line('5.1', 180, { parts: [[0, 'All of it was paid in the same quarter']] }),
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph']);
  expect(blocks[1]).toMatchObject({
    rows: [
      ['Region', 'January', 'March'],
      ['North', '120', '131'],
      ['East coast', '64', '71'],
    ],
    text: 'Region\tJanuary\tMarch\nNorth\t120\t131\nEast coast\t64\t71',
  });
});

test('prose in two columns is not a table', () => {
  const columns = (name: string, left: number) =>
    [0, 30, 60, 90].map((top) =>
      line(`${name}.${top}`, top, { parts: [[left, 'it was agreed that the roof will be built']] }),
    );
  expect(read(...columns('1', 0), ...columns('2', 600)).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
  ]);
});

test('bullets make a list without them, its lines joined', () => {
  const blocks = read(
    line('1.1', 0, { parts: [[0, '• Ask the office']] }),
    line('1.2', 20, { parts: [[20, 'in Berlin']] }),
    line('1.3', 40, { parts: [[0, '• Send it']] }),
  );
  expect(blocks).toEqual([
    { kind: 'list', place: { in: 'image' }, text: 'Ask the office in Berlin\nSend it', ordered: false },
  ]);
});

test('a telephone number does not begin a list', () => {
  expect(read(line('1.1', 0, { parts: [[0, '(415) 555-0199']] }))[0]?.kind).toBe('paragraph');
});

test('taller letters over a paragraph are its heading, a parted word is whole again', () => {
  const blocks = read(
    line('1.1', 0, { parts: [[0, 'Quarterly figures']], height: 28 }),
    line('1.2', 40, { parts: [[0, 'A discussion about the commit-']] }),
    line('1.3', 60, { parts: [[0, 'tee and its costs follows']] }),
  );
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Quarterly figures'],
    ['paragraph', 'A discussion about the committee and its costs follows'],
  ]);
});

test('dirt and what was hardly read are left out, lengths are those of the picture', () => {
  const row = (at: number, text: string, confidence: number) =>
    ['5', 1, 1, 1, at, 1, 20, 40 * at, 60, 20, confidence, text].join('\t');
  const words = parseWords([row(1, 'Hello', 90), row(2, '|', 12), row(3, 'xqz', 10)].join('\n'), {
    scale: 2,
    rules: [],
  });
  expect(words).toMatchObject([{ text: 'Hello', left: 10, top: 20, width: 30, height: 10 }]);
});

test('paper lit from one side is made even, a picture with a dark half is left alone', () => {
  const size = { width: 480, height: 480 };
  const pixels = (light: (x: number) => number) =>
    Uint8Array.from({ length: 480 * 480 }, (_, at) => light(at % 480));
  const lit = withEvenLight({ ...size, data: pixels((x) => 110 + x / 4) });
  expect(Math.min(...lit.data.subarray(480 * 240, 480 * 241))).toBeGreaterThan(225);
  const halves = { ...size, data: pixels((x) => (x < 240 ? 60 : 250)) };
  expect(withEvenLight(halves)).toBe(halves);
});

test('words that were hard to read are named in their block', () => {
  const words = line('1.1', 0, { parts: [[0, 'The fee is 4O0 pounds']] });
  const [block] = read(words.map((word) => (word.text === '4O0' ? { ...word, confidence: 41 } : word)));
  expect(block?.doubtful).toEqual(['4O0']);
  expect(read(words)[0]).not.toHaveProperty('doubtful');
});

test('what is mostly doubtful is told from what has a doubtful word', () => {
  const print = line('1.1', 0, { parts: [[0, 'The ferry leaves at nine']] });
  const scrawl = print.map((word, at) => ({ ...word, confidence: at % 3 === 0 ? 80 : 31 }));
  const stained = print.map((word, at) => ({ ...word, confidence: at === 1 ? 31 : 92 }));
  expect([print, scrawl, stained, []].map(isUnsure)).toEqual([false, true, false, false]);
});
