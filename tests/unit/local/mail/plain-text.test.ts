import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderMail } from '@/local/mail/mail-template.ts';
import { plainText } from '@/local/mail/plain-text.ts';

const folder = join(import.meta.dirname, '../../../../supabase/templates');
const values = {
  SiteURL: 'https://whetstone.example',
  RedirectTo: 'https://whetstone.example/login?a=1&b=2',
  TokenHash: 'code-1',
  Email: 'ada@example.test',
  NewEmail: 'new@example.test',
  'Data.first_name': 'Ada <b> & Co',
};
const textOf = (name: string) =>
  plainText(renderMail(readFileSync(join(folder, `${name}.html`), 'utf8'), values).html);

test('a mail in plain text says what the page says, with its address', () => {
  expect(textOf('confirmation')).toBe(`Whetstone

Confirm your email address

Hello Ada <b> & Co, one step is left: confirm that ada@example.test is yours, and your account is ready.

Open this address in your browser:
https://whetstone.example/auth-action?mode=verifyEmail&oobCode=code-1&continueUrl=https%3A%2F%2Fwhetstone.example%2Flogin%3Fa%3D1%26b%3D2

The link works once, within one hour. If you did not sign up for Whetstone, ignore this mail and nothing happens.
`);
});

test.each(['confirmation', 'recovery', 'email_change'])(
  '%s leaves no markup and no gap, and one address',
  (name) => {
    const text = textOf(name);
    expect(text).not.toMatch(/<(?!b>)|&(?:amp|lt|gt|quot|#39);|\n{3}|style=|[ \t]\n/);
    expect(text.match(/https:\/\/whetstone\.example\/auth-action\?\S+/g)).toHaveLength(1);
  },
);
