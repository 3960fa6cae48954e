import { Hono } from 'hono';
import type { CorpusItem } from './corpus/make-corpus.ts';
import { searchCorpus } from './search-corpus.ts';
import * as shapes from './shapes.ts';
import { slugOf } from './shapes.ts';

/** Each source's own addresses, answered from the corpus in the source's own shapes. */
export function createSourceRoutes(readCorpus: () => readonly CorpusItem[]): Hono {
  const app = new Hono();
  const search = (source: CorpusItem['source'], query: string | undefined) =>
    searchCorpus(readCorpus(), source, query ?? '');
  addReddit(app, readCorpus, search);
  addStackExchange(app, readCorpus, search);
  addYoutube(app, readCorpus, search);
  addHackerNews(app, readCorpus, search);
  app.get('/x/tweets/search/recent', (context) => {
    const found = search('x', context.req.query('query')).slice(
      0,
      Number(context.req.query('max_results') ?? 10),
    );
    const meta = { result_count: found.length };
    return context.json(found.length === 0 ? { meta } : { data: found.map(shapes.xPost), meta });
  });
  app.get('/x/tweets', (context) => {
    const ids = new Set((context.req.query('ids') ?? '').split(','));
    const posts = readCorpus()
      .filter(({ source }) => source === 'x')
      .map(shapes.xPost);
    const data = posts.filter(({ id }) => ids.has(id));
    return context.json(data.length === 0 ? { errors: [] } : { data });
  });
  app.get('/lemmy/search', (context) => {
    const page = Number(context.req.query('page') ?? 1);
    const found = search('lemmy', context.req.query('q')).slice((page - 1) * 50, page * 50);
    return context.json({
      type_: 'All',
      posts: [],
      comments: found.map(shapes.lemmyComment),
      communities: [],
      users: [],
    });
  });
  app.get('/lemmy/comment', (context) => {
    const found = readCorpus().find(
      ({ source, id }) => source === 'lemmy' && String(id) === context.req.query('id'),
    );
    if (!found) return context.json({ error: 'couldnt_find_comment' }, 400);
    return context.json({ comment_view: shapes.lemmyComment(found) });
  });
  app.get('/bluesky/xrpc/app.bsky.feed.getPosts', (context) => {
    const uris = new Set(context.req.queries('uris'));
    const posts = readCorpus()
      .filter(({ source }) => source === 'bluesky')
      .map(shapes.blueskyPost);
    return context.json({ posts: posts.filter(({ uri }) => uris.has(uri)) });
  });
  app.post('/bluesky/xrpc/com.atproto.server.createSession', (context) =>
    context.json({
      accessJwt: 'synthetic',
      refreshJwt: 'synthetic',
      handle: 'synthetic.example',
      did: 'did:plc:synthetic',
    }),
  );
  app.get('/bluesky/xrpc/app.bsky.feed.searchPosts', (context) => {
    const found = search('bluesky', context.req.query('q')).slice(0, 100);
    return context.json({ posts: found.map(shapes.blueskyPost), hitsTotal: found.length });
  });
  addSearchEngines(app, search);
  return app;
}

type Search = (source: CorpusItem['source'], query: string | undefined) => CorpusItem[];

function addHackerNews(app: Hono, readCorpus: () => readonly CorpusItem[], search: Search): void {
  app.get('/hackernews/search', (context) => {
    const hits = search('hackernews', context.req.query('query')).slice(
      0,
      Number(context.req.query('hitsPerPage') ?? 20),
    );
    return context.json({ hits: hits.map(shapes.hackerNewsHit), nbHits: hits.length, nbPages: 1, page: 0 });
  });
  app.get('/hackernews-items/item/:file', (context) => {
    const id = Number(context.req.param('file').replace('.json', ''));
    const found = readCorpus().find(
      ({ source, id: own }) => source === 'hackernews' && shapes.HACKER_NEWS_IDS + own === id,
    );
    return context.json(
      found ? { id, type: 'comment', text: found.text } : { id, type: 'comment', deleted: true },
    );
  });
}

