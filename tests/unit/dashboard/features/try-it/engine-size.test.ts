import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { engineSize } from '@/dashboard/features/try-it/engine-size.ts';

const files = [
  fileURLToPath(import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm')),
  'shared/engines/offline/language-model/english.bin',
].map((path) => readFileSync(path));
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
/** Within the rounding of what is said. */
const isNear = (said: number, real: number) => Math.abs(said / real - 1) < 0.05;

it('a visitor is told what the first press really loads', () => {
  expect(isNear(engineSize.unpacked, sum(files.map(({ length }) => length)))).toBe(true);
  expect(isNear(engineSize.sent, sum(files.map((file) => gzipSync(file).length)))).toBe(true);
});
