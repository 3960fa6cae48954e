import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LocalLinter } from 'harper.js';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { polish } from '@/tests/support/polish.ts';

const wasmUrl = new URL(
  './harper_wasm_slim_bg.wasm',
  pathToFileURL(fileURLToPath(import.meta.resolve('harper.js'))),
).href;
const checker = createHarperChecker({ wasmUrl });
// Compiling 16 MB of WebAssembly takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

describe('createHarperChecker', () => {
  test('gives positions that fit JavaScript strings, after emoji too', async () => {
    const text = '😀👩‍👧 I hope you recieve it.';
    const lint = (await checker.check(text)).find((one) => one.rule === 'SpellCheck');
    expect(lint && text.slice(lint.start, lint.end)).toBe('recieve');
    expect(lint?.suggestions).toContain('receive');
  });

  test('answers many callers at once', async () => {
    const fresh = createHarperChecker({ wasmUrl });
    const all = await Promise.all([fresh.load(), fresh.check('an user'), fresh.check('teh end')]);
    expect(all[1].length).toBeGreaterThan(0);
    expect(all[2].length).toBeGreaterThan(0);
  });

  test('loads from a folder with a blank in its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'harper '));
    folders.push(folder);
    await mkdir(join(folder, 'a b'));
    const copy = join(folder, 'a b', 'harper_wasm_slim_bg.wasm');
    await copyFile(fileURLToPath(wasmUrl), copy);
    await expect(createHarperChecker({ wasmUrl: pathToFileURL(copy).href }).load()).resolves.toBeUndefined();
  });

  test('lives on after runs that are no words, and still reads what stands beside them', async () => {
    for (const run of ["a'".repeat(5_000), 'a'.repeat(10_000), 'ab-'.repeat(3_000)]) {
      const text = `Look: ${run} an user`;
      const lints = await checker.check(text);
      expect(lints.map(({ start, end }) => text.slice(start, end))).toContain('an');
      expect(lints.every(({ end }) => end <= 6 || end > 6 + run.length)).toBe(true);
    }
  });

  test('finds nothing once it died, and says that it did', async () => {
    const fresh = createHarperChecker({ wasmUrl });
    await fresh.load();
    const death = vi
      .spyOn(LocalLinter.prototype, 'organizedLints')
      .mockRejectedValueOnce(new Error('unreachable'));
    expect(await fresh.check('an user')).toEqual([]);
    death.mockRestore();
    expect(fresh.isBroken()).toBe(true);
    expect(await fresh.check('an user')).toEqual([]);
    await expect(fresh.load()).rejects.toMatchObject({ code: 'engine_unavailable' });
  });

  test('British spellings and names survive its suggestions', async () => {
    const text = 'My favourite colour is grey, and I organised the centre with Kaelynn Vbruzek.';
    expect(await polish(text, { checker })).toBe(text);
  });

  test('a second run changes nothing', async () => {
    const once = await polish('i has recieve teh informations , its to much for he', { checker });
    expect(await polish(once, { checker })).toBe(once);
  });
});
