import { expect, test } from 'vitest';
import type { KeyOwner } from '@/shared/contracts/insight-sources.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { askSource } from '@/shared/insights/sources/ask-source.ts';
import { type AskedSourceId, sources } from '@/shared/insights/sources/registry.ts';
import { createAccess } from '@/supabase/functions/analysis/source-access.ts';
import { documentedForums } from '@/tests/fixtures/sources/documented-forums.ts';
import { documentedStreams } from '@/tests/fixtures/sources/documented-streams.ts';

// What each source is asked, word for word, and what is made of an answer in the shape of its own documentation.

const today = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const documented = [...documentedForums, ...documentedStreams];
const unix = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1_000;
const KEYS = {
  reddit: { clientId: 'app', clientSecret: 'secret' },
  youtube: { apiKey: 'yt' },
  x: { bearerToken: 'x' },
  brave: { apiKey: 'brave' },
  bluesky: { handle: 'ana.example', appPassword: 'secret' },
};

interface Asked {
  url: URL;
  body: unknown;
}

/** Asks with a window, a language and two things to leave out; answers from the documentation. */
async function ask(
  id: AskedSourceId,
  {
    keys = KEYS,
    options = {},
    fail,
  }: {
    keys?: Partial<Record<KeyOwner, Record<string, string>>>;
    options?: object;
    fail?: (url: URL) => Response | undefined;
  } = {},
) {
  const question = readQuestion({
    query: 'Aurelia grinder',
    mode: 'all',
    options: {
      from: daysAgo(5),
      to: daysAgo(2),
      language: 'en',
      exclude: ['coffee shop', 'spam'],
      ...options,
    },
  });
  if (!question.ok) throw new Error(question.error);
  const calls: Asked[] = [];
  const result = await askSource(sources[id], question.value, {
    access: {
      ...createAccess({ LEMMY_INSTANCE: 'https://lemmy.example' } as never, { id: 'ana', keys }),
      fetch: async (input, init) => {
        const url = new URL(String(input));
        const body =
          typeof init?.body === 'string' && init.body.startsWith('{') ? JSON.parse(init.body) : null;
        calls.push({ url, body });
        const shape = documented.find(({ host, path }) => url.host === host && path.test(url.pathname));
        return fail?.(url) ?? (shape ? Response.json(shape.answer) : new Response('{}', { status: 404 }));
      },
    },
    isPreview: false,
    signal: new AbortController().signal,
  });
  return { ...result, calls, first: (path: string) => calls.find(({ url }) => url.pathname.includes(path)) };
}
const parametersOf = (asked: Asked | undefined) => Object.fromEntries(asked?.url.searchParams ?? []);

test('Reddit is asked for the shortest of its spans, without what is left out', async () => {
  const { status, items, first } = await ask('reddit');
  expect(first('/search')?.url.host).toBe('oauth.reddit.com');
  expect(parametersOf(first('/search'))).toMatchObject({
    q: 'Aurelia grinder -"coffee shop" -spam',
    t: 'week',
    type: 'link',
    limit: '100',
    raw_json: '1',
  });
  for (const [from, span] of [
    [daysAgo(20), 'month'],
    [daysAgo(200), 'year'],
    [daysAgo(900), 'all'],
    [null, 'all'],
  ])
    expect(parametersOf((await ask('reddit', { options: { from } })).first('/search')).t).toBe(span);
  expect({ status, ids: items.map(({ nativeId }) => nativeId) }).toEqual({
    status: 'ok',
    ids: ['t3_1abc', 't1_k2'],
  });
});

test('Stack Exchange is asked for its days', async () => {
  const { items, first } = await ask('stackexchange');
  expect(parametersOf(first('/search/advanced'))).toMatchObject({
    q: 'Aurelia grinder',
    site: 'softwarerecs',
    fromdate: String(unix(daysAgo(5))),
    todate: String(unix(daysAgo(2)) + 86_399),
    filter: 'withbody',
  });
  expect(items[0]).toMatchObject({ licence: 'CC BY-SA 4.0', author: 'Ana & Ben', answered: false });
  expect(items.map(({ kind }) => kind)).toContain('answer');
});

test('YouTube is asked for its days, without what is left out', async () => {
  const { items, first } = await ask('youtube');
  expect(parametersOf(first('/search'))).toMatchObject({
    q: 'Aurelia grinder -coffee -shop -spam',
    type: 'video',
    publishedAfter: `${daysAgo(5)}T00:00:00Z`,
    publishedBefore: `${daysAgo(2)}T23:59:59Z`,
    relevanceLanguage: 'en',
  });
  expect(items.map(({ text }) => text)).toEqual(['It is loud.', 'Mine is not.']);
});

