import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Vite hands `VITE_*` of the environment to the code (app/origins.ts).
process.env.VITE_API_URL ||= 'http://127.0.0.1:54321';
process.env.VITE_STORE_URL ||= 'https://chromewebstore.google.com/search/whetstone';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: `${import.meta.dirname}/../public`,
  resolve: { alias: { '@': `${import.meta.dirname}/..` } },
  plugins: [react()],
  build: {
    outDir: `${import.meta.dirname}/../dist`,
    emptyOutDir: true,
    // Browsers that know `light-dark()`, on which components/tokens.css stands.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  },
});
