import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '../fixtures/pages');

/**
 * Bundles the page of every editor from its npm package.
 * @returns file name (`slate.js`, `slate.css`) → contents
 */
export async function bundlePages(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: readdirSync(join(folder, 'editors')).map((name) => join(folder, 'editors', name)),
    bundle: true,
    write: false,
    outdir: '/',
    alias: { '@': join(import.meta.dirname, '../..') },
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}
