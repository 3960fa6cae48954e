import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sendSiteHeaders } from './send-site-headers.ts';
import { serveAppPage } from './serve-app-page.ts';

// Vite hands `VITE_*` of the environment to the code (app/origins.ts).
const apiUrl = process.env.VITE_API_URL || 'http://127.0.0.1:54321';
process.env.VITE_API_URL = apiUrl;
process.env.VITE_STORE_URL ||= 'https://chromewebstore.google.com/search/whetstone';
process.env.VITE_CONTACT_EMAIL ||= 'hello@whetstone.example';

export default defineConfig({
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
    // Browsers that know `light-dark()`, on which components/tokens.css stands.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  },
});
