import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sendSiteHeaders } from './send-site-headers.ts';
import { serveAppPage } from './serve-app-page.ts';

// Vite hands `VITE_*` of the environment to the code (app/origins.ts).
const apiUrl = process.env.VITE_API_URL || 'http://127.0.0.1:54321';
process.env.VITE_API_URL = apiUrl;
process.env.VITE_STORE_URL ||= 'https://chromewebstore.google.com/search/whetstone';
process.env.VITE_CONTACT_EMAIL ||= 'hello@whetstone.example';

/**
 * Code that goes together in one file: a file for each small module would cost more in headers than in code. What every page
 * takes; what reads answers; what asks for them; what most pages are made of.
 */
const groups = [
  // The lines that start a written page wait for nothing of the site: imported from there they would bring all of it.
  { name: 'start', test: /(?:keep-early-input|held-press)\.ts$/, priority: 4 },
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*start-page\.ts$)/, priority: 3 },
  {
    name: 'schemas',
    test: /node_modules.zod/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'server',
    test: /@tanstack|dashboard.app.(account-queries|query-client|queries)|shared.client.(account|call)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'controls',
    test: /components.(ui|ignore-double|use-run)|lucide|dashboard.app.(page|copy|format|use-now|prompt-text|product-picture|phone-ways|scroll-to)|dashboard.content.pictures|shared.errors.(catalogue|report)|shared.(enhance.(draft|modes|clean)|texts.(plain|drawn|pattern-of))/,
    minShareCount: 2,
    priority: 2,
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
