import { describe, expect, test } from 'vitest';
import { sendVerificationEmailAnswer, successAnswer } from '@/shared/contracts/account.ts';
import { wireError } from '@/shared/contracts/wire-error.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import { accountApp, refusal } from '@/tests/support/account-app.ts';
import { ANON_KEY } from '@/tests/support/caller.ts';

describe('the verification mail', () => {
  const message = 'Verification email sent! Check your inbox and spam folder.';
  const ask = (app: ReturnType<typeof accountApp>, body: unknown) =>
    app.call('POST send-verification-email', body, ANON_KEY);

  test('is asked for without an account, and answered alike whatever became of it', async () => {
    const app = accountApp();
    const response = await ask(app, { email: 'ana@example.test', firstName: '' });
    expect(response.status).toBe(200);
    expect(sendVerificationEmailAnswer.parse(await response.json())).toEqual({ success: true, message });
    expect(app.resent).toEqual(['ana@example.test']);
  });

  test('is counted per address it goes to, in whatever case, and per address that asks', async () => {
    const app = accountApp();
    await ask(app, { email: 'ana@example.test' });
    await ask(app, { email: 'ANA@example.test' });
    const half = app.hits.length / 2;
    expect(app.hits.slice(half)).toEqual(app.hits.slice(0, half));
    expect(app.hits.filter((bucket) => bucket.includes('-to:'))).toHaveLength(4);
    expect(app.hits.join()).not.toMatch(/ana@/i);
  });

  test('too soon again says when', async () => {
    const app = accountApp({
      hitRateLimit: async () => {
        throw new AppError('rate_limited', { retryAfterMs: 41_000 });
      },
    });
    const response = await ask(app, { email: 'ana@example.test' });
    expect(response.headers.get('retry-after')).toBe('41');
    expect(wireError.parse(await response.json())).toMatchObject({
      code: 'rate_limited',
      retryAfterMs: 41_000,
    });
    expect(app.resent).toEqual([]);
  });

  test('takes as long where the identity service is quick as where it is slow', async () => {
    const app = accountApp({ evenAnswerMs: 50 });
    const startedMs = performance.now();
    await ask(app, { email: 'nobody@example.test' });
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(45);
  });

  test.each(['', 'ana', 'ana@', 'a b@example.test', `${'x'.repeat(10_000)}@example.test`, '<script>@x.y z'])(
    'to %j is refused',
    async (email) => {
      const app = accountApp();
      expect(await refusal(await ask(app, { email }))).toEqual([422, 'invalid_request']);
      expect(app.resent).toEqual([]);
    },
  );

  test('that could not be sent is answered alike, and logged', async () => {
    const app = accountApp({
      identity: {
        resendVerification: async () => {
          throw new AppError('network_error');
        },
        isPasswordRight: async () => false,
        setPassword: async () => undefined,
      },
    });
    expect((await ask(app, { email: 'ana@example.test' })).status).toBe(200);
    expect(app.logLines.join()).toMatch(/account\.mail.*network_error/);
  });
});

