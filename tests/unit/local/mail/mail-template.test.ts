import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderMail, renderTemplate } from '@/local/mail/mail-template.ts';

describe('renderTemplate', () => {
  it('fills values, those of the user data too', () => {
    expect(
      renderTemplate('{{ .SiteURL }}/{{.Data.first_name}}', { SiteURL: 'S', 'Data.first_name': 'Ann' }),
    ).toBe('S/Ann');
  });

  it('leaves nothing behind for a value that is not there', () => {
    expect(renderTemplate('a{{ .Missing }}b', {})).toBe('ab');
  });

  it('chooses by whether a value is there', () => {
    const template = '{{ if .Data.name }}Hello {{ .Data.name }},{{ else }}Hello,{{ end }}';
    expect(renderTemplate(template, { 'Data.name': 'Bo' })).toBe('Hello Bo,');
    expect(renderTemplate(template, {})).toBe('Hello,');
  });

  it('lets no name become markup', () => {
    expect(renderTemplate('<p>{{ .Name }}</p>', { Name: '<img src=x onerror="a">' })).toBe(
      '<p>&lt;img src=x onerror=&quot;a&quot;&gt;</p>',
    );
  });

  it('encodes an address inside the query of a link', () => {
    expect(renderTemplate('<a href="/x?to={{ .To }}">{{ .To }}</a>', { To: 'http://a/?b=1&c' })).toBe(
      '<a href="/x?to=http%3A%2F%2Fa%2F%3Fb%3D1%26c">http://a/?b=1&amp;c</a>',
    );
  });
});

describe('the mails', () => {
  const folder = join(import.meta.dirname, '../../../../supabase/templates');
  const values = {
    SiteURL: 'https://whetstone.example',
    RedirectTo: 'https://whetstone.example/profile',
    TokenHash: 'abc123',
    Email: 'ann@example.test',
    NewEmail: 'ann@new.test',
    'Data.first_name': 'Ann',
  };
  const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);

  it.each([
    ['confirmation', 'mode=verifyEmail&amp;oobCode=abc123'],
    ['recovery', 'mode=resetPassword&amp;oobCode=abc123'],
    ['email_change', 'mode=verifyEmail&amp;oobCode=abc123&amp;type=email_change'],
  ])('%s leads to the page that handles it, and back', (name, query) => {
    const { subject, html } = renderMail(readFileSync(join(folder, `${name}.html`), 'utf8'), values);
    const back = 'continueUrl=https%3A%2F%2Fwhetstone.example%2Fprofile';
    expect(subject).not.toBe('');
    expect(html).toContain('Hello Ann,');
    expect(html).not.toContain('{{');
    expect(new Set(links(html))).toEqual(
      new Set([`https://whetstone.example/auth-action?${query}&amp;${back}`]),
    );
  });

  it('loads nothing from elsewhere', () => {
    for (const file of readdirSync(folder)) {
      expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/<img|src=|@import|url\(/);
    }
  });
});
