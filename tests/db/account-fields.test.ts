import { afterAll, describe, expect, test } from 'vitest';
import { createAccount, createUser, owner } from './database.ts';
import { mailsTo, newEmail, openClient, PASSWORD } from './stack-auth-clients.ts';

afterAll(() => owner.end());

const LONG = 'x'.repeat(10_000);
const MARKUP = '"><img src=x onerror=alert(1)><script>alert(1)</script>&amp;';
const limits = { first_name: 100, last_name: 100, username: 100 };
const fields = Object.entries(limits) as [keyof typeof limits, number][];

async function readField(userId: string, field: string): Promise<string> {
  const [row] = await owner`select ${owner(field)} as value from public.profiles where user_id = ${userId}`;
  return row?.value;
}

describe.each(fields)('%s', (field, limit) => {
  test('of 10,000 characters is cut at sign-up, where nothing may fail', async () => {
    const { userId } = await createAccount({ [field]: LONG });
    expect(await readField(userId, field)).toBe(LONG.slice(0, limit));
  });

  test('of 10,000 characters is refused when it is edited', async () => {
    const { client, userId } = await createUser();
    const before = await readField(userId, field);
    const { error } = await client
      .from('profiles')
      .update({ [field]: LONG })
      .eq('user_id', userId);
    expect(error).toMatchObject({
      code: '23514',
      details: null,
      hint: null,
      message: 'value for domain person_name violates check constraint "person_name_check"',
    });
    expect(await readField(userId, field)).toBe(before);
  });

  test('holds markup as text, letter by letter', async () => {
    const { client, userId } = await createUser({ [field]: MARKUP });
    expect(await readField(userId, field)).toBe(MARKUP.slice(0, limit));
    const { error } = await client
      .from('profiles')
      .update({ [field]: MARKUP.slice(0, limit) })
      .eq('user_id', userId);
    expect(error).toBeNull();
    expect(await readField(userId, field)).toBe(MARKUP.slice(0, limit));
  });
});

const numbers = { country_code: '+91', mobile_number: '' };

describe.each(Object.entries(numbers) as [keyof typeof numbers, string][])('%s', (field, fallback) => {
  const bad = [
    LONG,
    MARKUP,
    ' ',
    '12',
    '98765432100',
    '+',
    '+12345',
    '+9a',
    '９８７６５４３２１０',
    '9876543210\n',
  ];

  test.each(bad)('that is none is refused when it is edited: %j', async (value) => {
    const { client, userId } = await createUser();
    const answer = await client
      .from('profiles')
      .update({ [field]: value })
      .eq('user_id', userId);
    expect([answer.status, answer.error?.code]).toEqual([400, '23514']);
    expect(await readField(userId, field)).toBe(fallback);
  });

  test('that is none is left out at sign-up, where nothing may fail', async () => {
    for (const value of [LONG, MARKUP, '12']) {
      const { userId } = await createAccount({ [field]: value });
      expect(await readField(userId, field)).toBe(fallback);
    }
  });
});

test.each([
  { country_code: '+1', mobile_number: '9876543210' },
  { country_code: '+971', mobile_number: '' },
])('a number of the form is kept: %j', async (given) => {
  const { client, userId } = await createUser(given);
  expect(await readField(userId, 'mobile_number')).toBe(given.mobile_number);
  const { error } = await client.from('profiles').update(given).eq('user_id', userId);
  expect(error).toBeNull();
  expect(await readField(userId, 'country_code')).toBe(given.country_code);
});

test('markup in names is text in every mail of the identity service', async () => {
  const client = openClient();
  const email = newEmail();
  await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { first_name: MARKUP, last_name: MARKUP } },
  });
  await owner`update auth.users set email_confirmed_at = now() where email = ${email}`;
  await client.auth.resetPasswordForEmail(email);
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const next = newEmail();
  await client.auth.updateUser({ email: next });
  const mails = [...(await mailsTo(email)), ...(await mailsTo(next))];
  expect(mails).toHaveLength(3);
  for (const { html, subject, links } of mails) {
    expect([subject, html.match(/<img|<script|onerror=alert\(1\)>/g)]).toEqual([subject, null]);
    for (const link of links) expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth-action\?/);
  }
});

test.each([
  ['an address', { email: `${LONG}@example.test`, password: PASSWORD }],
  ['a password', { email: newEmail(), password: LONG }],
])('%s of 10,000 characters makes no account, and leaves the service standing', async (_, credentials) => {
  const refused = await openClient().auth.signUp(credentials);
  if (!refused.error) {
    const signedIn = await openClient().auth.signInWithPassword(credentials);
    expect(signedIn.error).not.toBeNull();
  }
  expect((await openClient().auth.signInWithPassword(credentials)).error).not.toBeNull();
  expect((await openClient().auth.signUp({ email: newEmail(), password: PASSWORD })).error).toBeNull();
});
