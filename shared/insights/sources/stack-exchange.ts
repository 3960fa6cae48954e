import * as z from 'zod/mini';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { decodeEntities, htmlToText } from './plain-text.ts';
import { settleGone, settleParts } from './settle-parts.ts';
import type { Door, Source, SourceContext } from './source.ts';
import { SourceFault } from './source-fault.ts';
import { isoOfUnix, plainSubject, unixDay } from './write-query.ts';

// Stack Exchange API 2.3: api.stackexchange.com/docs/advanced-search and /docs/answers-on-questions. A key is optional.

/** Sites with talk of things people use; a run asks the first few that fit any subject. */
const SITES = ['softwarerecs', 'superuser', 'money', 'diy', 'coffee', 'fitness'] as const;

const owner = z.nullish(z.object({ display_name: z.nullish(z.string()) }));
const post = {
  title: z.nullish(z.string()),
  body: z.nullish(z.string()),
  score: z.number(),
  creation_date: z.number(),
  link: z.nullish(z.string()),
  owner,
  content_license: z.nullish(z.string()),
};
const questions = z.object({
  items: z.array(
    z.object({
      ...post,
      question_id: z.number(),
      answer_count: z.nullish(z.number()),
      is_answered: z.nullish(z.boolean()),
    }),
  ),
  backoff: z.nullish(z.number()),
});
const answers = z.object({
  items: z.array(z.object({ ...post, answer_id: z.number(), question_id: z.number() })),
  backoff: z.nullish(z.number()),
});
const posts = z.object({
  items: z.array(z.object({ post_id: z.number() })),
  backoff: z.nullish(z.number()),
});
/** Its `backoff`, in seconds, is found to be a little short. */
const BACKOFF_MARGIN_SECONDS = 2;

/** Whatever it gave may ask not to be called for a while. */
function heed({ backoff }: { backoff?: number | null | undefined }, { holdOff }: SourceContext): void {
  if (backoff) holdOff((backoff + BACKOFF_MARGIN_SECONDS) * 1_000);
}
type QuestionRow = z.infer<typeof questions>['items'][number];

function keyed(parameters: URLSearchParams, { key }: SourceContext): URLSearchParams {
  const apiKey = key('stackexchange')?.apiKey;
  if (apiKey) parameters.set('key', apiKey);
  return parameters;
}

function baseOf(
  site: string,
  row: QuestionRow,
): Pick<RawItem, 'source' | 'textKind' | 'threadId' | 'community' | 'paid' | 'title' | 'answered'> {
  return {
    source: 'stackexchange',
    textKind: 'full',
    threadId: `${site}/${row.question_id}`,
    community: site,
    title: decodeEntities(row.title ?? ''),
    answered: row.is_answered ?? null,
    paid: false,
  };
}

interface Asked {
  items: RawItem[];
  /** Why its answers are not among them. */
  missed?: SourceFault;
}

async function askSite(site: string, query: URLSearchParams, context: SourceContext): Promise<Asked> {
  const root = context.baseUrl('stackexchange');
  const search = new URLSearchParams(query);
  search.set('site', site);
  const found = await context.ask({ url: `${root}/search/advanced?${keyed(search, context)}` }, questions);
  heed(found, context);
  const asked = found.items.map(
    (row): RawItem => ({
      ...baseOf(site, row),
      nativeId: `${site}/${row.question_id}`,
      kind: 'question',
      url: row.link ?? null,
      author: row.owner?.display_name ? decodeEntities(row.owner.display_name) : null,
      createdAt: isoOfUnix(row.creation_date),
      text: `${decodeEntities(row.title ?? '')}\n${htmlToText(row.body ?? '')}`,
      score: row.score,
      replies: row.answer_count ?? 0,
      licence: row.content_license ?? 'CC BY-SA 4.0',
      synthetic: context.synthetic,
    }),
  );
  if (context.isPreview || found.items.length === 0) return { items: asked };
  if (found.backoff) return { items: asked, missed: new SourceFault('quota') };
  const { given, missed } = await settleParts([readAnswers(site, found.items, context)], 'Answers');
  return { items: [...asked, ...given.flat()], ...(missed && { missed }) };
}

