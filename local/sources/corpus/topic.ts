import type { Intent } from '@/shared/contracts/insight-items.ts';

/** Something that was planted: what a report on the topic must find. */
export interface Truth {
  /** How a person would name it; any of these words in a theme's label finds it. */
  name: string;
  words: readonly string[];
  intent: Intent;
  /** How much of what is written on the topic says it, 0 to 1. */
  share: number;
  /** Patterns of sentences; `{a|b}` is a choice. */
  lines: readonly string[];
  /** The same in other languages. */
  foreign?: Readonly<Record<string, readonly string[]>>;
  /** Written mostly of late. */
  rising?: boolean;
}

/** What made-up people talk about. */
export interface Topic {
  name: string;
  /** What somebody types to find it. */
  query: string;
  /** Whom people compare it with. */
  competitors: readonly string[];
  /** A name of a seller's account. */
  vendor: string;
  communities: readonly string[];
  /** A Stack Exchange site it belongs to. */
  site: string;
  /** Titles of threads and videos; every one names the topic. */
  titles: readonly string[];
  truths: readonly Truth[];
  /** Sentences that want nothing: they are no theme. */
  asides: readonly string[];
  foreignOpenings: Readonly<Record<string, readonly string[]>>;
  /** Other things of the same name. */
  namesakes?: readonly string[];
}
