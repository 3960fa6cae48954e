import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';

// The browser reads the whole background at every wake and runs what its entry imports, before it hears why (design §8).

const ENTRY = 'entrypoints/background/index.ts';
let metafile: Metafile;

beforeAll(async () => {
  const built = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    external: ['node:*', 'fs', 'path', 'url', 'module'],
    logLevel: 'error',
  });
  metafile = built.metafile;
});

/** The files of the bundle that a wake runs: those reached without an `import()`. */
function filesRunAtWake(): string[] {
  const reached = new Set<string>([ENTRY]);
  for (const file of reached)
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (!external && kind !== 'dynamic-import') reached.add(path);
  return [...reached];
}

const packageOf = (file: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
const packagesOf = (files: readonly string[]) =>
  [...new Set(files.map(packageOf).filter((name) => name !== undefined))].sort();

test('a wake runs these packages and no more', () => {
  expect(packagesOf(filesRunAtWake())).toEqual([
    '@wxt-dev/browser',
    '@wxt-dev/storage',
    'diff',
    'eventsource-parser',
    'idb',
    'superlock',
    'wxt',
    'zod',
  ]);
});

test('a wake runs nothing of the engine on the device', () => {
  const files = filesRunAtWake();
  expect(files).toContain('entrypoints/background/offline-engine.ts');
  expect(files.filter((file) => file.startsWith('shared/engines/offline/'))).toEqual([]);
});

test('the whole of it holds no vendor’s SDK', () => {
  const kept = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(packagesOf(kept)).toContain('harper.js');
  expect(packagesOf(kept)).not.toContain('openai');
});
