import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AppError } from '@/shared/errors/app-error.ts';
import type { HitRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import type { Mail } from '@/supabase/functions/_shared/mail/send-mail.ts';
import { MAILS_PER_HOUR } from '@/supabase/functions/account/mail-limits.ts';
import { accountApp } from '@/tests/support/account-app.ts';
import { ANON_KEY } from '@/tests/support/caller.ts';

// Somebody wants to spend the hour's mails for all, by way of our functions (issue 9).

const OWNER = 'ana@example.test';

/** Counts as the database does, in an hour that never ends; a pause of a minute is always over. */
function countingLimit(): HitRateLimit {
  const hits = new Map<string, number>();
  return async (bucket, maxHits, windowSeconds) => {
    const count = (hits.get(bucket) ?? 0) + 1;
    hits.set(bucket, count);
    if (windowSeconds > 600 && count > maxHits) throw new AppError('rate_limited', { retryAfterMs: 1_000 });
  };
}

const attacked = () => accountApp({ hitRateLimit: countingLimit() });
type App = ReturnType<typeof attacked>;

/** A call from a network address of the attacker's many. */
const callFrom = (app: App, path: string, { email, network }: { email: string; network: number }) =>
  app.request(`/account/${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${ANON_KEY}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.${Math.floor(network / 250)}.${(network % 250) + 1}`,
    },
    body: JSON.stringify({ email }),
  });

describe('verification mails', () => {
  const ask = (app: App, asked: { email: string; network: number }) =>
    callFrom(app, 'send-verification-email', asked);

  test('to one mailbox end after five an hour, from wherever they are asked for', async () => {
    const app = attacked();
    for (let network = 0; network < 20; network += 1) await ask(app, { email: OWNER, network });
    expect(app.resent).toHaveLength(5);
  });

  test('within the minute of a sign-up wait, and say so: that one’s mail is on its way', async () => {
    const counted = new Set<string>();
    const app = accountApp({
      hitRateLimit: async (bucket) => {
        if (bucket.startsWith('verify-to:') && counted.has(bucket))
          throw new AppError('rate_limited', { retryAfterMs: 55_000 });
        counted.add(bucket);
      },
    });
    await callFrom(app, 'sign-up-notices', { email: OWNER.toUpperCase(), network: 1 });
    const response = await ask(app, { email: OWNER, network: 1 });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '55']);
    expect(app.resent).toEqual([]);
  });

  test('asked for from one network address end, and others go on', async () => {
    const app = attacked();
    for (let count = 0; count < 100; count += 1)
      await ask(app, { email: `${count}@example.test`, network: 1 });
    expect(app.resent).toHaveLength(30);
    expect((await ask(app, { email: OWNER, network: 2 })).status).toBe(200);
  });

  test('asked for from many networks of one line end, and other lines go on', async () => {
    const app = attacked();
    const askFrom = (address: string, email: string) =>
      app.request('/account/send-verification-email', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ email }),
      });
    for (let count = 0; count < 200; count += 1)
      await askFrom(`2001:db8:1:${count.toString(16)}::1`, `${count}@example.test`);
    expect(app.resent).toHaveLength(120);
    expect((await askFrom('2001:db8:2::1', OWNER)).status).toBe(200);
  });

  test('end in sum before the hour is spent for sign-ups, and say when to come again', async () => {
    const app = attacked();
    let last: Response | undefined;
    for (let count = 0; count < 1_000; count += 1)
      last = await ask(app, { email: `${count}@example.test`, network: count });
    expect(app.resent).toHaveLength(MAILS_PER_HOUR.verification);
    expect(last?.status).toBe(429);
    expect(await last?.json()).toMatchObject({ code: 'rate_limited', retryAfterMs: 1_000 });
  });

  test('that one limit refuses spend nothing of everybody’s', async () => {
    const app = attacked();
    for (let count = 0; count < 1_000; count += 1) await ask(app, { email: OWNER, network: count % 100 });
    expect((await ask(app, { email: 'bo@example.test', network: 500 })).status).toBe(200);
  });
});

test('notices to known addresses end in sum, and the answers never tell', async () => {
  const app = attacked();
  app.store.findConfirmedOwner = async (email) => ({ email, firstName: 'Ana' });
  const statuses = new Set<number>();
  for (let count = 0; count < 400; count += 1)
    statuses.add(
      (await callFrom(app, 'sign-up-notices', { email: `${count}@example.test`, network: count })).status,
    );
  expect(app.mails).toHaveLength(MAILS_PER_HOUR.knownAddress);
  expect([...statuses]).toEqual([200]);
});

describe('notices of a changed address', () => {
  const due = (app: App, emails: string[]) => {
    for (const oldEmail of emails)
      app.store.due.push({ id: crypto.randomUUID(), oldEmail, newEmail: 'new@example.test', firstName: 'A' });
  };
  const send = (app: App) => callFrom(app, 'email-change-notices', { email: '', network: 1 });

  test('that failed often go out once the mail server takes them, with a link that works', async () => {
    let isDown = true;
    const mails: Mail[] = [];
    const app = accountApp({
      hitRateLimit: countingLimit(),
      sendMail: async (mail) => {
        if (isDown) throw new Error('connection refused');
        mails.push(mail);
      },
    });
    const notice = {
      id: crypto.randomUUID(),
      oldEmail: OWNER,
      newEmail: 'eve@example.test',
      firstName: 'Ana',
    };
    const tryAgain = async () => {
      app.store.due.push(notice);
      await send(app);
    };
    for (let failed = 0; failed < 8; failed += 1) await tryAgain();
    expect(app.store.told).toEqual([]);
    isDown = false;
    await tryAgain();
    expect(mails.map(({ to }) => to)).toEqual([OWNER]);
    expect(app.store.told).toEqual([notice.id]);
    const oobCode = /oobCode=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
    expect((await app.call('POST recover-email', { oobCode }, ANON_KEY)).status).toBe(200);
  });

  test('wait once the hour is spent, untold', async () => {
    const app = attacked();
    due(
      app,
      Array.from({ length: 200 }, (_, index) => `${index}@example.test`),
    );
    for (let call = 0; call < 12; call += 1) await send(app);
    expect(app.mails).toHaveLength(MAILS_PER_HOUR.addressChange);
    expect(app.store.told).toHaveLength(MAILS_PER_HOUR.addressChange);
  });
});

test('all sums together leave a third of the project’s hour to sign-ups and resets', () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  const hour = Number(/^email_sent = (\d+)$/m.exec(config)?.[1]);
  const ours = Object.values(MAILS_PER_HOUR).reduce((sum, mails) => sum + mails, 0);
  expect(ours).toBeLessThanOrEqual((hour * 2) / 3);
});
