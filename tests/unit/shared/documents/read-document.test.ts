import { expect, test, vi } from 'vitest';
import { limits } from '@/shared/documents/limits.ts';
import { readDocument } from '@/shared/documents/read-document.ts';
import { cpuMs } from '@/tests/support/cpu-ms.ts';
import { readAll, refusalOf } from '@/tests/support/read-blocks.ts';

// The time of the process is what is held; other processes may take the machine meanwhile.
vi.setConfig({ testTimeout: 60_000 });

test.each([0, 1])('an empty file is refused (faults F1): %i', async (blanks) => {
  expect(await refusalOf(' '.repeat(blanks), 'a.txt')).toBe('document_empty');
});

test('zero bytes are refused whatever the name', async () => {
  expect(await refusalOf('', 'a.pdf')).toBe('document_empty');
});

test('50 MB and one byte are refused before anything is read (faults F35)', async () => {
  const started = cpuMs();
  expect(await refusalOf(new Uint8Array(limits.fileBytes + 1), 'a.txt')).toBe('document_too_large');
  expect(cpuMs() - started).toBeLessThan(200);
});

test('HTML called PDF is refused (faults F3)', async () => {
  expect(await refusalOf('<!doctype html><html><body>Log in</body></html>', 'a.pdf')).toBe(
    'document_mismatch',
  );
});

test('the same bytes have the same id, whatever they are called (faults F34)', async () => {
  const [one, same, other] = await Promise.all([
    readAll('Hello', 'a.txt'),
    readAll('Hello', 'b.txt'),
    readAll('Hello!', 'a.txt'),
  ]);
  expect(one.facts?.id).toBe('185f8db32271fe25f561a6fc938b2e264306ec304eda518007d1764826381969');
  expect(same.facts?.id).toBe(one.facts?.id);
  expect(other.facts?.id).not.toBe(one.facts?.id);
});

test('the name is shown safely (faults F36)', async () => {
  expect((await readAll('Hi', '../x/\u202Etxt.a.txt')).facts?.name).toBe('txt.a.txt');
});

test('2 million characters are kept and the rest told of (faults F25)', async () => {
  const { blocks, warnings, facts } = await readAll('A paragraph of words.\n\n'.repeat(120_000), 'a.txt');
  expect(blocks.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(limits.textChars);
  expect(warnings).toMatchObject([{ code: 'text_cut', place: { in: 'lines' } }]);
  expect(facts?.warnings).toEqual(warnings);
});

test('reading stops when it is cancelled', async () => {
  const stop = new AbortController();
  const bytes = new TextEncoder().encode('A paragraph of words.\n\n'.repeat(80_000));
  const read = async () => {
    let batches = 0;
    for await (const event of readDocument({ bytes, name: 'a.txt', signal: stop.signal, assets: '' }))
      if (event.type === 'blocks' && ++batches === 2) stop.abort();
  };
  await expect(read()).rejects.toMatchObject({ code: 'aborted' });
});

test('the first blocks come before the last, with progress between', async () => {
  const { events } = await readAll('A paragraph of words.\n\n'.repeat(20_000), 'a.txt');
  const kinds = events.map(({ type }) => type);
  expect(kinds.indexOf('blocks')).toBeLessThan(kinds.lastIndexOf('progress'));
  expect(kinds.at(-1)).toBe('done');
});
