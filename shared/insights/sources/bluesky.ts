import * as z from 'zod/mini';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { settleGone } from './settle-parts.ts';
import type { Door, Session, Source, SourceContext } from './source.ts';
import { withSession } from './with-session.ts';
import { toIso, withExclusions } from './write-query.ts';

// AT protocol, signed in with an app password: the public host answers searches with 403. docs.bsky.app/docs/api.

const text = z.nullish(z.string());
const whole = z.nullish(z.number());
const session = z.object({ accessJwt: z.string() });
const answer = z.object({
  posts: z.array(
    z.object({
      uri: z.string(),
      author: z.object({ handle: z.string(), did: text }),
      record: z.object({
        text,
        createdAt: text,
        reply: z.nullish(z.object({ root: z.nullish(z.object({ uri: text })) })),
      }),
      likeCount: whole,
      replyCount: whole,
    }),
  ),
  cursor: text,
});

const looked = z.object({ posts: z.array(z.object({ uri: z.string() })) });
/** As many as `getPosts` takes at once. */
const MAX_URIS = 25;
/** How long a session lasts that does not say so itself. */
const SESSION_SECONDS = 600;

/** When a token ends by its own words (`exp` of a JWT). */
function secondsOf(jwt: string): number {
  try {
    const { exp } = z.parse(z.object({ exp: z.number() }), JSON.parse(atob(jwt.split('.')[1] ?? '')));
    return exp - Date.now() / 1000;
  } catch {
    return SESSION_SECONDS;
  }
}

async function signIn({ ask, baseUrl, key }: SourceContext): Promise<Session> {
  const { handle = '', appPassword = '' } = key('bluesky') ?? {};
  const url = `${baseUrl('bluesky')}/xrpc/com.atproto.server.createSession`;
  const { accessJwt } = await ask({ url, body: { identifier: handle, password: appPassword } }, session);
  return { token: accessJwt, seconds: secondsOf(accessJwt) };
}

type AskSignedIn = <T>(path: string, schema: z.ZodMiniType<T>) => Promise<T>;

/** Asks as the account: all that is asked together in one session. @throws SourceFault */
const signedIn = <T>(context: SourceContext, work: (ask: AskSignedIn) => Promise<T>) =>
  withSession(context, {
    owner: 'bluesky',
    signIn: () => signIn(context),
    work: (token) =>
      work((path, schema) =>
        context.ask(
          {
            url: `${context.baseUrl('bluesky')}/xrpc/${path}`,
            headers: { Authorization: `Bearer ${token}` },
          },
          schema,
        ),
      ),
  });

function toItem({
  uri,
  author,
  record,
  likeCount,
  replyCount,
}: z.infer<typeof answer>['posts'][number]): Omit<RawItem, 'synthetic'> {
  return {
    source: 'bluesky',
    nativeId: uri,
    kind: record.reply ? 'comment' : 'post',
    textKind: 'full',
    url: `https://bsky.app/profile/${encodeURIComponent(author.handle)}/post/${encodeURIComponent(uri.split('/').at(-1) ?? '')}`,
    author: author.handle,
    threadId: record.reply?.root?.uri ?? uri,
    community: null,
    title: null,
    createdAt: toIso(record.createdAt),
    text: (record.text ?? '').trim(),
    score: likeCount ?? 0,
    replies: replyCount ?? 0,
    answered: null,
    licence: null,
    paid: false,
  };
}

const door: Door = {
  via: null,
  keyOwner: 'bluesky',
  costUsd: 0,
  writeQuery: (question) => withExclusions(question),
  async search(question, context) {
    const query = new URLSearchParams({ q: this.writeQuery(question), sort: 'top', limit: '100' });
    if (question.from) query.set('since', `${question.from}T00:00:00Z`);
    if (question.to) query.set('until', `${question.to}T23:59:59Z`);
    if (question.language) query.set('lang', question.language);
    const { posts } = await signedIn(context, (ask) => ask(`app.bsky.feed.searchPosts?${query}`, answer));
    return {
      items: posts.map((post) => ({ ...toItem(post), synthetic: context.synthetic })).slice(0, context.limit),
      costUsd: 0,
    };
  },
  async findGone(items, context) {
    const ids = items.map(({ nativeId }) => nativeId);
    const parts = Array.from({ length: Math.ceil(ids.length / MAX_URIS) }, (_, at) =>
      ids.slice(at * MAX_URIS, (at + 1) * MAX_URIS),
    );
    return signedIn(context, (ask) =>
      settleGone(
        parts.map(async (uris) => {
          const query = new URLSearchParams(uris.map((uri) => ['uris', uri]));
          const { posts } = await ask(`app.bsky.feed.getPosts?${query}`, looked);
          const there = new Set(posts.map(({ uri }) => uri));
          return uris.filter((uri) => !there.has(uri));
        }),
      ),
    );
  },
};

export const bluesky: Source = {
  id: 'bluesky',
  doors: [door],
  limit: 'Up to 100 posts a run.',
  terms:
    'Its search asks for an account: a handle and an app password. What is deleted there is blanked here.',
};
