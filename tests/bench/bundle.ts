import { build } from 'esbuild';

/** One self-contained, minified script for a page, as production builds are. */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.FIREFOX': 'false' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
