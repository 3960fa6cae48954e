import * as z from 'zod/mini';
import { type InsightItem, type Intent, insightItem, type Rating } from '@/shared/contracts/insight-items.ts';
import type { Question } from '@/shared/insights/question.ts';
import type { CleanItem } from './clean.ts';
import { findNames, readSwitch } from './competitors.ts';
import { readPart } from './read-parts.ts';
import type { ReadSentence } from './read-sentences.ts';
import { judgeSentiment } from './sentiment.ts';
import { carryStance, sentimentOfRating } from './stance.ts';
import { findThemes } from './themes.ts';

/** A sentence that says something worth quoting: where it stands and what it is about. */
export const telling = z.object({
  itemId: z.string(),
  start: z.int(),
  end: z.int(),
  intents: z.array(z.string()),
  themes: z.array(z.string()),
  /** Those of its themes that it is about, not only names in passing. */
  about: z.optional(z.array(z.string())),
  /** Its praise or blame is that of the sentences around it: it proves neither by itself. */
  isCarried: z.optional(z.boolean()),
});
export type Telling = z.infer<typeof telling>;

export const grouped = z.object({
  items: z.array(insightItem),
  /** Theme labels, what most people talk about first. */
  themes: z.array(z.string()),
  tellings: z.array(telling),
});
export type Grouped = z.infer<typeof grouped>;

/** Items whose platform forbids judging feelings from them (YouTube's developer policies III.E.4). */
const UNJUDGED_SOURCES = new Set(['youtube']);

/** Reads and labels items in one go. */
export const groupItems = (
  question: Question,
  cleaned: readonly CleanItem[],
  authors: readonly (string | null)[],
): Grouped => groupRead(question, cleaned, { authors, read: readPart(question, cleaned) });

/**
 * Gives every item its labels: themes, intents, sentiment, competitors. The same items give the same labels, byte for byte.
 * @param authors the salted hash of each item's author, null where it has none
 * @param read each item's sentences
 */
export function groupRead(
  question: Question,
  cleaned: readonly CleanItem[],
  { authors, read }: { authors: readonly (string | null)[]; read: readonly ReadSentence[][] },
): Grouped {
  const names = [question.subject, ...question.competitors];
  const sentences = read.flat();
  const authorOf = (item: number) => authors[item] ?? `#${item}`;
  const themes = findThemes(sentences, authorOf, cleaned.length);
  const stands = new Map<ReadSentence, readonly Intent[]>();
  read.forEach((own, index) => {
    const carried = carryStance(own, cleaned[index]?.raw.rating);
    own.forEach((sentence, at) => {
      stands.set(sentence, carried[at] ?? sentence.intents);
    });
  });
  const themesOf = new Map<ReadSentence, string[]>();
  const aboutOf = new Map<ReadSentence, string[]>();
  for (const theme of themes) {
    for (const index of theme.sentences) {
      const sentence = sentences[index];
      if (sentence) themesOf.set(sentence, [...(themesOf.get(sentence) ?? []), theme.label]);
    }
    for (const index of theme.topical) {
      const sentence = sentences[index];
      if (sentence) aboutOf.set(sentence, [...(aboutOf.get(sentence) ?? []), theme.label]);
    }
  }
  const items = cleaned.map((item, index) =>
    labelItem(item, {
      index,
      author: authors[index] ?? null,
      sentences: read[index] ?? [],
      themesOf,
      stands,
      names,
    }),
  );
  const tellings = sentences.flatMap((sentence) => {
    const ofThemes = themesOf.get(sentence) ?? [];
    if (ofThemes.length === 0 && sentence.intents.length === 0) return [];
    const { start, end } = sentence;
    const intents = [...(stands.get(sentence) ?? sentence.intents)];
    const about = aboutOf.get(sentence) ?? [];
    const isCarried = intents.length > sentence.intents.length;
    return [{ itemId: idOf(sentence.item), start, end, intents, themes: ofThemes, about, isCarried }];
  });
  return { items, themes: themes.map(({ label }) => label), tellings };
}

const idOf = (index: number) => `i_${String(index + 1).padStart(3, '0')}`;

interface Reading {
  index: number;
  author: string | null;
  sentences: readonly ReadSentence[];
  themesOf: ReadonlyMap<ReadSentence, string[]>;
  /** What each sentence stands for beside its own words. */
  stands: ReadonlyMap<ReadSentence, readonly Intent[]>;
  names: readonly string[];
}

const feelingOf = (sentences: readonly ReadSentence[], rating: Rating | undefined) =>
  rating ? sentimentOfRating(sentences, rating) : judgeSentiment(sentences);

function labelItem({ raw, language, copies }: CleanItem, reading: Reading): InsightItem {
  const { sentences, themesOf, stands, names } = reading;
  const intents = [...new Set(sentences.flatMap((sentence) => sentence.intents))].sort();
  const isJudged = language === 'en' && !UNJUDGED_SOURCES.has(raw.source);
  const ofThemes = new Map<string, Set<Intent>>();
  for (const sentence of sentences) {
    for (const label of themesOf.get(sentence) ?? []) {
      const known = ofThemes.get(label) ?? new Set<Intent>();
      for (const intent of stands.get(sentence) ?? sentence.intents) known.add(intent);
      ofThemes.set(label, known);
    }
  }
  const switching = sentences.find((sentence) => sentence.intents.includes('switch'));
  return {
    id: idOf(reading.index),
    source: raw.source,
    kind: raw.kind,
    textKind: raw.textKind,
    url: raw.url,
    author: reading.author,
    threadId: raw.threadId,
    community: raw.community,
    title: raw.title,
    createdAt: raw.createdAt,
    language,
    text: raw.text,
    ...(raw.rating && { rating: raw.rating }),
    score: raw.score,
    replies: raw.replies,
    answered: raw.answered,
    licence: raw.licence,
    labels: {
      intents,
      sentiment: isJudged ? feelingOf(sentences, raw.rating) : 'skipped',
      themes: [...ofThemes].map(([label, known]) => ({ label, intents: [...known].sort() })),
      competitors: findNames(`${raw.title ?? ''}\n${raw.text}`, names.slice(1)),
      switched: switching ? readSwitch(switching.text, names) : null,
    },
    copies,
    synthetic: raw.synthetic,
    removed: false,
  };
}
