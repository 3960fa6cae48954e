import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinkPage } from '@/dashboard/features/auth/link-page.tsx';
import type { MailLink } from '@/dashboard/features/auth/open-mail-link.ts';

const CODE = 'c'.repeat(43);

/** What stands there as the page opens, before anybody pressed anything. */
function opened(mode: MailLink['mode'], code = CODE): string {
  const link = { mode, code, emailChange: false };
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(LinkPage, { link })));
}

test('a link that gives an account back asks before it does: mail scanners open links too', () => {
  const page = opened('recoverEmail');
  expect(page).toMatch(/<button[^>]*>Undo the change<\/button>/);
  expect(page).toContain('everyone who is logged in is logged out');
  expect(page).not.toContain('Verifying');
});

test('one whose code cannot be right asks for nothing', () => {
  expect(opened('recoverEmail', 'forged')).toContain('Verifying recovery link...');
});

test.each([
  ['verifyEmail', 'Verifying email...'],
  ['resetPassword', 'Verifying reset link...'],
] as const)('%s is begun at once', (mode, title) => {
  const page = opened(mode);
  expect(page).toContain(title);
  expect(page).not.toContain('<button');
});
