import { describe, expect, it } from 'vitest';
import { cookiePolicy } from '@/dashboard/content/legal/cookies.ts';
import { privacyPolicy } from '@/dashboard/content/legal/privacy.ts';
import { termsOfService } from '@/dashboard/content/legal/terms.ts';
import { knownSites } from '@/shared/extension/chat-sites.ts';
import config from '@/wxt.config.ts';

const texts = [
  { text: privacyPolicy, count: 13, updated: 'December 28, 2024' },
  { text: termsOfService, count: 14, updated: 'May 12, 2025' },
  { text: cookiePolicy, count: 10, updated: 'May 12, 2025' },
];
const wordsOf = ({ sections }: typeof privacyPolicy) => JSON.stringify(sections);

describe.each(texts)('$text.title', ({ text, count, updated }) => {
  it('has the sections and the date of spec §2', () => {
    expect([text.sections.length, text.updated]).toEqual([count, updated]);
  });

  it('has an anchor of its own for each section', () => {
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(count);
  });
});

describe('the privacy policy', () => {
  it.each(['chrome', 'firefox'])('names every permission of the extension for %s', (browser) => {
    if (typeof config.manifest !== 'function') throw new Error('the manifest depends on the browser');
    const manifest = config.manifest({ browser, manifestVersion: 3, mode: 'production', command: 'build' });
    const { permissions, host_permissions } = manifest as Record<string, string[]>;
    const named: Record<string, string> = {
      activeTab: 'Active tab:',
      storage: 'Storage:',
      scripting: 'Scripting:',
      contextMenus: 'Context menus:',
      sidePanel: 'Side panel:',
    };
    for (const permission of permissions ?? [])
      expect(wordsOf(privacyPolicy)).toContain(named[permission] ?? permission);
    expect(host_permissions).toHaveLength(1);
    expect(wordsOf(privacyPolicy)).toContain('One host permission');
  });

  it('names every site the extension looks at unasked', () => {
    for (const { name } of knownSites) expect(wordsOf(privacyPolicy)).toContain(name);
  });
});
