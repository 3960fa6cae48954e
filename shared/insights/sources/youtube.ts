import * as z from 'zod/mini';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { decodeEntities } from './plain-text.ts';
import { orNothing, settleParts } from './settle-parts.ts';
import type { Door, Source, SourceContext } from './source.ts';
import { plainSubject, toIso } from './write-query.ts';

// YouTube Data API v3: search.list (100 a day), commentThreads.list (1 unit). developers.google.com/youtube/v3/docs.

const MAX_VIDEOS = 10;

const text = z.nullish(z.string());
const videos = z.object({
  items: z.array(
    z.object({
      id: z.object({ videoId: text }),
      snippet: z.object({ title: z.string(), channelTitle: text }),
    }),
  ),
});
const comment = z.object({
  id: z.string(),
  snippet: z.object({
    textOriginal: text,
    textDisplay: text,
    authorDisplayName: text,
    likeCount: z.nullish(z.number()),
    publishedAt: text,
  }),
});
const threads = z.object({
  items: z.array(
    z.object({
      snippet: z.object({ topLevelComment: comment, totalReplyCount: z.nullish(z.number()) }),
      replies: z.nullish(z.object({ comments: z.array(comment) })),
    }),
  ),
});

interface Video {
  id: string;
  title: string;
  channel: string | null;
}

function toItem(
  { id, snippet }: z.infer<typeof comment>,
  video: Video,
  replies: number,
): Omit<RawItem, 'synthetic'> {
  return {
    source: 'youtube',
    nativeId: id,
    kind: 'video_comment',
    textKind: 'full',
    url: `https://www.youtube.com/watch?v=${encodeURIComponent(video.id)}&lc=${encodeURIComponent(id)}`,
    author: snippet.authorDisplayName ?? null,
    threadId: video.id,
    community: video.channel,
    title: video.title,
    createdAt: toIso(snippet.publishedAt),
    text: (snippet.textOriginal ?? snippet.textDisplay ?? '').trim(),
    score: snippet.likeCount ?? 0,
    replies,
    answered: null,
    licence: null,
    paid: false,
  };
}

/** What a video says that has no comments to read, or is gone since it was found. */
const NOTHING_THERE = ['commentsDisabled', 'videoNotFound', 'notFound'];

/** A video's comments. @throws SourceFault */
async function readComments(video: Video, context: SourceContext): Promise<RawItem[]> {
  const parameters = new URLSearchParams({
    part: 'snippet,replies',
    videoId: video.id,
    maxResults: '100',
    order: 'relevance',
    textFormat: 'plainText',
    key: context.key('youtube')?.apiKey ?? '',
  });
  const url = `${context.baseUrl('youtube')}/commentThreads?${parameters}`;
  const { items } = await context.ask({ url }, threads);
  return items.flatMap(({ snippet, replies }) =>
    [
      toItem(snippet.topLevelComment, video, snippet.totalReplyCount ?? 0),
      ...(replies?.comments ?? []).map((reply) => toItem(reply, video, 0)),
    ].map((item) => ({ ...item, synthetic: context.synthetic })),
  );
}

const door: Door = {
  via: null,
  keyOwner: 'youtube',
  costUsd: 0,
  writeQuery: (question) =>
    [plainSubject(question), ...question.exclude.map((word) => `-${word.replace(/\s+/g, ' -')}`)].join(' '),
  async search(question, context) {
    const parameters = new URLSearchParams({
      part: 'snippet',
      type: 'video',
      q: this.writeQuery(question),
      order: 'relevance',
    });
    parameters.set('maxResults', context.isPreview ? '5' : '25');
    parameters.set('key', context.key('youtube')?.apiKey ?? '');
    if (question.from) parameters.set('publishedAfter', `${question.from}T00:00:00Z`);
    if (question.to) parameters.set('publishedBefore', `${question.to}T23:59:59Z`);
    if (question.language) parameters.set('relevanceLanguage', question.language);
    const found = await context.ask({ url: `${context.baseUrl('youtube')}/search?${parameters}` }, videos);
    const watched = found.items.flatMap(({ id, snippet }) =>
      id.videoId
        ? [{ id: id.videoId, title: decodeEntities(snippet.title), channel: snippet.channelTitle ?? null }]
        : [],
    );
    const read = watched.slice(0, context.isPreview ? 2 : MAX_VIDEOS);
    const comments = read.map((video) => orNothing(readComments(video, context), NOTHING_THERE));
    const { given, ...missing } = await settleParts(comments, 'Videos');
    return { items: given.flat().slice(0, context.limit), costUsd: 0, ...missing };
  },
  async findGone(items, context) {
    const parameters = new URLSearchParams({
      part: 'id',
      id: items.map(({ nativeId }) => nativeId).join(','),
      maxResults: '100',
      key: context.key('youtube')?.apiKey ?? '',
    });
    const found = await context.ask(
      { url: `${context.baseUrl('youtube')}/comments?${parameters}` },
      z.object({ items: z.array(z.object({ id: z.string() })) }),
    );
    const there = new Set(found.items.map(({ id }) => id));
    return items.map(({ nativeId }) => nativeId).filter((id) => !there.has(id));
  },
};

export const youtube: Source = {
  id: 'youtube',
  doors: [door],
  limit: `Comments of up to ${MAX_VIDEOS} videos a run; a key allows 100 runs a day.`,
  terms:
    'Kept for 30 days at most. No sentiment is derived from its comments, and its likes and views stand in no number. What they praise and complain of is read by their words and counted with the posts of other sources.',
};
