import { afterAll, beforeEach, expect, test } from 'vitest';
import { call, owner } from './database.ts';

beforeEach(() => owner`delete from private.source_holds`);
afterAll(() => owner.end());

const hold = (key: string, wait_ms: number) => call('hold_source', { key, wait_ms });
const heldMs = async (key: string) => Number(await call('read_source_hold', { key }));

test('a source is held off for as long as it asked, the longer where two were told', async () => {
  await Promise.all([hold('se', 60_000), hold('se', 5_000), hold('x', 1_000_000)]);
  expect(await heldMs('se')).toBeGreaterThan(30_000);
  expect(await heldMs('se')).toBeLessThanOrEqual(60_000);
  expect(await heldMs('x')).toBeGreaterThan(900_000);
  expect(await heldMs('reddit')).toBe(0);
});

test('a hold that is over holds nobody, and is gone with the next one', async () => {
  await hold('se', 60_000);
  await owner`update private.source_holds set held_until = now() - interval '1 second'`;
  expect(await heldMs('se')).toBe(0);
  await hold('x', 60_000);
  expect((await owner`select key from private.source_holds`).map(({ key }) => key)).toEqual(['x']);
});
