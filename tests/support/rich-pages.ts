import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const project = join(import.meta.dirname, '../..');
const folder = join(project, 'tests/fixtures/pages/rich');
const files = readdirSync(folder);

/** Every editor of the matrix of structures, by the name of its page. */
export const richEditors = files.map((file) => file.replace(/\.tsx?$/, ''));

/** A script for a page, and its style sheet. */
export async function bundle(entry: string, isFirefox = false): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '/',
    alias: { '@': project },
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      global: 'window',
      'import.meta.env.FIREFOX': `${isFirefox}`,
    },
    loader: {
      '.ttf': 'dataurl',
      '.woff': 'dataurl',
      '.woff2': 'dataurl',
      '.svg': 'dataurl',
      '.eot': 'dataurl',
    },
    logLevel: 'error',
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

/** The script that reads and writes an editor, as the card's does. */
export const editDriver = async (isFirefox = false) =>
  (await bundle(join(project, 'tests/support/edit-driver.client.ts'), isFirefox)).script;

/** The script that stands in the page's own world, as the background brings it there. */
const modelScript = () => bundle(join(project, 'tests/support/code-models.client.ts'));

const PAGE =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="page.css"><body><script src="models.js"></script><script src="page.js"></script></body>';

export interface RichPages {
  urlOf(editor: string): string;
  close(): void;
}

/** Serves the pages of the matrix of structures, each bundled when it is first asked for. */
export async function serveRichPages(): Promise<RichPages> {
  const bundles = new Map<string, ReturnType<typeof bundle>>();
  const bundleOf = (editor: string) => {
    const file = files.find((one) => basename(one).startsWith(`${editor}.`)) ?? '';
    const made = bundles.get(editor) ?? bundle(join(folder, file));
    bundles.set(editor, made);
    return made;
  };
  const models = await modelScript();
  const server = createServer(async ({ url = '' }, response) => {
    const [, editor = '', name] = url.split('/');
    if (!richEditors.includes(editor)) return response.writeHead(404).end();
    const { script, style } = await bundleOf(editor);
    const types: Record<string, [type: string, body: string]> = {
      '': ['text/html; charset=utf-8', PAGE],
      'page.js': ['text/javascript; charset=utf-8', script],
      'models.js': ['text/javascript; charset=utf-8', models.script],
      'page.css': ['text/css; charset=utf-8', style],
    };
    const [type, body] = types[name ?? ''] ?? [];
    return type ? response.writeHead(200, { 'content-type': type }).end(body) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (editor) => `http://127.0.0.1:${port}/${editor}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
