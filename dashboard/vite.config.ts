import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sendSiteHeaders } from './send-site-headers.ts';

// Vite hands `VITE_*` of the environment to the code (app/origins.ts).
const apiUrl = process.env.VITE_API_URL || 'http://127.0.0.1:54321';
process.env.VITE_API_URL = apiUrl;
process.env.VITE_STORE_URL ||= 'https://chromewebstore.google.com/search/whetstone';
process.env.VITE_CONTACT_EMAIL ||= 'hello@whetstone.example';

/** The homepage is a lazy page like any other, but what most come for: its code is fetched beside the app's, not after. */
const preloadHomepage: Plugin = {
  name: 'preload-homepage',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'chunk' && file.name === 'home')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  publicDir: `${import.meta.dirname}/../public`,
  resolve: { alias: { '@': `${import.meta.dirname}/..` } },
  plugins: [react(), preloadHomepage, sendSiteHeaders(apiUrl)],
  // The first visit to a page need not wait for its compilation.
  server: { warmup: { clientFiles: ['./main.tsx', './pages/*.tsx'] } },
  build: {
    outDir: `${import.meta.dirname}/../dist`,
    emptyOutDir: true,
    // Browsers that know `light-dark()`, on which components/tokens.css stands.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  },
});
