import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Answers every path that no file of the built site is named after. */
export const APP_PAGE = 'app.html';

/** Makes the preview answer paths as a static host does that reads `_redirects`. */
export function serveAppPage(): Plugin {
  return {
    name: 'whetstone:app-page',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const folder = resolve(root, build.outDir);
      server.middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://preview.invalid');
        const isNamed = ['', '.html'].some((ending) => existsSync(resolve(folder, `.${pathname}${ending}`)));
        if (!isNamed) request.url = `/${APP_PAGE}${search}`;
        next();
      });
    },
  };
}
