import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { Router } from './app/router.tsx';

export { publicPages } from './content/public-pages.en.ts';

/** A page's title, and what stands in its root, as a visitor sees it who is signed out. */
export interface RenderedPage {
  title: string;
  body: string;
}

/** Until the page's code is there a press on a form's button would put its fields, a password too, into the address. */
const unsent = (html: string) => html.replaceAll('<form ', '<form method="dialog" ');

/**
 * Renders one page of the site to HTML, with all that it loads by itself.
 * @throws Error where a part of the page fails
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Router />
      </StaticRouter>
    </StrictMode>,
    {
      // Parts of a page would else be put in their places by inline scripts, which the site's policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (thrown) => void failures.push(thrown),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} could not be rendered`, { cause: failures[0] });
  const [tag = '', title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return { title, body: unsent(html.replace(tag, '')) };
}
