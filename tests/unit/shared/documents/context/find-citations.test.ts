import { expect, test, vi } from 'vitest';
import { findCitations } from '@/shared/documents/context/find-citations.ts';
import { addressOf, type Block } from '@/shared/documents/document.ts';
import { onPage, sheetTable } from '@/tests/support/blocks.ts';
import { cpuMs } from '@/tests/support/cpu-ms.ts';

// The time of the process is what is held; other processes may take the machine meanwhile.
vi.setConfig({ testTimeout: 60_000 });

const blocks: Block[] = [
  onPage(3, 'A'),
  onPage(12, 'B'),
  sheetTable('Q1 sales', [
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]),
  { kind: 'paragraph', place: { in: 'lines', from: 3, to: 9 }, text: 'C' },
  { kind: 'paragraph', place: { in: 'paragraphs', from: 4, to: 4 }, text: 'D' },
  { kind: 'table', place: { in: 'path', path: '$.orders.0–49' }, text: 'E' },
  { kind: 'paragraph', place: { in: 'image' }, text: 'F' },
];
const cited = (answer: string) => findCitations(answer, blocks).map(({ place }) => addressOf(place));

test.each([
  ['Ana pays [p. 12].', ['p. 12']],
  ['Ana pays [p. 3; p. 12].', ['p. 3', 'p. 12']],
  ['Ana pays [pp. 3, 12].', ['p. 3', 'p. 12']],
  ['It is 4 [Q1 sales!B3].', ['Q1 sales!B3']],
  ["It is 4 ['Q1 sales'!$A$2:$B$3].", ['Q1 sales!A2:B3']],
  ['It is 4 [Q1 sales!A2, B3].', ['Q1 sales!A2', 'Q1 sales!B3']],
  ['See [lines 3–9] and [line 5].', ['lines 3–9', 'line 5']],
  ['See [paragraph 4].', ['paragraph 4']],
  ['See [$.orders.7].', ['$.orders.0–49']],
  ['See [image].', ['image']],
  ['No such page [p. 99], cell [Q1 sales!Z9] or sheet [Sheet1!A1].', []],
  ['A link [p. 3](https://evil.test) is none.', []],
  ['Where one leads is none:\n[p. 3]: https://evil.test', []],
  ['By shop, from [p. 3]:\n- Harbour: 8,620', ['p. 3']],
  ['[Q1 sales!A2]: Harbour leads.\n[p. 3]:\n- Mill: 2', ['Q1 sales!A2', 'p. 3']],
  ['**[p. 3]:** Harbour; [p. 12]: Mill', ['p. 3', 'p. 12']],
  ['Nothing [sic] here.', []],
])('%s', (answer, places) => {
  expect(cited(answer)).toEqual(places);
});

test('says where in the answer it stands', () => {
  expect(findCitations('Yes [p. 3].', blocks)).toMatchObject([{ start: 4, end: 10 }]);
});

test('a flood of brackets is read in good time', () => {
  const started = cpuMs();
  findCitations('['.repeat(100_000) + '[p. 3]'.repeat(5_000), blocks);
  expect(cpuMs() - started).toBeLessThan(1_000);
});
