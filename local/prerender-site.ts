import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { guessedPaths, paths } from '@/dashboard/app/paths.ts';
import type { PublicPage } from '@/dashboard/content/public-pages.en.ts';
import type { RenderedPage } from '@/dashboard/prerender-page.tsx';
import { APP_PAGE } from '@/dashboard/serve-app-page.ts';
import { projectRoot } from './run-command.ts';

/** What the renderer's build offers. */
export interface PageRenderer {
  publicPages: readonly PublicPage[];
  renderPage(path: string): Promise<RenderedPage>;
}

/** An entry of Vite's manifest, as far as a page's head is made of it. */
const manifestChunk = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
});
const manifest = z.record(z.string(), manifestChunk);
type Manifest = z.infer<typeof manifest>;

const MANIFEST = '.vite/manifest.json';
const PAGE_MARK = /<!-- page -->[\s\S]*<!-- \/page -->/;
const START = 'start-page.ts';
/** What runs the site, in the template. */
const SCRIPTS = /<script type="module"[^>]* src="([^"]+)"/g;
const CODE_LINKS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const ROOT = '<div id="root"></div>';

/** What a shared link shows, taken by `npm run record`; at an address that stays, for others keep it. */
const sharedPicture = {
  source: join(projectRoot, 'dashboard/content/pictures/shared-link.png'),
  file: 'shared-link.png',
  width: 1200,
  height: 630,
  alt: 'Whetstone’s card above a draft in a chat, its changes marked',
};

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The files of code that a page takes beside the site's own. */
function codeOf(module: string, chunks: Manifest): string[] {
  const first = `pages/${module}.tsx`;
  if (!chunks[first]) throw new Error(`The build holds no ${first}`);
  const seen = new Set<string>();
  const visit = (id: string): string[] => {
    const chunk = chunks[id];
    if (!chunk || seen.has(id)) return [];
    seen.add(id);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return visit(first);
}

/**
 * The tags of the few lines that start a written page.
 *
 * @param scripts what runs the site
 * @throws Error where those lines are not in the build, or bring the site's code along: it would then be fetched before the
 * page is painted
 */
function startTags(chunks: Manifest, scripts: readonly string[]): string {
  const start = chunks[START];
  if (!start) throw new Error(`The build holds no ${START}`);
  const imported = (start.imports ?? []).map((id) => `/${chunks[id]?.file}`);
  const early = imported.filter((file) => scripts.includes(file));
  if (early.length > 0) throw new Error(`${START} fetches ${early.join(', ')} before a page is painted`);
  const preloads = imported.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return [...preloads, `<script type="module" crossorigin src="/${start.file}"></script>`].join('\n    ');
}

function headOf({ path, description }: PublicPage, { title, siteUrl }: { title: string; siteUrl: string }) {
  const address = new URL(path, siteUrl).href;
  const about = escapeAttribute(description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${about}" />`,
    `<link rel="canonical" href="${address}" />`,
    '<link rel="manifest" href="/site.webmanifest" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Whetstone" />',
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${about}" />`,
    `<meta property="og:image" content="${new URL(sharedPicture.file, siteUrl).href}" />`,
    `<meta property="og:image:width" content="${sharedPicture.width}" />`,
    `<meta property="og:image:height" content="${sharedPicture.height}" />`,
    `<meta property="og:image:alt" content="${sharedPicture.alt}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

/** Where static hosts look for a page: `/features` is answered by `features.html`. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const webManifest = {
  name: 'Whetstone',
  short_name: 'Whetstone',
  start_url: '/',
  display: 'browser',
  background_color: '#faf9f7',
  theme_color: '#faf9f7',
  icons: [
    { src: '/icon/mark.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon/128.png', sizes: '128x128', type: 'image/png' },
  ],
};

/** What belongs to an account is nothing a search engine could show. */
const privatePaths = [
  paths.profile,
  paths.billing,
  paths.refreshCredits,
  paths.reports,
  paths.authAction,
  paths.sharedReport.replace(/:.*/, ''),
];

function robots(siteUrl: string): string {
  const refused = privatePaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...refused, `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`, ''].join('\n');
}

function sitemap(pages: readonly PublicPage[], siteUrl: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Writes the public pages of a built site as HTML, the page of all other paths beside them, and what search engines and
 * browsers ask for: `sitemap.xml`, `robots.txt`, `site.webmanifest`, and `_redirects` for hosts that read it.
 *
 * @throws Error where a page cannot be rendered
 */
export async function writePages(
  { publicPages, renderPage }: PageRenderer,
  { folder, siteUrl }: { folder: string; siteUrl: string },
): Promise<void> {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const chunks = manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  const scripts = [...template.matchAll(SCRIPTS)].flatMap(([, src = '']) => src);
  const start = startTags(chunks, scripts);
  const unstarted = template.replaceAll(CODE_LINKS, '').replace('</head>', `  ${start}\n  </head>`);
  for (const page of publicPages) {
    const { title, body } = await renderPage(page.path);
    const code = codeOf(page.module, chunks).filter((file) => !scripts.includes(file));
    const html = unstarted
      .replace(PAGE_MARK, () => headOf(page, { title, siteUrl }))
      .replace(ROOT, () => {
        const names = `data-page="${page.path}" data-scripts="${scripts.join(' ')}" data-code="${code.join(' ')}"`;
        return `<div id="root" ${names}>${body}</div>`;
      });
    write(fileOf(page.path), html);
  }
  write(APP_PAGE, template);
  rmSync(dirname(join(folder, MANIFEST)), { recursive: true });
  copyFileSync(sharedPicture.source, join(folder, sharedPicture.file));
  const guessed = Object.entries(guessedPaths).map(([from, to]) => `${from} ${to} 301\n`);
  write('_redirects', `${guessed.join('')}/* /${APP_PAGE} 200\n`);
  write('robots.txt', robots(siteUrl));
  write('sitemap.xml', sitemap(publicPages, siteUrl));
  write('site.webmanifest', JSON.stringify(webManifest));
}