describe('a change of address', () => {
  const change = {
    id: '6d9c1f8e-9f0a-4b7e-8f43-5d2d5f1f9a01',
    oldEmail: 'ana@example.test',
    newEmail: '"<b>eve</b>"@example.test',
    firstName: '<script>alert(1)</script>',
  };

  test('is told to the old address, with a link that undoes it once', async () => {
    const { call, store, mails, logLines } = accountApp();
    store.due.push(change);
    await call('POST email-change-notices', undefined, ANON_KEY);
    expect(mails.map(({ to }) => to)).toEqual(['ana@example.test']);
    expect(store.told).toEqual([change.id]);
    const [, code = ''] =
      /https:\/\/whetstone\.test\/auth-action\?mode=recoverEmail&oobCode=([\w-]{43})\n/.exec(
        mails[0]?.text ?? '',
      ) ?? [];
    const undone = await call('POST recover-email', { oobCode: code }, ANON_KEY);
    expect(successAnswer.parse(await undone.json())).toEqual({ success: true });
    const again = await call('POST recover-email', { oobCode: code }, ANON_KEY);
    expect(await refusal(again)).toEqual([403, 'link_invalid']);
    expect(logLines.join()).not.toMatch(new RegExp(`${code}|example\\.test`));
  });

  test('shows names and addresses as text, never as markup', async () => {
    const { call, store, mails } = accountApp();
    store.due.push(change);
    await call('POST email-change-notices', undefined, ANON_KEY);
    expect(mails[0]?.html).not.toMatch(/<script|<b>/);
    expect(mails[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('whose mail was not taken stays open and holds up nobody', async () => {
    const { call, store, logLines } = accountApp({
      sendMail: async ({ to }) => {
        if (to === change.oldEmail) throw new Error(`no mailbox ${to}`);
      },
    });
    store.due.push(change, {
      ...change,
      id: 'b7a5c7de-31b2-4c1e-8e8d-0f1f6f3b8a02',
      oldEmail: 'bo@example.test',
    });
    const response = await call('POST email-change-notices', undefined, '');
    expect(response.status).toBe(200);
    expect(store.told).toEqual(['b7a5c7de-31b2-4c1e-8e8d-0f1f6f3b8a02']);
    expect(logLines.join()).not.toContain('ana@example.test');
  });

  test.each([
    ['expired', 'link_expired', 403],
    ['invalid', 'link_invalid', 403],
    ['email_in_use', 'email_in_use', 409],
  ] as const)('that is %s cannot be undone', async (outcome, code, status) => {
    const { call, store } = accountApp();
    const oobCode = 'c'.repeat(43);
    store.recoveries.set(await sha256(oobCode), outcome);
    expect(await refusal(await call('POST recover-email', { oobCode }, ANON_KEY))).toEqual([status, code]);
  });

  test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}'`, 7, null])(
    'with the code %j is refused unread',
    async (oobCode) => {
      const { call } = accountApp();
      const response = await call('POST recover-email', { oobCode }, ANON_KEY);
      expect(await refusal(response)).toEqual([422, 'invalid_request']);
    },
  );
});

test.each([
  ['sign-up-notices', { sendMail: () => new Promise<void>(() => undefined) }],
  [
    'send-verification-email',
    {
      identity: {
        resendVerification: () => new Promise<void>(() => undefined),
        isPasswordRight: async () => false,
        setPassword: async () => undefined,
      },
    },
  ],
])('%s is answered before a mail to a known address is handed over', async (path, slow) => {
  const { app } = accountApp(slow);
  const response = await app.request(`/account/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ANON_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.test' }),
  });
  expect(response.status).toBe(200);
});

describe('a link that did not work', () => {
  const ask = ({ call }: ReturnType<typeof accountApp>, body: unknown) =>
    call('POST link-age', body, ANON_KEY);

  test('is told to be old or not, and nothing else', async () => {
    const app = accountApp();
    app.store.expired.add('old');
    for (const [oobCode, expired] of [
      ['old', true],
      ['forged', false],
    ] as const) {
      const response = await ask(app, { oobCode, kind: 'recovery' });
      expect(await response.json()).toEqual({ expired });
    }
    expect(app.hits).toHaveLength(2);
  });

  test.each([
    {},
    { oobCode: '', kind: 'signup' },
    { oobCode: 'x'.repeat(10_000), kind: 'signup' },
    { oobCode: 'x', kind: 'reauthentication' },
  ])('asked about by %j is refused', async (body) => {
    expect(await refusal(await ask(accountApp(), body))).toEqual([422, 'invalid_request']);
  });
});

describe('a sign-up', () => {
  const notice = ({ call }: ReturnType<typeof accountApp>, email: string) =>
    call('POST sign-up-notices', { email }, ANON_KEY);

  test('with a known address is told to its owner alone', async () => {
    const app = accountApp();
    const answers: unknown[] = [];
    for (const email of ['ANA@example.test', 'nobody@example.test']) {
      const response = await notice(app, email);
      answers.push([response.status, await response.json()]);
    }
    expect(answers).toEqual([
      [200, { success: true }],
      [200, { success: true }],
    ]);
    expect(app.mails.map(({ to }) => to)).toEqual(['ana@example.test']);
    expect(app.mails[0]?.html).toContain('Hello Ana &lt;b&gt;,');
    expect(app.mails[0]?.text).toContain('https://whetstone.test/login');
  });

  test('is answered alike where the mail was not taken, and logs no address', async () => {
    const app = accountApp({
      sendMail: async ({ to }) => {
        throw new Error(`no mailbox ${to}`);
      },
    });
    const response = await notice(app, 'ana@example.test');
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(app.logLines.join()).not.toContain('@example.test');
  });

  test('is counted alike for every address, in whatever case, and takes as long', async () => {
    const app = accountApp({ evenAnswerMs: 50 });
    const startedMs = performance.now();
    await notice(app, 'nobody@example.test');
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(45);
    await notice(app, 'NOBODY@example.test');
    const half = app.hits.length / 2;
    expect(app.hits.slice(half)).toEqual(app.hits.slice(0, half));
    expect(app.hits.join()).not.toMatch(/nobody@/i);
  });
});
