import * as z from 'zod/mini';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { markdownToText } from './plain-text.ts';
import { orNothing, settleGone, settleParts } from './settle-parts.ts';
import type { Door, Source, SourceContext } from './source.ts';
import { plainSubject, toIso } from './write-query.ts';

// Lemmy API v3, search without signing in: join-lemmy.org/api.

const text = z.nullish(z.string());
const person = z.nullish(z.object({ name: text }));
const community = z.nullish(z.object({ name: text }));
const counts = z.nullish(
  z.object({
    score: z.nullish(z.number()),
    comments: z.nullish(z.number()),
    child_count: z.nullish(z.number()),
  }),
);
const post = z.object({ id: z.number(), name: z.string(), body: text, ap_id: text, published: text });
const answer = z.object({
  posts: z.array(z.object({ post, counts, community, creator: person })),
  comments: z.array(
    z.object({
      comment: z.object({ id: z.number(), content: z.string(), ap_id: text, published: text }),
      post: z.nullish(post),
      counts,
      community,
      creator: person,
    }),
  ),
});

const FIXED = { source: 'lemmy', textKind: 'full', answered: null, licence: null, paid: false } as const;

/** Numbers mean something at their own instance alone, so that they are kept with it. */
const instanceOf = ({ baseUrl }: Pick<SourceContext, 'baseUrl'>) => URL.parse(baseUrl('lemmy'))?.host ?? '';

function toItems(
  { posts, comments }: z.infer<typeof answer>,
  instance: string,
): Omit<RawItem, 'synthetic'>[] {
  return [
    ...posts.map((row) => ({
      ...FIXED,
      nativeId: `p${row.post.id}@${instance}`,
      kind: 'post' as const,
      url: row.post.ap_id ?? null,
      author: row.creator?.name ?? null,
      threadId: String(row.post.id),
      community: row.community?.name ?? null,
      title: row.post.name,
      createdAt: toIso(row.post.published),
      text: markdownToText(`${row.post.name}\n${row.post.body ?? ''}`),
      score: row.counts?.score ?? 0,
      replies: row.counts?.comments ?? 0,
    })),
    ...comments.map((row) => ({
      ...FIXED,
      nativeId: `c${row.comment.id}@${instance}`,
      kind: 'comment' as const,
      url: row.comment.ap_id ?? null,
      author: row.creator?.name ?? null,
      threadId: String(row.post?.id ?? row.comment.id),
      community: row.community?.name ?? null,
      title: row.post?.name ?? null,
      createdAt: toIso(row.comment.published),
      text: markdownToText(row.comment.content),
      score: row.counts?.score ?? 0,
      replies: row.counts?.child_count ?? 0,
    })),
  ];
}

const state = { deleted: z.nullish(z.boolean()), removed: z.nullish(z.boolean()) };
const lookedPost = z.object({ post_view: z.object({ post: z.object(state) }) });
const lookedComment = z.object({ comment_view: z.object({ comment: z.object(state) }) });
/** What an instance itself says of a post or comment it no longer has; any other 404 is a proxy's, or of a wrong address. */
const NOT_THERE = ['couldnt_find_post', 'couldnt_find_comment', 'couldnt_find_object', 'not_found'];

/** Asks for one of its items, by `p12@instance` or `c34@instance`; another instance's cannot be told. @throws SourceFault */
async function askOne(nativeId: string, context: SourceContext): Promise<string[]> {
  const base = context.baseUrl('lemmy');
  const [number = '', instance = instanceOf(context)] = nativeId.slice(1).split('@');
  if (instance !== instanceOf(context)) return [];
  const id = encodeURIComponent(number);
  const looked = nativeId.startsWith('p')
    ? context.ask({ url: `${base}/post?id=${id}` }, lookedPost).then(({ post_view: view }) => view.post)
    : context
        .ask({ url: `${base}/comment?id=${id}` }, lookedComment)
        .then(({ comment_view: view }) => view.comment);
  // One that is not there has no view of it.
  const [found] = await orNothing(
    looked.then((one) => [one]),
    NOT_THERE,
  );
  return !found || found.deleted || found.removed ? [nativeId] : [];
}

const door: Door = {
  via: null,
  keyOwner: null,
  costUsd: 0,
  writeQuery: plainSubject,
  async search(question, context) {
    const query = new URLSearchParams({
      q: this.writeQuery(question),
      type_: 'All',
      sort: 'TopAll',
      listing_type: 'All',
      limit: '50',
    });
    const pages = context.isPreview ? ['1'] : ['1', '2'];
    const asked = pages.map((page) => {
      query.set('page', page);
      return context.ask({ url: `${context.baseUrl('lemmy')}/search?${query}` }, answer);
    });
    const { given, ...missing } = await settleParts(asked, 'Pages');
    const items = given
      .flatMap((page) => toItems(page, instanceOf(context)))
      .map((item) => ({ ...item, synthetic: context.synthetic }));
    return { items: items.slice(0, context.limit), costUsd: 0, ...missing };
  },
  findGone: (items, context) => settleGone(items.map(({ nativeId }) => askOne(nativeId, context))),
};

export const lemmy: Source = {
  id: 'lemmy',
  doors: [door],
  limit:
    'Up to 200 posts and comments of one instance a run. Dates and words to leave out are kept to afterwards.',
  terms: 'Open to read without a key on most instances. What is deleted there is blanked here.',
};
