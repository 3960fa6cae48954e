import { expect, test } from 'vitest';
import { sendReportsTo } from '@/shared/errors/report-error.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { askSource } from '@/shared/insights/sources/ask-source.ts';
import { findGone } from '@/shared/insights/sources/find-gone.ts';
import { sources } from '@/shared/insights/sources/registry.ts';
import { createSealer } from '@/supabase/functions/analysis/seal.ts';
import { createAccess } from '@/supabase/functions/analysis/source-access.ts';
import { createSessions } from '@/supabase/functions/analysis/source-sessions.ts';

// Reddit and Bluesky bound how often one may sign in: a session serves every search until it ends.

const sealer = createSealer(btoa('0123456789abcdef0123456789abcdef'));
const asked = readQuestion({ query: 'Aurelia grinder', mode: 'all' });
if (!asked.ok) throw new Error(asked.error);

/** A database that keeps what it is given until its time is over. */
function createDatabase() {
  const rows = new Map<unknown, { sealed: string; until: number }>();
  let now = 0;
  return {
    rows,
    pass: (seconds: number) => {
      now += seconds;
    },
    call: async (name: string, { key, sealed, seconds }: Record<string, unknown>): Promise<unknown> => {
      if (name === 'keep_source_session')
        return void rows.set(key, { sealed: String(sealed), until: now + Number(seconds) });
      const row = rows.get(key);
      return row && row.until > now ? row.sealed : null;
    },
  };
}

const HOUR = 3_600;
const jwt = (exp: number) => `x.${btoa(JSON.stringify({ exp }))}.y`;

/** What each answers, as its documentation has it; a token that the source no longer takes is refused. */
function createSource(id: 'reddit' | 'bluesky') {
  let signIns = 0;
  let valid = '';
  const isSignIn = (url: string) => /access_token|createSession/.test(url);
  const refused = () =>
    id === 'reddit'
      ? Response.json({ message: 'Unauthorized', error: 401 }, { status: 401 })
      : Response.json({ error: 'ExpiredToken', message: 'Token has expired' }, { status: 400 });
  const answer: typeof fetch = async (input, init) => {
    if (isSignIn(String(input))) {
      signIns += 1;
      valid = id === 'reddit' ? `t${signIns}` : jwt(Date.now() / 1_000 + HOUR + signIns);
      return Response.json({ access_token: valid, accessJwt: valid, expires_in: HOUR });
    }
    const token = new Headers(init?.headers).get('authorization')?.split(' ')[1];
    if (token !== valid) return refused();
    return Response.json(id === 'reddit' ? { data: { children: [] } } : { posts: [] });
  };
  return {
    answer,
    signIns: () => signIns,
    endAll: () => {
      valid = 'none';
    },
  };
}

const ana = (password: string) => ({
  id: 'ana',
  keys: {
    reddit: { clientId: 'app', clientSecret: password },
    bluesky: { handle: 'ana.example', appPassword: password },
  },
});

async function search(
  id: 'reddit' | 'bluesky',
  {
    source,
    database,
    user,
  }: {
    source: ReturnType<typeof createSource>;
    database: ReturnType<typeof createDatabase>;
    user: ReturnType<typeof ana>;
  },
) {
  const access = createAccess({ LEMMY_INSTANCE: '' } as never, user);
  const { status } = await askSource(sources[id], asked.ok ? asked.value : ({} as never), {
    access: {
      ...access,
      sessions: createSessions(access, { call: database.call, sealer }),
      fetch: source.answer,
    },
    isPreview: true,
    signal: new AbortController().signal,
  });
  return status;
}

test.each(['reddit', 'bluesky'] as const)(
  '%s is signed in to once for many searches, and again when it has ended',
  async (id) => {
    const world = { source: createSource(id), database: createDatabase(), user: ana('secret') };
    for (let run = 0; run < 3; run += 1) expect(await search(id, world)).toBe('empty');
    expect(world.source.signIns()).toBe(1);
    world.database.pass(HOUR);
    expect(await search(id, world)).toBe('empty');
    expect(world.source.signIns()).toBe(2);
    expect([...world.database.rows.keys()]).toEqual([`${id}/ana`]);
  },
);

test.each(['reddit', 'bluesky'] as const)(
  '%s that ends a session early is signed in to anew, once',
  async (id) => {
    const world = { source: createSource(id), database: createDatabase(), user: ana('secret') };
    await search(id, world);
    world.source.endAll();
    expect(await search(id, world)).toBe('empty');
    expect(world.source.signIns()).toBe(2);
  },
);

test('a session that cannot be read or kept costs nothing but a sign-in, and leaves a trace', async () => {
  const places: string[] = [];
  sendReportsTo(({ place }) => places.push(place));
  const database = createDatabase();
  const broken = { ...database, call: () => Promise.reject(new Error('The database does not answer.')) };
  const source = createSource('bluesky');
  expect(await search('bluesky', { source, database: broken, user: ana('secret') })).toBe('empty');
  expect(source.signIns()).toBe(1);
  expect(places).toEqual(['insights.session', 'insights.session']);
});

test.each([true, false])('a look at many Bluesky posts signs in once, sessions kept: %s', async (isKept) => {
  const source = createSource('bluesky');
  const access = createAccess({ LEMMY_INSTANCE: '' } as never, ana('secret'));
  const sessions = createSessions(access, { call: createDatabase().call, sealer });
  const items = Array.from({ length: 100 }, (_, at) => ({
    nativeId: `at://${at}`,
    url: null,
    synthetic: false,
  }));
  const gone = await findGone(sources.bluesky, items, {
    access: { ...access, ...(isKept && { sessions }), fetch: source.answer },
    signal: new AbortController().signal,
  });
  expect(gone).toHaveLength(100);
  expect(source.signIns()).toBe(1);
});

test('a session is kept sealed, and not used with another password or by another user', async () => {
  const database = createDatabase();
  const source = createSource('bluesky');
  await search('bluesky', { source, database, user: ana('secret') });
  const [kept] = [...database.rows.values()];
  expect(kept?.sealed).toMatch(/^[A-Za-z0-9+/=]+$/);
  expect(atob(kept?.sealed ?? '')).not.toContain('token');
  await search('bluesky', { source, database, user: ana('changed') });
  expect(source.signIns()).toBe(2);
  await search('bluesky', { source, database, user: { ...ana('changed'), id: 'ben' } });
  expect(source.signIns()).toBe(3);
});
