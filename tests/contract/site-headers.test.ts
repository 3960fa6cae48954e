import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/dashboard/app/paths.ts';
import { formatHeaders, parseHeaders, siteHeaders } from '@/dashboard/site-headers.ts';
import { startPreview } from '@/local/preview-site.ts';
import { projectRoot } from '@/local/run-command.ts';
import { type Site, startSite } from '@/local/site.ts';
import { buildSite } from '@/local/site-build.ts';

const BUILD_MS = 90_000;
const apiUrl = 'https://api.example.test';
const folder = mkdtempSync(join(tmpdir(), 'whetstone-site-'));
const sites: Record<string, Site> = {};

beforeAll(async () => {
  await buildSite({ apiUrl }, folder);
  sites.preview = await startPreview(folder, 0);
  const served = await startSite({
    folder: join(projectRoot, 'dashboard'),
    port: 0,
    environment: { VITE_API_URL: apiUrl },
  });
  if (served) sites.development = served;
}, BUILD_MS);

afterAll(async () => {
  for (const site of Object.values(sites)) await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What an answer of the site must say, read without the table that makes it. */
function expectGuarded(headers: Headers): void {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((part): [string, string] => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('base-uri')).toBe("'none'");
  // WebAssembly may start (the engine a visitor tries); no text becomes script.
  const scripts = policy.get('script-src')?.replace("'wasm-unsafe-eval'", '');
  expect(scripts).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
  expect(policy.get('worker-src')).toBe("'self'");
  expect(policy.get('connect-src')).toBe(`'self' ${apiUrl}`);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
}

describe.each(['preview', 'development'])('the site as the %s serves it', (kind) => {
  it.each([...Object.values(paths), '/nowhere/at-all', '/icon/32.png'])('guards %s', async (path) => {
    const answer = await fetch(`${sites[kind]?.url}${path}`);
    expect(answer.status).toBe(200);
    expectGuarded(answer.headers);
  });
});

describe('the built site', () => {
  it('carries its headers as the file that static hosts read, with TLS insisted on', () => {
    const read = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
    expectGuarded(new Headers(read));
    expect(read['Strict-Transport-Security']).toBe('max-age=31536000');
  });

  it('holds no inline script and no style in its page', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
  });
});

it('the guide to hosting names the very headers', () => {
  const guide = readFileSync(join(projectRoot, 'docs/deploy.md'), 'utf8');
  const headers = siteHeaders({ apiUrl: 'https://ref.supabase.co', isHosted: true });
  expect(guide).toContain(`\`\`\`\n${formatHeaders(headers)}\`\`\``);
});
