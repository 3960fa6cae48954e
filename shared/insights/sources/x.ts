import * as z from 'zod/mini';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { decodeEntities } from './plain-text.ts';
import type { Door, Source } from './source.ts';
import { SourceFault } from './source-fault.ts';
import { toIso, wholeWords, withExclusions } from './write-query.ts';

// X API v2, recent search (7 days): docs.x.com/x-api/posts/search/introduction. Authors are not expanded: each costs more than a post.

const POST_USD = 0.005;
const MAX_POSTS = 50;
const MAX_QUERY = 512;
const DAY_MS = 86_400_000;
const FIELDS = 'created_at,lang,public_metrics,conversation_id,author_id,paid_partnership';
/** Its guides call things by their old names, its OpenAPI document by new ones: the other is tried where one is refused. */
interface Names {
  parameter: string;
  note: string;
}
const OLD_NAMES: Names = { parameter: 'tweet.fields', note: 'note_tweet' };
const NEW_NAMES: Names = { parameter: 'post.fields', note: 'note_post' };

const text = z.nullish(z.string());
const metrics = z.nullish(
  z.object({
    like_count: z.nullish(z.number()),
    reply_count: z.nullish(z.number()),
    retweet_count: z.nullish(z.number()),
  }),
);
const note = z.nullish(z.object({ text }));
/** Where nothing was found there is no list, but always what was counted. */
const answer = z.object({
  meta: z.object({ result_count: z.number() }),
  data: z.nullish(
    z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        author_id: text,
        created_at: text,
        conversation_id: text,
        public_metrics: metrics,
        note_tweet: note,
        note_post: note,
        paid_partnership: z.nullish(z.boolean()),
      }),
    ),
  ),
});
/** Of posts that are gone it says so in `errors`: an answer without either list says nothing. */
const looked = z
  .object({ data: z.nullish(z.array(z.object({ id: z.string() }))), errors: z.nullish(z.array(z.unknown())) })
  .check(z.refine(({ data, errors }) => Boolean(data ?? errors)));

function toItem(post: NonNullable<z.infer<typeof answer>['data']>[number]): Omit<RawItem, 'synthetic'> {
  return {
    source: 'x',
    nativeId: post.id,
    kind: 'post',
    textKind: 'full',
    url: `https://x.com/i/web/status/${encodeURIComponent(post.id)}`,
    author: post.author_id ?? null,
    threadId: post.conversation_id ?? post.id,
    community: null,
    title: null,
    createdAt: toIso(post.created_at),
    text: decodeEntities(post.note_tweet?.text ?? post.note_post?.text ?? post.text),
    score: post.public_metrics?.like_count ?? 0,
    replies: post.public_metrics?.reply_count ?? 0,
    answered: null,
    licence: null,
    paid: post.paid_partnership ?? false,
  };
}

const door: Door = {
  via: null,
  keyOwner: 'x',
  costUsd: POST_USD * MAX_POSTS,
  writeQuery(question) {
    const fixed = `${question.language ? ` lang:${question.language}` : ''} -is:retweet -is:nullcast`;
    // What is cut for its length is never half an operator.
    return wholeWords(withExclusions(question), { most: MAX_QUERY - fixed.length }) + fixed;
  },
  async search(question, context) {
    const query = new URLSearchParams({ query: this.writeQuery(question), sort_order: 'relevancy' });
    query.set('max_results', String(context.isPreview ? 10 : MAX_POSTS));
    const earliest = new Date(Date.now() - 7 * DAY_MS + 60_000).toISOString();
    if (question.from && question.from > earliest.slice(0, 10))
      query.set('start_time', `${question.from}T00:00:00Z`);
    if (question.to && question.to < new Date().toISOString().slice(0, 10)) {
      if (question.to <= earliest.slice(0, 10))
        return { items: [], costUsd: 0, note: 'X is searched for the last seven days only.' };
      query.set('end_time', `${question.to}T23:59:59Z`);
    }
    const headers = { Authorization: `Bearer ${context.key('x')?.bearerToken ?? ''}` };
    const ask = (names: Names) => {
      const url = `${context.baseUrl('x')}/tweets/search/recent?${query}&${names.parameter}=${FIELDS},${names.note}`;
      return context.ask({ url, headers }, answer);
    };
    const { data } = await ask(OLD_NAMES).catch((thrown: unknown) => {
      if (thrown instanceof SourceFault && thrown.message === 'HTTP 400') return ask(NEW_NAMES);
      throw thrown;
    });
    const posts = data ?? [];
    return {
      items: posts.map((post) => ({ ...toItem(post), synthetic: context.synthetic })),
      costUsd: posts.length * POST_USD,
    };
  },
  async findGone(items, context) {
    const ids = items.map(({ nativeId }) => nativeId);
    const headers = { Authorization: `Bearer ${context.key('x')?.bearerToken ?? ''}` };
    const { data } = await context.ask(
      { url: `${context.baseUrl('x')}/tweets?${new URLSearchParams({ ids: ids.join(',') })}`, headers },
      looked,
    );
    const there = new Set((data ?? []).map(({ id }) => id));
    return ids.filter((id) => !there.has(id));
  },
};

export const x: Source = {
  id: 'x',
  doors: [door],
  limit: `Up to ${MAX_POSTS} posts of the last seven days a run, paid by the post.`,
  terms: 'On shared pages its posts are links alone. What is deleted there is blanked here.',
};
