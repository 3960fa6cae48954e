import * as z from 'zod/mini';
import { intent } from '@/shared/contracts/insight-items.ts';
import type { Question } from '@/shared/insights/question.ts';
import type { CleanItem } from './clean.ts';
import { fold, foldedWords, stem } from './fold.ts';
import { nameWords } from './grounding.ts';
import { type ReadSentence, readItem } from './read-sentences.ts';
import { createTagger } from './tagger.ts';

/** So much text is read at once: a quarter of the two seconds of processor time that a hosted call has. */
const PART_CHARS = 100_000;

/** Items from one index up to another. */
export interface Part {
  from: number;
  to: number;
}

/** Cuts items into parts of which each can be read in a call of its own. */
export function partsOf(items: readonly CleanItem[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let chars = 0;
  items.forEach(({ raw }, index) => {
    if (index > from && chars + raw.text.length > PART_CHARS) {
      parts.push({ from, to: index });
      from = index;
      chars = 0;
    }
    chars += raw.text.length;
  });
  return items.length > from ? [...parts, { from, to: items.length }] : parts;
}

/** Reads the sentences of a part's items, each item's by themselves. */
export function readPart(
  { subject, competitors, about }: Question,
  items: readonly CleanItem[],
  { from, to }: Part = { from: 0, to: items.length },
): ReadSentence[][] {
  const own = new Set([...nameWords(subject), ...hyphened(subject)]);
  const ignored = new Set([
    ...own,
    ...competitors.flatMap((name) => [...foldedWords(name).map(stem), ...hyphened(name)]),
  ]);
  const names = { subject, rivals: competitors };
  const tag = createTagger();
  const inName = new Set([...nameParts(subject), ...kindWords(about ?? '')]);
  return items
    .slice(from, to)
    .map((item, index) => readItem(item, { item: from + index, tag, ignored, own, inName, names }));
}

/** A name's words that a hyphen holds together, as the tagger reads them and as others write them: `e-bike`, `ebike`. */
const hyphened = (name: string): string[] =>
  (fold(name).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [])
    .flatMap((word) => [word, word.replaceAll('-', '')])
    .map(stem);

/** The words that a name is put together of: `Hive` and `Tell`. What the whole is called after is no side of it. */
const nameParts = (name: string): string[] =>
  (name.match(/\p{Lu}\p{Ll}{3,}(?=\p{Lu})|(?<=\p{Ll})\p{Lu}\p{Ll}{3,}/gu) ?? [])
    .flatMap(foldedWords)
    .map(stem);

/** `X is an online portal for booking` says what it is: `portal` is no side of it, `booking` may be one. */
const KIND =
  /^(?:.*?\b(?:is|are) )?(?:(?:an?|the) )?(.+?)(?: (?:for|that|which|who|to|from|by|at|in|on|with|of|and|sold|made|used)\b|[,.;:(–—]|$)/iu;

/** What the subject is, in the words of who asks. */
const kindWords = (about: string): string[] => foldedWords(KIND.exec(about)?.[1] ?? '').map(stem);

const keptSentence = z.object({
  start: z.int(),
  end: z.int(),
  intents: z.array(intent),
  votes: z.object({ vader: z.number(), wink: z.number(), strength: z.number() }),
  aspects: z.array(z.tuple([z.string(), z.string()])),
  asides: z.array(z.string()),
  topics: z.array(z.string()),
  isOpinion: z.boolean(),
  isJudged: z.boolean(),
});
/** What was read of a part, as it is kept between two steps: its words stand in the items. */
export const keptPart = z.object({ items: z.array(z.array(keptSentence)) });
type KeptPart = z.infer<typeof keptPart>;

export const toKept = (read: readonly ReadSentence[][]): KeptPart => ({
  items: read.map((sentences) =>
    sentences.map(({ start, end, intents, votes, aspects, asides, topics, isOpinion, isJudged }) => ({
      start,
      end,
      intents,
      votes,
      aspects: [...aspects],
      asides: [...asides],
      topics: [...topics],
      isOpinion,
      isJudged,
    })),
  ),
});

/** Puts parts together again, in the order of their items. */
export const fromKept = (parts: readonly KeptPart[], items: readonly CleanItem[]): ReadSentence[][] =>
  parts
    .flatMap((part) => part.items)
    .map((sentences, item) =>
      sentences.map(({ aspects, asides, topics, ...rest }) => ({
        ...rest,
        item,
        text: items[item]?.raw.text.slice(rest.start, rest.end) ?? '',
        aspects: new Map(aspects),
        asides: new Set(asides),
        topics: new Set(topics),
      })),
    );
