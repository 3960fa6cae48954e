import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the model runtime's worker and its WebAssembly lie in the packages, side by side. */
const FOLDER = 'wllama';
const WORKER = `${FOLDER}/worker.js`;

const CONSTANT = /^export const (\w+) = (".*");?$/gm;
const BLOB_WORKER = /var createWorker = \(workerCode\) => \{[\s\S]*?\n\};/;
/** The library carries its workers as texts. */
const WORKER_TEXT = /^var ((?:LLAMA_CPP_WORKER|OPFS_UTILS_WORKER|WLLAMA_\w+_THREAD)_CODE) = .*$/gm;

/** A worker as the library would put it together while it runs, as a file: no script of a package is made of text. */
function workerScript(nodeModules: string): string {
  const source = readFileSync(join(nodeModules, '@wllama/wllama/src/workers-code/generated.ts'), 'utf8');
  const texts = new Map(
    [...source.matchAll(CONSTANT)].map(([, name = '', text = '']) => [name, JSON.parse(text) as string]),
  );
  const runtime = texts.get('WLLAMA_SINGLE_THREAD_CODE');
  const worker = texts.get('LLAMA_CPP_WORKER_CODE');
  if (!runtime || !worker) throw new Error('@wllama/wllama keeps its workers elsewhere now.');
  return [
    "const RUN_OPTIONS = { pathConfig: { 'wllama.wasm': new URL('wllama.wasm', import.meta.url).href }, nbThread: 1 };",
    `function wModuleInit() { ${runtime.replace('var Module', 'var ___Module')}; return Module; }`,
    worker,
  ].join(';\n');
}

/** The files of the model runtime. */
export function wllamaFiles(nodeModules: string) {
  return [
    { contents: workerScript(nodeModules), relativeDest: WORKER },
    {
      absoluteSrc: join(nodeModules, '@wllama/wllama/esm/single-thread/wllama.wasm'),
      relativeDest: `${FOLDER}/wllama.wasm`,
    },
  ];
}

/** Has the library start the packaged worker, where it would make one of a text, which extension pages refuse. */
export function packagedWllamaWorker(): Plugin {
  return {
    name: 'whetstone:wllama-worker',
    transform(code, id) {
      if (!/\/@wllama\/wllama\/esm\/index\.js$/.test(id.split('?')[0] ?? '')) return null;
      if (!BLOB_WORKER.test(code)) throw new Error('@wllama/wllama starts its workers otherwise now.');
      return {
        code: code
          .replace(BLOB_WORKER, `var createWorker = () => new Worker('/${WORKER}', { type: 'module' });`)
          .replace(WORKER_TEXT, "var $1 = '';"),
        map: null,
      };
    },
  };
}
