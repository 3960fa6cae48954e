import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { formatHeaders, parseHeaders, siteHeaders } from './site-headers.ts';

/** Where static hosts look for headers, in the built site. */
const HEADERS_FILE = '_headers';

function sendAlways(headers: Readonly<Record<string, string>>): Connect.NextHandleFunction {
  return (_request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
}

/**
 * The site's headers: sent by the development server, written beside the built site as `_headers`, and sent by the preview
 * as that file says.
 */
export function sendSiteHeaders(apiUrl: string): Plugin {
  // One of the server's start: nothing but the pages of this machine's own developer are named by it.
  const nonce = randomBytes(16).toString('base64');
  return {
    name: 'whetstone:site-headers',
    config: (_config, { command, isPreview }) =>
      command === 'serve' && !isPreview ? { html: { cspNonce: nonce } } : {},
    configureServer(server) {
      // The stack's own address of the API is defined for its site alone (local/site.ts).
      const defined: unknown = server.config.define?.['import.meta.env.VITE_API_URL'];
      const url: unknown = typeof defined === 'string' ? JSON.parse(defined) : apiUrl;
      server.middlewares.use(sendAlways(siteHeaders({ apiUrl: String(url), isHosted: false, nonce })));
    },
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const file = readFileSync(resolve(root, build.outDir, HEADERS_FILE), 'utf8');
      server.middlewares.use(sendAlways(parseHeaders(file)));
    },
    generateBundle() {
      const isHosted = new URL(apiUrl).protocol === 'https:';
      const source = formatHeaders(siteHeaders({ apiUrl, isHosted }));
      this.emitFile({ type: 'asset', fileName: HEADERS_FILE, source });
    },
  };
}