test('X is asked for originals in the language, and by its other names where it refuses the first', async () => {
  const { items, first } = await ask('x');
  expect(parametersOf(first('/recent'))).toMatchObject({
    query: 'Aurelia grinder -"coffee shop" -spam lang:en -is:retweet -is:nullcast',
    max_results: '50',
    start_time: `${daysAgo(5)}T00:00:00Z`,
    end_time: `${daysAgo(2)}T23:59:59Z`,
    'tweet.fields': expect.stringContaining('note_tweet'),
  });
  expect(items[0]?.text).toBe('A long text & all of it.');
  const long = await ask('x', {
    options: { exclude: Array.from({ length: 20 }, (_, at) => `${'long '.repeat(7)}${at}`) },
  });
  const query = parametersOf(long.first('/recent')).query ?? '';
  expect(query.length).toBeLessThanOrEqual(512);
  expect(query).toMatch(/" lang:en -is:retweet -is:nullcast$/);
  const renamed = await ask('x', {
    fail: (url) =>
      url.searchParams.has('tweet.fields')
        ? Response.json(
            { title: 'Invalid Request', type: 'https://api.x.com/2/problems/invalid-request' },
            { status: 400 },
          )
        : undefined,
  });
  expect(renamed.status).toBe('ok');
  expect(renamed.calls.map(({ url }) => url.searchParams.has('post.fields'))).toEqual([false, true]);
});

test('Hacker News and Lemmy are asked for the subject, and say what is left to do afterwards', async () => {
  const { items, first } = await ask('hackernews');
  expect(parametersOf(first('/search'))).toMatchObject({
    query: 'Aurelia grinder',
    tags: '(story,comment)',
    numericFilters: `created_at_i>=${unix(daysAgo(5))},created_at_i<${unix(daysAgo(2)) + 86_400}`,
  });
  expect(items.map(({ text }) => text)).toEqual(['I <love> it.', 'Ask HN: Which grinder?\nTell me.']);
  const lemmy = await ask('lemmy');
  expect(parametersOf(lemmy.first('/search'))).toMatchObject({
    q: 'Aurelia grinder',
    type_: 'All',
    limit: '50',
  });
  expect(lemmy.items.length).toBeGreaterThan(0);
  for (const id of ['hackernews', 'lemmy', 'stackexchange'] as const)
    expect(sources[id].limit).toMatch(/afterwards/);
});

test('Bluesky is asked for its days and language, without what is left out', async () => {
  const { items, first } = await ask('bluesky');
  expect(parametersOf(first('/searchPosts') ?? first('searchPosts'))).toMatchObject({
    q: 'Aurelia grinder -"coffee shop" -spam',
    since: `${daysAgo(5)}T00:00:00Z`,
    until: `${daysAgo(2)}T23:59:59Z`,
    lang: 'en',
  });
  expect(items[0]?.url).toBe('https://bsky.app/profile/ana.bsky.social/post/3k2');
});

test.each([
  [{}, `${daysAgo(5)}to${daysAgo(2)}`],
  [{ to: null }, `${daysAgo(5)}to${today}`],
  [{ from: null }, `2000-01-01to${daysAgo(2)}`],
  [{ from: null, to: null }, undefined],
])('Brave is asked for one site, with both ends of a range: %j', async (options, freshness) => {
  const { items, via, first } = await ask('quora', { options });
  expect(via).toBe('Brave Search');
  const sent = parametersOf(first('/web/search'));
  expect(sent).toMatchObject({ q: 'site:quora.com Aurelia grinder -"coffee shop" -spam', search_lang: 'en' });
  expect(sent.freshness).toBe(freshness);
  expect(items[0]).toMatchObject({ textKind: 'excerpt', text: 'Loud & slow.\nAnother cut.' });
});

test.each(['quora', 'reddit'] as const)('Tavily is asked for %s where there is no other key', async (id) => {
  const { items, via, first } = await ask(id, { keys: { tavily: { apiKey: 'tvly' } } });
  expect(via).toBe('Tavily');
  expect(first('/search')?.body).toMatchObject({
    query: 'Aurelia grinder',
    include_domains: [`${id}.com`],
    start_date: daysAgo(5),
    end_date: daysAgo(2),
  });
  expect(items.every(({ textKind }) => textKind === 'excerpt')).toBe(true);
  expect(items.length).toBe(1);
});

test.each([
  [401, 'blocked'],
  [429, 'quota'],
  [432, 'quota'],
  [433, 'quota'],
  [500, 'error'],
])('Tavily that answers %i is told as %s', async (status, told) => {
  const keys = { tavily: { apiKey: 'tvly' } };
  expect(await ask('quora', { keys, fail: () => new Response('{}', { status }) })).toMatchObject({
    status: told,
  });
});
