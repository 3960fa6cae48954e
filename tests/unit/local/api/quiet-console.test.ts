import { Script } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { quietLibraries } from '@/local/api/quiet-console.ts';

const said: string[] = [];
const through = vi.fn();

/** Prints as a library would: the console tells them apart by where a call comes from. */
function printFrom(folder: string, value: unknown): void {
  const script = new Script('(value) => console.error(value)', {
    filename: `/x/node_modules/${folder}/i.js`,
  });
  (script.runInThisContext() as (value: unknown) => void)(value);
}

const databaseError = (code: string) => Object.assign(new Error('permission denied for table x'), { code });

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(through);
  quietLibraries((line) => said.push(line));
  // Twice, as where a program and the stack it starts both ask for it.
  quietLibraries((line) => said.push(line));
});
beforeEach(() => {
  said.length = 0;
  through.mockClear();
});
afterAll(() => vi.restoreAllMocks());

test.each(['42501', 'PT402', '22P02', '23505', 'PGRST116'])('a refusal of %s is no news', (code) => {
  printFrom('@supabase/lite', databaseError(code));
  expect([said, through.mock.calls]).toEqual([[], []]);
});

test('what is broken is told once, in one line', () => {
  printFrom('@supabase/lite', databaseError('57P01'));
  expect(said).toEqual(['API: Error: permission denied for table x']);
});

test('what others print goes through untouched', () => {
  const error = databaseError('42501');
  printFrom('another', error);
  expect(through.mock.calls).toEqual([[error]]);
});