/** Answers of what was found. @throws SourceFault */
async function readAnswers(
  site: string,
  rows: readonly QuestionRow[],
  context: SourceContext,
): Promise<RawItem[]> {
  const byId = new Map(rows.map((row) => [row.question_id, row]));
  const ids = [...byId.keys()].slice(0, 100).join(';');
  const parameters = keyed(
    new URLSearchParams({ site, sort: 'votes', order: 'desc', pagesize: '100', filter: 'withbody' }),
    context,
  );
  const url = `${context.baseUrl('stackexchange')}/questions/${ids}/answers?${parameters}`;
  const given = await context.ask({ url }, answers);
  heed(given, context);
  return given.items.flatMap((row): RawItem[] => {
    const asked = byId.get(row.question_id);
    if (!asked) return [];
    return [
      {
        ...baseOf(site, asked),
        nativeId: `${site}/a${row.answer_id}`,
        kind: 'answer',
        url: asked.link ? `${asked.link}#${row.answer_id}` : null,
        author: row.owner?.display_name ? decodeEntities(row.owner.display_name) : null,
        createdAt: isoOfUnix(row.creation_date),
        text: htmlToText(row.body ?? ''),
        score: row.score,
        replies: 0,
        answered: true,
        licence: row.content_license ?? 'CC BY-SA 4.0',
        synthetic: context.synthetic,
      },
    ];
  });
}

/** A question `superuser/12`, or an answer `superuser/a34`: its site and the post's own number. */
function readNativeId(nativeId: string): { site: string; post: string } {
  const [site = '', post = ''] = nativeId.split('/');
  return { site, post: post.replace(/^a/, '') };
}

/** Which posts of one site are gone: it gives those that stand (api.stackexchange.com/docs/posts-by-ids). @throws SourceFault */
async function askPosts(site: string, ids: readonly string[], context: SourceContext): Promise<string[]> {
  const own = ids.filter((id) => readNativeId(id).site === site);
  const numbers = own.map((id) => readNativeId(id).post).join(';');
  const parameters = keyed(new URLSearchParams({ site, pagesize: '100' }), context);
  const url = `${context.baseUrl('stackexchange')}/posts/${numbers}?${parameters}`;
  const given = await context.ask({ url }, posts);
  heed(given, context);
  const there = new Set(given.items.map(({ post_id: id }) => String(id)));
  return own.filter((id) => !there.has(readNativeId(id).post));
}

const door: Door = {
  via: null,
  keyOwner: null,
  costUsd: 0,
  writeQuery: plainSubject,
  async search(question, context) {
    const query = new URLSearchParams({
      q: this.writeQuery(question),
      sort: 'relevance',
      order: 'desc',
      filter: 'withbody',
    });
    query.set('pagesize', String(Math.min(50, context.limit)));
    if (question.from) query.set('fromdate', String(unixDay(question.from)));
    if (question.to) query.set('todate', String(unixDay(question.to) + 86_399));
    const asked = SITES.map((site) => askSite(site, query, context));
    const { given, missed: shut, note } = await settleParts(asked, 'Sites');
    const unanswered = given.flatMap(({ missed }) => missed ?? []);
    const missed = shut ?? unanswered[0];
    const silent = `Sites without their answers: ${unanswered.length} of ${SITES.length}.`;
    return {
      items: given.flatMap(({ items }) => items).slice(0, context.limit),
      costUsd: 0,
      ...(missed && {
        missed,
        note: [note, unanswered.length > 0 ? silent : undefined].filter(Boolean).join(' '),
      }),
    };
  },
  async findGone(items, context) {
    const ids = items.map(({ nativeId }) => nativeId);
    const sites = [...new Set(ids.map((id) => readNativeId(id).site))];
    return settleGone(sites.map((site) => askPosts(site, ids, context)));
  },
};

export const stackExchange: Source = {
  id: 'stackexchange',
  doors: [door],
  limit: `${SITES.length} sites a run, 300 calls a day without a key and 10,000 with one. Words to leave out are taken out afterwards.`,
  terms:
    'Its texts are licensed CC BY-SA: authors and links are shown with them. What is deleted there is blanked here.',
};
