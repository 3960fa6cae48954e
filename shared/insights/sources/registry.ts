import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import { bluesky } from './bluesky.ts';
import { hackerNews } from './hacker-news.ts';
import { lemmy } from './lemmy.ts';
import { quora } from './quora.ts';
import { reddit } from './reddit.ts';
import type { Source } from './source.ts';
import { stackExchange } from './stack-exchange.ts';
import { x } from './x.ts';
import { youtube } from './youtube.ts';

/** Every source that is asked over a network. Modes, labels, limits, terms and costs follow from this table. */
export const sources = {
  reddit,
  quora,
  stackexchange: stackExchange,
  youtube,
  x,
  hackernews: hackerNews,
  lemmy,
  bluesky,
} as const satisfies Record<Exclude<SourceId, 'import'>, Source>;

export type AskedSourceId = keyof typeof sources;
export const askedSources = Object.keys(sources) as AskedSourceId[];

export const isAsked = (id: SourceId): id is AskedSourceId => id !== 'import';
