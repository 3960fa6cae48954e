import type * as z from 'zod/mini';
import type { KeyOwner } from '@/shared/contracts/insight-sources.ts';
import type { SourceAccess } from '@/shared/insights/sources/ask-source.ts';
import type { SourceHost } from '@/shared/insights/sources/source.ts';
import type { environments } from '@/supabase/functions/_shared/environment.ts';

type SourceEnvironment = z.infer<typeof environments.analysis>;
export type KeyValues = Readonly<Record<string, string>>;

const HOSTS: Readonly<Record<Exclude<SourceHost, 'lemmy'>, string>> = {
  reddit: 'https://oauth.reddit.com',
  redditToken: 'https://www.reddit.com',
  stackexchange: 'https://api.stackexchange.com/2.3',
  youtube: 'https://www.googleapis.com/youtube/v3',
  x: 'https://api.x.com/2',
  hackernews: 'https://hn.algolia.com/api/v1',
  hackernewsItems: 'https://hacker-news.firebaseio.com/v0',
  bluesky: 'https://bsky.social',
  brave: 'https://api.search.brave.com/res/v1',
  tavily: 'https://api.tavily.com',
};
/** The stand-in's folder per host. */
const STAND_IN: Readonly<Partial<Record<SourceHost, string>>> = {
  redditToken: 'reddit-token',
  hackernewsItems: 'hackernews-items',
};
const SOURCE_OF: Readonly<Partial<Record<SourceHost, string>>> = {
  redditToken: 'reddit',
  hackernewsItems: 'hackernews',
};
const ownerOfHost = (host: SourceHost) => SOURCE_OF[host] ?? host;

/** The keys the operator has set, by whose they are. */
export function readOperatorKeys(environment: SourceEnvironment): Partial<Record<KeyOwner, KeyValues>> {
  const filled = (values: Record<string, string | undefined>): KeyValues | undefined =>
    Object.values(values).every(Boolean) ? (values as KeyValues) : undefined;
  const keys: Record<KeyOwner, KeyValues | undefined> = {
    reddit: filled({
      clientId: environment.REDDIT_CLIENT_ID,
      clientSecret: environment.REDDIT_CLIENT_SECRET,
    }),
    stackexchange: filled({ apiKey: environment.STACKEXCHANGE_KEY }),
    youtube: filled({ apiKey: environment.YOUTUBE_API_KEY }),
    x: filled({ bearerToken: environment.X_BEARER_TOKEN }),
    brave: filled({ apiKey: environment.BRAVE_API_KEY }),
    tavily: filled({ apiKey: environment.TAVILY_API_KEY }),
    bluesky: filled({ handle: environment.BLUESKY_HANDLE, appPassword: environment.BLUESKY_APP_PASSWORD }),
  };
  return Object.fromEntries(Object.entries(keys).filter(([, values]) => values !== undefined));
}

/** Whether the stand-in answers: where it is named, and the operator has no key of his own for anything. */
export const isSynthetic = (environment: SourceEnvironment): boolean =>
  Boolean(environment.SYNTHETIC_SOURCES_URL) && Object.keys(readOperatorKeys(environment)).length === 0;

/**
 * How sources are reached with these keys; a user's own go before the operator's. With one the source itself is asked;
 * where the stand-in answers, it goes on for all the others.
 */
export function createAccess(
  environment: SourceEnvironment,
  user: { id: string; keys: Partial<Record<KeyOwner, KeyValues>> },
): SourceAccess {
  const operator = readOperatorKeys(environment);
  const own: Partial<Record<string, KeyValues>> = user.keys;
  const hasStandIn = isSynthetic(environment);
  const standsIn = (owner: string) => hasStandIn && own[owner] === undefined;
  return {
    isSynthetic: standsIn,
    keyScope: (owner) => (own[owner] ? user.id : ''),
    // The stand-in opens every door.
    key: (owner) => own[owner] ?? operator[owner] ?? (hasStandIn ? {} : undefined),
    baseUrl(host) {
      if (standsIn(ownerOfHost(host)))
        return `${environment.SYNTHETIC_SOURCES_URL}/${STAND_IN[host] ?? host}`;
      return host === 'lemmy' ? `${environment.LEMMY_INSTANCE}/api/v3` : HOSTS[host];
    },
  };
}
