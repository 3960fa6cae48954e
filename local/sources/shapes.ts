import type { CorpusItem } from './corpus/make-corpus.ts';

// Items in the shapes of each source's documentation, as facts/insights.md records them.

/** A topic's name as it stands in ids. */
export const slugOf = ({ topic }: Pick<CorpusItem, 'topic'>) => topic.toLowerCase().replace(/[^a-z]/g, '');
const iso = (at: number) => new Date(at * 1000).toISOString();

export function redditThread(item: CorpusItem, comments: number) {
  return {
    kind: 't3',
    data: {
      id: `t${slugOf(item)}${item.thread}`,
      name: `t3_t${slugOf(item)}${item.thread}`,
      title: item.title,
      selftext: '',
      author: item.author,
      subreddit: item.community,
      created_utc: item.at,
      score: item.score,
      upvote_ratio: 0.9,
      num_comments: comments,
      permalink: `/r/${item.community}/comments/t${slugOf(item)}${item.thread}/synthetic/`,
      over_18: false,
      is_self: true,
      stickied: false,
      removed_by_category: null,
    },
  };
}

export function redditComment(item: CorpusItem) {
  return {
    kind: 't1',
    data: {
      id: `c${item.id}`,
      body: item.text,
      author: item.author,
      subreddit: item.community,
      score: item.score,
      created_utc: item.at,
      permalink: `/r/${item.community}/comments/t${slugOf(item)}${item.thread}/synthetic/c${item.id}/`,
      parent_id: `t3_t${slugOf(item)}${item.thread}`,
      replies: '',
      stickied: false,
      distinguished: null,
    },
  };
}

export const stackQuestion = (item: CorpusItem) => ({
  question_id: item.id,
  title: item.title.replace(/"/g, '&quot;'),
  body: `<p>${escapeHtml(item.text)}</p>`,
  link: `https://${item.site}.stackexchange.com/questions/${item.id}`,
  score: Math.round(item.score / 20),
  view_count: item.score * 7,
  answer_count: item.id % 3,
  is_answered: item.id % 3 > 1,
  creation_date: item.at,
  last_activity_date: item.at,
  tags: ['synthetic'],
  owner: { display_name: item.author, user_id: item.id },
  content_license: 'CC BY-SA 4.0',
});

export const HACKER_NEWS_IDS = 40_000_000;
export const hackerNewsHit = (item: CorpusItem) => ({
  objectID: String(HACKER_NEWS_IDS + item.id),
  title: null,
  url: null,
  author: item.author,
  points: null,
  num_comments: null,
  comment_text: `<p>${escapeHtml(item.text)}</p>`,
  story_id: 39_000_000 + item.thread,
  story_title: item.title,
  parent_id: 39_000_000 + item.thread,
  created_at: iso(item.at),
  created_at_i: item.at,
  _tags: ['comment', `author_${item.author}`, `story_${39_000_000 + item.thread}`],
});

export const youtubeThread = (item: CorpusItem) => ({
  kind: 'youtube#commentThread',
  snippet: {
    videoId: `v${slugOf(item)}_${item.thread}`,
    topLevelComment: {
      id: `Ug${item.id}`,
      snippet: {
        textOriginal: item.text,
        textDisplay: item.text,
        authorDisplayName: `@${item.author}`,
        authorChannelId: { value: `UC${item.author}` },
        likeCount: item.score,
        publishedAt: iso(item.at),
        updatedAt: iso(item.at),
      },
    },
    totalReplyCount: item.replies,
  },
});

export const xPost = (item: CorpusItem) => ({
  id: String(1_900_000_000_000_000_000n + BigInt(item.id)),
  text: item.text,
  author_id: String(item.author.length * 1_000 + (item.author.charCodeAt(0) % 97) * 7 + item.id),
  created_at: iso(item.at),
  conversation_id: String(1_900_000_000_000_000_000n + BigInt(item.id)),
  lang: item.language,
  public_metrics: {
    retweet_count: 1,
    reply_count: item.replies,
    like_count: item.score,
    quote_count: 0,
    impression_count: 900,
    bookmark_count: 2,
  },
});

export const lemmyComment = (item: CorpusItem) => ({
  comment: {
    id: item.id,
    content: item.text,
    ap_id: `https://lemmy.example/comment/${item.id}`,
    published: iso(item.at),
  },
  post: {
    id: item.thread,
    name: item.title,
    ap_id: `https://lemmy.example/post/${item.thread}`,
    published: iso(item.at),
  },
  counts: { score: item.score, child_count: item.replies },
  community: { name: item.community },
  creator: { name: item.author },
});

export const blueskyPost = (item: CorpusItem) => ({
  uri: `at://did:plc:${item.author}/app.bsky.feed.post/${item.id}`,
  cid: `bafy${item.id}`,
  author: { did: `did:plc:${item.author}`, handle: `${item.author.replace('_', '-')}.bsky.example` },
  record: { $type: 'app.bsky.feed.post', text: item.text, createdAt: iso(item.at), langs: [item.language] },
  likeCount: item.score,
  repostCount: 0,
  replyCount: item.replies,
  quoteCount: 0,
});

export const braveResult = (item: CorpusItem, path: string) => ({
  title: item.title,
  url: `https://www.${path}`,
  description: escapeHtml(item.text),
  extra_snippets: [],
  page_age: iso(item.at),
  language: item.language,
});

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/'/g, '&#39;');
}
