import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The foot of a site built with these links. */
async function footWith(social: string, project: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('VITE_SOCIAL_LINKS', social);
  vi.stubEnv('VITE_PROJECT_LINKS', project);
  const { SiteFooter } = await import('@/dashboard/app/site-footer.tsx');
  const { MemoryRouter } = await import('react-router');
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(SiteFooter)));
}

test('the foot links to where the project speaks elsewhere, as the operator named it', async () => {
  const foot = await footWith(
    'Mastodon=https://social.example/@w YouTube=https://video.example/w',
    'Source=https://code.example/w Changelog=https://code.example/w/log Docs=https://docs.example',
  );
  const columns = [...foot.matchAll(/<nav aria-label="(Project|Follow)">(.*?)<\/nav>/gs)];
  const links = columns.map(([, title, inside = '']) => [
    title,
    ...[...inside.matchAll(/href="([^"]+)" rel="noopener">([^<]+)</g)].map(
      ([, href, name]) => `${name} ${href}`,
    ),
  ]);
  expect(links).toEqual([
    [
      'Project',
      'Source https://code.example/w',
      'Changelog https://code.example/w/log',
      'Docs https://docs.example',
    ],
    ['Follow', 'Mastodon https://social.example/@w', 'YouTube https://video.example/w'],
  ]);
});

test('without such links their columns are not there', async () => {
  const foot = await footWith('', '');
  expect(foot).toContain('aria-label="Legal"');
  expect(foot).not.toMatch(/Follow|Project/);
});
