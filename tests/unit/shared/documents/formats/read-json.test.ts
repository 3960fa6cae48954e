import { afterEach, expect, test, vi } from 'vitest';
import { cpuMs } from '@/tests/support/cpu-ms.ts';
import { linesOf, readAll } from '@/tests/support/read-blocks.ts';

// The time of the process is what is held; other processes may take the machine meanwhile.
vi.setConfig({ testTimeout: 60_000 });

const read = async (value: unknown) =>
  readAll(typeof value === 'string' ? value : JSON.stringify(value), 'a.json');

afterEach(() => {
  // faults F22: whatever was read, nothing was put on the prototype of everything
  expect(Reflect.ownKeys(Object.prototype)).not.toContain('polluted');
});

test('a small value is shown as it is', async () => {
  const { blocks } = await read({ name: 'Ana', tags: ['a'] });
  expect(linesOf(blocks)).toEqual(['$ code: {\n  "name": "Ana",\n  "tags": [\n    "a"\n  ]\n}']);
});

test('a list of objects is a table with its keys as head, in parts of 50 rows', async () => {
  const orders = Array.from({ length: 70 }, (_, at) => ({ id: at, who: { name: `N${at}` } }));
  const { blocks } = await read({ shop: 'x', orders });
  expect(blocks.map(({ kind, place }) => [kind, place])).toEqual([
    ['code', { in: 'path', path: '$.shop' }],
    ['table', { in: 'path', path: '$.orders.0–49' }],
    ['table', { in: 'path', path: '$.orders.50–69' }],
  ]);
  expect(blocks[2]?.rows?.slice(0, 2)).toEqual([
    ['id', 'who'],
    ['50', '{ "name": "N50" }'],
  ]);
});

test('a number longer than a double is not changed', async () => {
  const { blocks } = await read('{"id": 12345678901234567890, "price": 0.1}');
  expect(blocks[0]?.text).toContain('12345678901234567890');
  expect(blocks[0]?.text).toContain('0.1');
});

test('keys that name prototypes are keys', async () => {
  const { blocks } = await read(
    '[{"__proto__": {"polluted": 1}, "constructor": 2}, {"__proto__": 3, "constructor": 4}]',
  );
  expect(blocks[0]?.rows).toEqual([
    ['__proto__', 'constructor'],
    ['{ "polluted": 1 }', '2'],
    ['3', '4'],
  ]);
});

test('JSON Lines are a table', async () => {
  const { blocks } = await readAll('{"a":1}\n{"a":2}\n', 'a.jsonl');
  expect(blocks[0]).toMatchObject({ kind: 'table', rows: [['a'], ['1'], ['2']] });
});

test('JSON that is cut off is shown as it is written, and told of', async () => {
  const { blocks, warnings } = await read('{"a": 1,\n"b": [');
  expect(blocks.map(({ text }) => text).join('\n')).toBe('{"a": 1,\n"b": [');
  expect(warnings).toEqual([{ code: 'damaged' }]);
});

test('100,000 lists in each other are read in good time', async () => {
  const started = cpuMs();
  const { blocks } = await read(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(blocks.length).toBeGreaterThan(0);
  expect(cpuMs() - started).toBeLessThan(3_000);
});
