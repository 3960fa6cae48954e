import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { accountCall } from './account-call.ts';
import { owner } from './database.ts';

afterAll(() => owner.end());

test('acts are counted by day, without account or address', async () => {
  const [visitor, other] = [randomUUID(), randomUUID()];
  for (const each of [visitor, visitor, other])
    expect(
      await accountCall('POST analytics-events', { name: 'template_copied', visitor: each }),
    ).toMatchObject({ status: 200 });
  const rows = await owner`select * from public.analytics_events where visitor in (${visitor}, ${other})`;
  expect(rows).toHaveLength(3);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['created_at', 'id', 'name', 'visitor']);
  const [counted] =
    await owner`select events, visitors from private.analytics_counts where name = 'template_copied'`;
  expect(counted?.events).toBeGreaterThanOrEqual(3);
  expect(counted?.visitors).toBeGreaterThanOrEqual(2);
});

test.each([
  ['an act nobody counts', { name: 'typed_secret', visitor: randomUUID() }],
  ['a visitor without a number', { name: 'template_copied', visitor: 'ana@example.test' }],
])('%s is refused', async (_what, body) => {
  expect(await accountCall('POST analytics-events', body)).toMatchObject({ status: 422 });
});

test('what is older than the cookie is forgotten', async () => {
  const visitor = randomUUID();
  await owner`insert into public.analytics_events (name, visitor, created_at)
    values ('logged_in', ${visitor}, now() - interval '2 years 1 day')`;
  await owner`select public.run_scheduled_work()`;
  expect(await owner`select 1 from public.analytics_events where visitor = ${visitor}`).toHaveLength(0);
});
