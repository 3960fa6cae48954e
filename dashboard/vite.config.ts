import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sendSiteHeaders } from './send-site-headers.ts';
import { serveAppPage } from './serve-app-page.ts';

// Vite hands `VITE_*` of the environment to the code (app/origins.ts).
const apiUrl = process.env.VITE_API_URL || 'http://127.0.0.1:54321';
process.env.VITE_API_URL = apiUrl;
process.env.VITE_STORE_URL ||= 'https://chromewebstore.google.com/search/whetstone';
process.env.VITE_FIREFOX_STORE_URL ||= 'https://addons.mozilla.org/firefox/search/?q=whetstone';
process.env.VITE_CONTACT_EMAIL ||= 'hello@whetstone.example';

/**
 * Code that goes together in one file: a file for each small module would cost more in headers than in code. What every page
 * takes; what reads answers; what asks for them; what most pages are made of.
 */
const groups = [
  // The lines that start a written page wait for nothing of the site: imported from there they would bring all of it.
  { name: 'start', test: /(?:keep-early-input|held-press)\.ts$/, priority: 9 },
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*start-page\.ts$)/, priority: 8 },
  { name: 'schemas', test: /node_modules.zod/, minShareCount: 2, priority: 7 },
  {
    name: 'controls',
    test: /components.(copy-button|ignore-double|ui|use-run)|lucide|dashboard.app.(copy|format|page|phone-ways|product-picture|prompt-text|scroll-to|store-link|use-draft|use-now)|dashboard.content.pictures|shared.errors.(catalogue|report)|shared.(enhance.(clean|draft|engines|modes)|texts.(drawn|pattern-of|plain|prose))/,
    minShareCount: 2,
    priority: 6,
  },
  {
    name: 'words',
    test: /components.dates|dashboard.app.(failure-title|load-failure|site-failure|tell-failure)|shared.(credits.(money|prices)|engines.delay|errors.(notices|remedies|texts|titles|with-wait)|texts.(message-format|sentences))/,
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'server',
    test: /shared.(client.(account|auth|call)|contracts.enhance)/,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'streams',
    test: /eventsource-parser|shared.(client.stream|engines.sse)/,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'forms',
    test: /@hookform|react-hook-form|standard-schema|dashboard.app.(form-resolver|new-password|person-fields)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'queries',
    test: /@tanstack|dashboard.app.(account-pages|account-queries|charge-note|queries|query-client)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'handing',
    test: /dashboard.app.(await-extension|hand-text|tell-extension)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'research',
    test: /dashboard.features.research.(earlier-reports|research-modes|use-default-mode|reports.(report-queries|weekly-queries))|shared.(client.analysis|insights.(mode-labels|sources.labels)|texts.(reports|research)\.)/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: `${import.meta.dirname}/../public`,
  resolve: { alias: { '@': `${import.meta.dirname}/..` } },
  plugins: [react(), sendSiteHeaders(apiUrl), serveAppPage()],
  // The worker's grammar checker finds its WebAssembly beside its own file, where pre-bundling would not leave it.
  optimizeDeps: { exclude: ['harper.js'] },
  worker: { format: 'es' },
  // The first visit to a page need not wait for its compilation.
  server: { warmup: { clientFiles: ['./main.tsx', './pages/*.tsx'] } },
  build: {
    outDir: `${import.meta.dirname}/../dist`,
    emptyOutDir: true,
    // Which code and styles a page takes: read, and taken away, by what writes the pages out (local/prerender-site.ts).
    manifest: true,
    // All pages' styles are 15 kB compressed: one file paints a page sooner than eight that wait for one another.
    cssCodeSplit: false,
    rolldownOptions: {
      ...(!isSsrBuild && {
        input: ['index.html', 'start-page.ts'].map((file) => `${import.meta.dirname}/${file}`),
      }),
      output: { codeSplitting: { groups } },
    },
    // Browsers that know `light-dark()`, on which components/tokens.css stands.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  },
}));
