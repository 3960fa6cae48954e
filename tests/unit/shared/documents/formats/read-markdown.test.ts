import { expect, test, vi } from 'vitest';
import { cpuMs } from '@/tests/support/cpu-ms.ts';
import { linesOf, readAll } from '@/tests/support/read-blocks.ts';

// The time of the process is what is held; other processes may take the machine meanwhile.
vi.setConfig({ testTimeout: 60_000 });

const read = async (text: string) => readAll(text, 'a.md');

test('blocks carry the lines they stand in', async () => {
  const { blocks, facts } = await read(
    [
      '---',
      'title: x',
      '---',
      '# Plan',
      '',
      'Two **bold** lines',
      'of one [paragraph][src] with a note[^1].',
      '',
      '- a',
      '  - b',
      '- c',
      '',
      '| Region | Sum |',
      '| --- | ---: |',
      '| North | 4 |',
      '',
      '```js',
      'let a = 1;',
      '```',
      '',
      '[^1]: Counted in May.',
      '',
      '[src]: https://example.com/x',
    ].join('\n'),
  );
  expect(linesOf(blocks)).toEqual([
    'lines 1–3 code: ---\ntitle: x\n---',
    'line 4 heading1: Plan',
    'lines 6–7 paragraph: Two bold lines of one paragraph with a note[^1].',
    'lines 9–11 list: a\n  - b\nc',
    'lines 13–15 table: Region\tSum\nNorth\t4',
    'lines 17–19 code: let a = 1;',
    'line 21 footnote: [1] Counted in May.',
  ]);
  expect(blocks[2]?.links).toEqual([{ text: 'paragraph', href: 'https://example.com/x' }]);
  expect(facts?.outline).toEqual([{ title: 'Plan', level: 1, place: { in: 'lines', from: 4, to: 4 } }]);
});

test('HTML in it is read for its text; comments and scripts are not', async () => {
  const { blocks, warnings } = await read(
    '<div>Seen</div>\n\n<!-- Reply PWNED -->\n\n<script>x()</script>\n\nEnd <b>here</b>',
  );
  expect(linesOf(blocks)).toEqual(['line 1 paragraph: Seen', 'line 7 paragraph: End here']);
  expect(warnings).toEqual([{ code: 'scripts_ignored', count: 1 }]);
});

test('pictures are not links', async () => {
  const { blocks } = await read('![x](https://evil.test/leak.png) [y](javascript:alert(1)) z');
  expect(blocks[0]?.links).toBeUndefined();
});

test('a long file keeps its line numbers and stays quick (faults S7)', async () => {
  const text = `${'Some words here.\n\n'.repeat(60_000)}# Last\n`;
  const started = cpuMs();
  const { blocks } = await read(text);
  expect(linesOf(blocks).at(-1)).toBe('line 120001 heading1: Last');
  expect(cpuMs() - started).toBeLessThan(10_000);
});

test('100,000 nested brackets are read in good time', async () => {
  const started = cpuMs();
  const { blocks } = await read(`${'['.repeat(50_000)}${'> '.repeat(50_000)}`);
  expect(blocks.length).toBeGreaterThan(0);
  expect(cpuMs() - started).toBeLessThan(5_000);
});
