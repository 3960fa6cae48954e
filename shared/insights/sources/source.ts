import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import type { KeyOwner } from '@/shared/contracts/insight-sources.ts';
import type { Question } from '@/shared/insights/question.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import type { AskJson } from './ask-json.ts';
import type { SourceFault } from './source-fault.ts';

/** A sign-in at a source, good for a while. */
export interface Session {
  token: string;
  seconds: number;
}

/** Where sessions are kept from one search to the next; sources bound how often one may sign in. */
export interface Sessions {
  /** Undefined where none is kept, or where it has ended. */
  read: (owner: KeyOwner) => Promise<string | undefined>;
  keep: (owner: KeyOwner, session: Session) => Promise<void>;
}

/** What a source needs to be asked. */
export interface SourceContext {
  ask: AskJson;
  /** Says how long the source wants to be left alone, by every run. */
  holdOff: (ms: number) => void;
  /** Where a source's API is, up to its version; the real one, or a stand-in. */
  baseUrl: (host: SourceHost) => string;
  /** The fields of somebody's key; undefined where nobody has one. */
  key: (owner: KeyOwner) => Readonly<Record<string, string>> | undefined;
  /** Where sessions are kept; without it each search signs in. */
  sessions?: Sessions;
  /** How many items are enough. */
  limit: number;
  /** True for a look before a run: as few calls as possible. */
  isPreview: boolean;
  synthetic: boolean;
}

/** Whose API is spoken to. */
export type SourceHost =
  | 'reddit'
  | 'redditToken'
  | 'stackexchange'
  | 'youtube'
  | 'x'
  | 'hackernews'
  | 'hackernewsItems'
  | 'lemmy'
  | 'bluesky'
  | 'brave'
  | 'tavily';

export interface Found {
  items: RawItem[];
  costUsd: number;
  note?: string;
  /** Why something of it is missing: what there is is good for this run, and kept for no other. */
  missed?: SourceFault;
}

/** One way to a source: its own API, or a search engine in its stead. */
export interface Door {
  /** Null for the source's own API. */
  via: string | null;
  /** Whose key opens it; null where none is needed. */
  keyOwner: KeyOwner | null;
  /** US dollars a run costs at most. */
  costUsd: number;
  /** The question in the source's own operators, as it is sent. */
  writeQuery: (question: Question) => string;
  /** @throws SourceFault */
  search: (question: Question, context: SourceContext) => Promise<Found>;
  /** Which of these items are gone at the source. Left out where it cannot be told. @throws SourceFault */
  findGone?: (
    items: readonly Pick<RawItem, 'nativeId' | 'url'>[],
    context: SourceContext,
  ) => Promise<string[]>;
}

/** One place of public conversation: all that modes, labels, limits, terms and prices need to know of it. */
export interface Source {
  id: SourceId;
  /** In the order they are tried: the first whose key is there. */
  doors: readonly Door[];
  /** What it limits and what its terms ask, a sentence each. */
  limit: string;
  terms: string;
}
