import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { openReport } from '@/shared/contracts/kept-reports.ts';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { createUser, owner } from './database.ts';

// Posts that somebody deletes where they were written, from the sources' stand-in to the kept report.

const url = `${inject('stack').apiUrl}/functions/v1/analysis`;
afterAll(() => owner.end());

/** Numbers of posts that no source has. */
const GONE = {
  reddit: 't1_cgone',
  stackexchange: 'superuser/999999',
  hackernews: '99999999',
  lemmy: 'c999999',
  bluesky: 'at://did:plc:nobody/app.bsky.feed.post/999999',
  youtube: 'Uggone',
  x: '999',
};

test('what was deleted at any source is gone from the report at the next look, with its quotes and the answers kept for others', async () => {
  const user = await createUser();
  const asked = { requestId: randomUUID(), query: 'Aurelia grinder', mode: 'all' };
  const made = await (await fetch(`${url}/reddit-search`, enhanceCall(asked, { token: user.jwt }))).json();
  const open = async () =>
    openReport.parse(
      await (
        await fetch(`${url}/reports/${made.analysisId}`, { headers: { authorization: `Bearer ${user.jwt}` } })
      ).json(),
    );
  const before = await open();
  const quoted = new Set(before.report?.citations.map(({ itemId }) => itemId));
  const rank = ({ id }: { id: string }) => Number(!quoted.has(id));
  const deleted = Object.entries(GONE).map(([source, nativeId]) => {
    const [item] = before.items.filter((one) => one.source === source).sort((a, b) => rank(a) - rank(b));
    if (!item) throw new Error(`Nothing of ${source} was read.`);
    return { item, nativeId };
  });
  // Posts under these ids are not there, as if somebody had deleted them; nobody has looked for a day.
  const ids = Object.fromEntries(deleted.map(({ item, nativeId }) => [item.id, nativeId]));
  await owner`update public.analyses set checked_at = now() - interval '25 hours',
      native_ids = native_ids || ${owner.json(ids)} where id = ${made.analysisId as string}`;
  // What somebody else's run was given holds it too.
  await owner`insert into public.source_cache (key, result, expires_at)
      values (${randomUUID()}, ${owner.json({ items: [{ source: 'reddit', nativeId: 't1_cgone' }] })}, now() + interval '1 hour')`;
  const after = await open();
  expect(await owner`select from public.source_cache where result::text like '%t1_cgone%'`).toHaveLength(0);
  expect(new Set(after.items.filter(({ removed }) => removed).map(({ id }) => id))).toEqual(
    new Set(Object.keys(ids)),
  );
  for (const { item } of deleted)
    expect(JSON.stringify(after)).not.toContain(JSON.stringify(item.text).slice(1, -1));
  expect(after.items).toHaveLength(before.items.length);
  const [kept] = await owner`select items::text from public.analyses where id = ${made.analysisId as string}`;
  expect(kept?.items).toContain('"removed": true');
});