function addReddit(app: Hono, readCorpus: () => readonly CorpusItem[], search: Search): void {
  app.post('/reddit-token/api/v1/access_token', (context) =>
    context.json({ access_token: 'synthetic', token_type: 'bearer', expires_in: 86_400, scope: '*' }),
  );
  app.get('/reddit/search', (context) => {
    const found = search('reddit', context.req.query('q'));
    const threads = new Map<string, { first: CorpusItem; comments: number }>();
    for (const item of found) {
      const key = `${item.topic}/${item.thread}`;
      const known = threads.get(key);
      threads.set(key, { first: known?.first ?? item, comments: (known?.comments ?? 0) + 1 });
    }
    const children = [...threads.values()].map(({ first, comments }) => shapes.redditThread(first, comments));
    return context.json({
      kind: 'Listing',
      data: { after: null, before: null, dist: children.length, children },
    });
  });
  app.get('/reddit/comments/:id', (context) => {
    const id = context.req.param('id');
    const found = readCorpus().filter(
      (item) =>
        item.source === 'reddit' && `t${slugOf(item)}${item.thread}` === id && item.role !== 'namesake',
    );
    const listing = (children: unknown[]) => ({
      kind: 'Listing',
      data: { after: null, before: null, children },
    });
    return context.json([listing([]), listing(found.slice(0, 100).map(shapes.redditComment))]);
  });
  app.get('/reddit/api/info', (context) => {
    const ids = new Set((context.req.query('id') ?? '').split(','));
    const children = readCorpus()
      .filter(
        (item) =>
          item.source === 'reddit' &&
          (ids.has(`t1_c${item.id}`) || ids.has(`t3_t${slugOf(item)}${item.thread}`)),
      )
      .flatMap((item) => [shapes.redditComment(item), shapes.redditThread(item, 1)]);
    return context.json({ kind: 'Listing', data: { after: null, before: null, children } });
  });
}

function addStackExchange(app: Hono, readCorpus: () => readonly CorpusItem[], search: Search): void {
  app.get('/stackexchange/search/advanced', (context) => {
    const site = context.req.query('site');
    const found = search('stackexchange', context.req.query('q')).filter((item) => item.site === site);
    const items = found.slice(0, Number(context.req.query('pagesize') ?? 30)).map(shapes.stackQuestion);
    return context.json({ items, has_more: false, quota_max: 300, quota_remaining: 250 });
  });
  app.get('/stackexchange/posts/:ids', (context) => {
    const ids = new Set(context.req.param('ids').split(';'));
    const items = readCorpus()
      .filter(
        ({ source, site, id }) =>
          source === 'stackexchange' && site === context.req.query('site') && ids.has(String(id)),
      )
      .map(({ id }) => ({ post_id: id, post_type: 'question' }));
    return context.json({ items, has_more: false, quota_max: 300, quota_remaining: 249 });
  });
  app.get('/stackexchange/questions/:ids/answers', (context) =>
    context.json({ items: [], has_more: false, quota_max: 300, quota_remaining: 249 }),
  );
}

function addYoutube(app: Hono, readCorpus: () => readonly CorpusItem[], search: Search): void {
  app.get('/youtube/search', (context) => {
    const videos = new Map(
      search('youtube', context.req.query('q')).map((item) => [`v${slugOf(item)}_${item.thread}`, item]),
    );
    const items = [...videos].map(([videoId, item]) => ({
      id: { kind: 'youtube#video', videoId },
      snippet: {
        publishedAt: new Date(item.at * 1000).toISOString(),
        channelId: 'UCsynthetic',
        title: item.title,
        channelTitle: 'Synthetic channel',
      },
    }));
    return context.json({
      items,
      pageInfo: { totalResults: items.length, resultsPerPage: 50 },
      regionCode: 'US',
    });
  });
  app.get('/youtube/comments', (context) => {
    const ids = new Set((context.req.query('id') ?? '').split(','));
    const items = readCorpus()
      .filter(({ source, id }) => source === 'youtube' && ids.has(`Ug${id}`))
      .map(({ id }) => ({ kind: 'youtube#comment', id: `Ug${id}` }));
    return context.json({ items });
  });
  app.get('/youtube/commentThreads', (context) => {
    const video = context.req.query('videoId');
    const found = readCorpus().filter(
      (item) =>
        item.source === 'youtube' && `v${slugOf(item)}_${item.thread}` === video && item.role !== 'namesake',
    );
    return context.json({ items: found.slice(0, 100).map(shapes.youtubeThread) });
  });
}

function addSearchEngines(app: Hono, search: Search): void {
  app.get('/brave/web/search', (context) => {
    const query = context.req.query('q') ?? '';
    const offset = Number(context.req.query('offset') ?? 0) * 20;
    const isQuora = query.includes('site:quora.com');
    const found = search(isQuora ? 'quora' : 'reddit', query).slice(offset, offset + 20);
    const results = found.map((item) =>
      shapes.braveResult(
        item,
        isQuora
          ? `quora.com/Synthetic-question-${item.id}`
          : `reddit.com/r/${item.community}/comments/s${item.id}/synthetic/`,
      ),
    );
    return context.json({
      query: { original: query, altered: null, more_results_available: false },
      web: { type: 'search', results },
    });
  });
  app.post('/tavily/search', async (context) => {
    const body = (await context.req.json()) as { query: string; include_domains?: string[] };
    const isQuora = body.include_domains?.includes('quora.com') ?? false;
    const found = search(isQuora ? 'quora' : 'reddit', body.query).slice(0, 20);
    const results = found.map((item) => ({
      title: item.title,
      url: `https://www.quora.com/Synthetic-question-${item.id}`,
      content: item.text,
      score: 0.5,
      raw_content: null,
    }));
    return context.json({ query: body.query, results, response_time: 0.1, request_id: 'synthetic' });
  });
}
