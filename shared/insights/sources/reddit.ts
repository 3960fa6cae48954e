import * as z from 'zod/mini';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { markdownToText } from './plain-text.ts';
import { searchDoors } from './search-doors.ts';
import { orNothing, settleParts } from './settle-parts.ts';
import type { Door, Session, Source, SourceContext } from './source.ts';
import { withSession } from './with-session.ts';
import { isoOfUnix, wholeWords, withExclusions } from './write-query.ts';

// OAuth2 of an approved app: reddit.com/dev/api, github.com/reddit-archive/reddit/wiki/OAuth2.

const USER_AGENT = 'web:whetstone:1.0 (media analysis)';
const MAX_THREADS = 8;

const token = z.object({ access_token: z.string(), expires_in: z.nullish(z.number()) });
/** Where it does not say how long a session lasts. */
const SESSION_SECONDS = 3_600;
const text = z.nullish(z.string());
const whole = z.nullish(z.number());
const thing = z.object({
  kind: z.string(),
  data: z.object({
    id: z.string(),
    title: text,
    selftext: text,
    body: text,
    author: text,
    subreddit: text,
    created_utc: whole,
    score: whole,
    num_comments: whole,
    permalink: text,
    stickied: z.nullish(z.boolean()),
    removed_by_category: text,
  }),
});
const listing = z.object({ data: z.object({ children: z.array(thing) }) });
type Thing = z.infer<typeof thing>;

async function signIn({ ask, baseUrl, key }: SourceContext): Promise<Session> {
  const { clientId = '', clientSecret = '' } = key('reddit') ?? {};
  const given = await ask(
    {
      url: `${baseUrl('redditToken')}/api/v1/access_token`,
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      headers: { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`, 'User-Agent': USER_AGENT },
    },
    token,
  );
  return { token: given.access_token, seconds: given.expires_in ?? SESSION_SECONDS };
}

/** Asks as the app, with the headers Reddit wants. @throws SourceFault */
const signedIn = <T>(context: SourceContext, work: (headers: Record<string, string>) => Promise<T>) =>
  withSession(context, {
    owner: 'reddit',
    signIn: () => signIn(context),
    work: (bearer) => work({ Authorization: `bearer ${bearer}`, 'User-Agent': USER_AGENT }),
  });

function toItem({ kind, data }: Thing, thread: Thing, synthetic: boolean): RawItem | null {
  const isPost = kind === 't3';
  const words = markdownToText(isPost ? `${data.title ?? ''}\n${data.selftext ?? ''}` : (data.body ?? ''));
  if ((!isPost && kind !== 't1') || data.stickied || data.removed_by_category || data.author === '[deleted]')
    return null;
  return {
    source: 'reddit',
    nativeId: `${kind}_${data.id}`,
    kind: isPost ? 'post' : 'comment',
    textKind: 'full',
    url: data.permalink ? `https://www.reddit.com${data.permalink}` : null,
    author: data.author ?? null,
    threadId: thread.data.id,
    community: data.subreddit ? `r/${data.subreddit}` : null,
    title: thread.data.title ?? null,
    createdAt: isoOfUnix(data.created_utc),
    text: words,
    score: Math.round(data.score ?? 0),
    replies: Math.round(data.num_comments ?? 0),
    answered: null,
    licence: null,
    paid: false,
    synthetic,
  };
}

/** The shortest of Reddit's own spans that reaches back to a day; it knows no other dates. */
function spanOf(from: string | null): string {
  if (!from) return 'all';
  const days = (Date.now() - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
  return SPANS.find(([, most]) => days <= most)?.[0] ?? 'all';
}
const SPANS = [
  ['day', 1],
  ['week', 7],
  ['month', 30],
  ['year', 365],
] as const;

const ownDoor: Door = {
  via: null,
  keyOwner: 'reddit',
  costUsd: 0,
  writeQuery: (question) => wholeWords(withExclusions(question), { most: 512 }),
  async search(question, context) {
    const base = context.baseUrl('reddit');
    const query = new URLSearchParams({
      q: this.writeQuery(question),
      sort: 'relevance',
      t: spanOf(question.from),
      type: 'link',
      raw_json: '1',
    });
    query.set('limit', String(Math.min(100, context.limit)));
    return signedIn(context, async (headers) => {
      const found = await context.ask({ url: `${base}/search?${query}`, headers }, listing);
      const threads = found.data.children;
      const posts = threads.flatMap((post) => toItem(post, post, context.synthetic) ?? []);
      if (context.isPreview) return { items: posts, costUsd: 0 };
      const discussed = [...threads]
        .sort((one, other) => (other.data.num_comments ?? 0) - (one.data.num_comments ?? 0))
        .slice(0, MAX_THREADS)
        .filter(({ data }) => (data.num_comments ?? 0) > 0);
      const comments = discussed.map((thread) =>
        orNothing(readComments(thread, { ...context, headers, base }), NOTHING_THERE),
      );
      const { given, ...missing } = await settleParts(comments, 'Threads');
      return { items: [...posts, ...given.flat()].slice(0, context.limit), costUsd: 0, ...missing };
    });
  },
  async findGone(items, context) {
    const ids = items.map(({ nativeId }) => nativeId);
    const url = `${context.baseUrl('reddit')}/api/info?${new URLSearchParams({ id: ids.join(','), raw_json: '1' })}`;
    const { data } = await signedIn(context, (headers) => context.ask({ url, headers }, listing));
    const there = new Set(
      data.children.flatMap((child) =>
        toItem(child, child, false)?.text.match(/^\[(?:deleted|removed)\]$/) === null
          ? [`${child.kind}_${child.data.id}`]
          : [],
      ),
    );
    return ids.filter((id) => !there.has(id));
  },
};

/** What a thread says that was taken down or shut since it was found. */
const NOTHING_THERE = ['notFound', 'private', 'quarantined', 'banned', 'gated'];

/** One thread's comments. @throws SourceFault */
async function readComments(
  thread: Thing,
  { ask, base, headers, synthetic }: SourceContext & { base: string; headers: Record<string, string> },
): Promise<RawItem[]> {
  const url = `${base}/comments/${encodeURIComponent(thread.data.id)}?sort=top&limit=100&depth=2&raw_json=1`;
  const pages = await ask(
    { url, headers },
    z.array(z.object({ data: z.object({ children: z.array(z.unknown()) }) })),
  );
  return (pages[1]?.data.children ?? []).flatMap((child) => {
    const parsed = z.safeParse(thing, child);
    return parsed.success ? (toItem(parsed.data, thread, synthetic) ?? []) : [];
  });
}

export const reddit: Source = {
  id: 'reddit',
  doors: [
    ownDoor,
    ...searchDoors('reddit', { site: 'reddit.com', isThread: (url) => /\/comments\//.test(url.pathname) }),
  ],
  limit:
    'Up to 300 posts and comments of 8 threads a run; 100 calls a minute for each app. It knows the last day, week, month and year; other dates are kept to afterwards.',
  terms:
    'Reddit opens its API to approved apps alone. What is deleted there is blanked here. Without such a key, excerpts of a search engine are read, of which that cannot be told.',
};
