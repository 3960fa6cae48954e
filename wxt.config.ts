import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'wxt';
import { assetContents } from './packaging/asset-contents.ts';
import { bareScripts } from './packaging/bare-scripts.ts';
import { collectLicences } from './packaging/collect-licences.ts';
import { usedTokens } from './packaging/used-tokens.ts';
import { packagedWllamaWorker, wllamaFiles } from './packaging/wllama.ts';
import { assetFiles } from './shared/documents/asset-files.ts';
import { MODEL_RELEASE_FILE } from './shared/engines/downloaded/model-release.ts';
import { commands } from './shared/enhance/commands.ts';
import { sentData } from './shared/extension/sent-data.ts';

// Harper's grammar data, fetched by the background when a draft is first checked on the device.
const HARPER_WASM = 'harper_wasm_slim_bg.wasm';

// Vite hands `WXT_*` of the environment to the code (shared/extension/origins.ts); the manifest reads the same ones.
process.env.WXT_API_URL ||= 'http://127.0.0.1:54321';
process.env.WXT_SITE_URL ||= 'http://127.0.0.1:5173';

const apiPattern = `${new URL(process.env.WXT_API_URL).origin.replace(/:\d+$/, '')}/*`;

/**
 * What several pages or tabs use, in few files: to ask for one is a way to the browser's own process and back. A page's
 * frame needs no more than the first three.
 */
const chunks = [
  { name: 'browser', test: /\/node_modules\/(wxt\/dist\/browser|@wxt-dev\/browser\/)/, priority: 3 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'notice',
    test: /\/(lucide-react\/dist\/esm\/(?!icons\/)|components\/(ui\/notice|save-error)\.|shared\/errors\/(texts|with-wait))/,
    priority: 2,
  },
  {
    name: 'shared',
    test: /^(?!.*\.css).*\/(node_modules|components|shared)\//,
    minShareCount: 2,
    priority: 1,
  },
];

/** The pages' face keeps its name: the card's frame, which is packed apart from them, asks for the same files. */
const assetFileNames = ({ names }: { names: readonly string[] }): string =>
  names[0]?.startsWith('instrument-sans') ? 'fonts/[name][extname]' : 'assets/[name]-[hash][extname]';

/**
 * Puts the styles of the extension's pages into their HTML: a page is painted before any of its scripts has arrived, and
 * no tab waits for styles of its own.
 */
function stylesInPages(): Plugin {
  const output = { codeSplitting: { groups: chunks }, assetFileNames };
  const build = { cssCodeSplit: false, rolldownOptions: { output } };
  return {
    name: 'whetstone:styles-in-pages',
    enforce: 'post',
    // The background, the content scripts and the card are built as libraries, each into one file as it is.
    config: (config) => (config.build?.lib ? {} : { build }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const inlined = new Set<string>();
        for (const page of Object.values(bundle)) {
          if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
          page.source = String(page.source).replace(
            /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
            (link, name: string) => {
              const sheet = bundle[name];
              if (sheet?.type !== 'asset') return link;
              inlined.add(name);
              return `<style>${String(sheet.source).trim()}</style>`;
            },
          );
        }
        for (const name of inlined) delete bundle[name];
      },
    },
  };
}

/** What chat pages and pages with a card load is packed by the tool that makes it smallest: 2 % less than the builder's own. */
function smallPageScripts(): Plugin {
  return {
    name: 'whetstone:small-page-scripts',
    config: ({ build: { lib } = {} }, { command }) =>
      command === 'build' && lib && PAGE_SCRIPTS.has(String(lib.fileName))
        ? {
            build: {
              minify: 'terser',
              terserOptions: {
                ecma: 2020,
                // No page reaches the built-ins of our world.
                compress: {
                  module: true,
                  passes: 5,
                  pure_getters: true,
                  unsafe: true,
                  unsafe_arrows: true,
                  unsafe_methods: true,
                },
                mangle: { module: true },
              },
            },
          }
        : {},
  };
}
const PAGE_SCRIPTS = new Set(['card', 'chat']);

/** The first versions the extension runs in. */
const OLDEST = { chrome: '123', firefox: '142' };

const nodeModules = join(import.meta.dirname, 'node_modules');
const tokens = join(import.meta.dirname, 'components/tokens.css');
const licences = collectLicences(nodeModules);

