import * as z from 'zod/mini';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { htmlToText } from './plain-text.ts';
import { settleGone } from './settle-parts.ts';
import type { Door, Source, SourceContext } from './source.ts';
import { isoOfUnix, plainSubject, unixDay } from './write-query.ts';

// Algolia's search of Hacker News: hn.algolia.com/api. No key.

const text = z.nullish(z.string());
const whole = z.nullish(z.number());
const answer = z.object({
  hits: z.array(
    z.object({
      objectID: z.string(),
      title: text,
      author: text,
      points: whole,
      num_comments: whole,
      story_text: text,
      comment_text: text,
      story_id: whole,
      story_title: text,
      created_at_i: whole,
    }),
  ),
});

const door: Door = {
  via: null,
  keyOwner: null,
  costUsd: 0,
  writeQuery: plainSubject,
  async search(question, context) {
    const parameters = new URLSearchParams({ query: this.writeQuery(question), tags: '(story,comment)' });
    parameters.set('hitsPerPage', String(Math.min(200, context.limit)));
    const bounds = [
      ...(question.from ? [`created_at_i>=${unixDay(question.from)}`] : []),
      ...(question.to ? [`created_at_i<${unixDay(question.to) + 86_400}`] : []),
    ];
    if (bounds.length > 0) parameters.set('numericFilters', bounds.join(','));
    const { hits } = await context.ask(
      { url: `${context.baseUrl('hackernews')}/search?${parameters}` },
      answer,
    );
    return { items: hits.map((hit) => ({ ...toItem(hit), synthetic: context.synthetic })), costUsd: 0 };
  },
  findGone: (items, context) => settleGone(items.map(({ nativeId }) => askItem(nativeId, context))),
};

/** An item of Hacker News itself; null for a number that it never gave. */
const item = z.nullable(
  z.object({ id: z.number(), deleted: z.nullish(z.boolean()), dead: z.nullish(z.boolean()) }),
);

/** Asks Hacker News, since its search keeps what was deleted (github.com/HackerNews/API). @throws SourceFault */
async function askItem(id: string, context: SourceContext): Promise<string[]> {
  const url = `${context.baseUrl('hackernewsItems')}/item/${encodeURIComponent(id)}.json`;
  const found = await context.ask({ url }, item);
  return found === null || found.deleted || found.dead ? [id] : [];
}

function toItem(hit: z.infer<typeof answer>['hits'][number]): Omit<RawItem, 'synthetic'> {
  const isComment = Boolean(hit.comment_text);
  const own = hit.title ?? '';
  return {
    source: 'hackernews',
    nativeId: hit.objectID,
    kind: isComment ? 'comment' : 'post',
    textKind: 'full',
    url: `https://news.ycombinator.com/item?id=${encodeURIComponent(hit.objectID)}`,
    author: hit.author ?? null,
    threadId: String(hit.story_id ?? hit.objectID),
    community: 'Hacker News',
    title: hit.story_title ?? hit.title ?? null,
    createdAt: isoOfUnix(hit.created_at_i),
    text: htmlToText(hit.comment_text ?? `${own}\n${hit.story_text ?? ''}`),
    score: Math.round(hit.points ?? 0),
    replies: Math.round(hit.num_comments ?? 0),
    answered: null,
    licence: null,
    paid: false,
  };
}

export const hackerNews: Source = {
  id: 'hackernews',
  doors: [door],
  limit: 'Up to 200 stories and comments a run. Words to leave out are taken out afterwards.',
  terms: 'Open to read without a key. What is deleted there is blanked here.',
};