/** The commands as a manifest lists them, with the keys this browser has free. */
const manifestCommands = (browser: string) =>
  Object.fromEntries(
    commands.map(({ name, description, keys }) => [
      name,
      {
        description,
        ...(keys && { suggested_key: { default: browser === 'firefox' ? keys.firefox : keys.chrome } }),
      },
    ]),
  );

/** A model that was downloaded needs a page behind all others to run in, which Firefox has not (decision 47). */
const holdsModel = (browser: string) => browser !== 'firefox';
const modelRelease = {
  absoluteSrc: join(import.meta.dirname, 'packaging/model.json'),
  relativeDest: MODEL_RELEASE_FILE,
};

const languagePacks = {
  absoluteSrc: join(import.meta.dirname, 'packaging/language-packs.json'),
  relativeDest: 'language-packs.json',
};

export default defineConfig({
  modules: ['@wxt-dev/module-react'],
  // A build for a test does not take the place of the one in use.
  outDir: process.env.WHETSTONE_OUT_DIR || '.output',
  // Explicit imports only, so that tsc, Vitest and a reader see the same program.
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: 'Whetstone',
    description: 'Sharpens your draft where you write it, and shows every change.',
    permissions: [
      'activeTab',
      'storage',
      'scripting',
      'contextMenus',
      ...(browser === 'firefox' ? [] : ['sidePanel']),
      ...(holdsModel(browser) ? ['offscreen'] : []),
    ],
    host_permissions: [apiPattern],
    // The user's own model server or key service, asked for one origin at a time when the user presses Test or Save.
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    commands: manifestCommands(browser),
    // No website and no other extension may speak to this one; Firefox knows no such key and opens nothing (faults X2).
    ...(browser !== 'firefox' && { externally_connectable: { ids: [] } }),
    content_security_policy: {
      extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none';",
    },
    // The card is a frame of the extension's own origin, on whatever page it was asked for.
    web_accessible_resources: [
      {
        resources: ['card.js', 'writer.js', 'card.html'],
        matches: ['https://*/*', 'http://*/*', 'file:///*'],
        use_dynamic_url: true,
      },
    ],
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              // Of no domain, so that it outlasts a move: the store knows the extension by it for good.
              id: '{5b8e1f0a-7c39-4d52-9d0e-2f1c6a84b7e3}',
              strict_min_version: `${OLDEST.firefox}.0`,
              data_collection_permissions: { required: ['none'], optional: [...sentData] },
            },
          },
        }
      : { minimum_chrome_version: OLDEST.chrome }),
  }),
  // The readers of files load each format's library when it is needed, also inside their worker.
  vite: () => ({
    // Both know `light-dark()` themselves, so no style sheet carries a way around it into a page.
    build: { target: Object.entries(OLDEST).map(([name, version]) => name + version) },
    plugins: [
      usedTokens(tokens),
      bareScripts(),
      smallPageScripts(),
      stylesInPages(),
      packagedWllamaWorker(),
      licences.plugin(),
    ],
    worker: { format: 'es', plugins: () => [licences.plugin()] },
  }),
  hooks: {
    'build:publicAssets': (wxt, assets) => {
      assets.push({
        absoluteSrc: join(nodeModules, 'harper.js/dist', HARPER_WASM),
        relativeDest: `harper/${HARPER_WASM}`,
      });
      for (const name of ['english.bin', 'LICENCES.txt'])
        assets.push({
          absoluteSrc: join(import.meta.dirname, 'shared/engines/offline/language-model', name),
          relativeDest: `language-model/${name}`,
        });
      assets.push(...assetContents(nodeModules, assetFiles));
      assets.push(languagePacks);
      if (holdsModel(wxt.config.browser)) assets.push(...wllamaFiles(nodeModules), modelRelease);
    },
    'build:done': (wxt) =>
      licences.write(wxt.config.outDir, assetFiles, [
        'harper.js',
        'mammoth',
        'tesseract.js',
        ...(holdsModel(wxt.config.browser) ? ['@wllama/wllama'] : []),
      ]),
  },
  zip: {
    artifactTemplate: '{{name}}-{{version}}-{{browser}}-{{manifestVersion}}.zip',
    sourcesTemplate: '{{name}}-{{version}}-{{browser}}-sources.zip',
    // What Firefox's reviewers build the package from (docs/store.md).
    excludeSources: ['dashboard/**', 'dist/**', 'local/**', 'supabase/**', 'test-results/**', 'tests/**'],
  },
});
