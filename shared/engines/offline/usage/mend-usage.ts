import type { Place } from '@/shared/engines/offline/corrections/place.ts';
import { isToldInPast, pastOfParticiple } from '@/shared/engines/offline/corrections/told-in-past.ts';
import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import {
  LEAD,
  type Sentence,
  scoreOf,
  sentencesOf,
} from '@/shared/engines/offline/language-model/sentence.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { type Edit, inStyleOf } from '@/shared/engines/offline/polish/edits.ts';
import type { Passage } from '@/shared/engines/offline/polish/pattern.ts';
import { matchCollocation } from './collocation.ts';
import { isOpenWord, matchComplement } from './complement.ts';
import { readUsage, type UsageEntry } from './entries.ts';
import { formsOfNoun, formsOfVerb } from './forms.ts';
import { matchGovernment } from './government.ts';
import { matchPhrase } from './phrase.ts';
import { standsAt } from './reading.ts';
import type { UsageMatch } from './usage-match.ts';

/** An entry as it is looked for: behind one of the forms of its first word. */
interface Looked {
  entry: UsageEntry;
  /** The words of the head behind its first. */
  rest: readonly string[];
  /** Its place among all: those of more words come first. */
  rank: number;
}

/** Entries by every spelling of the word they begin with, and the word behind it where that is always the same. */
export type UsageIndex = ReadonlyMap<string, readonly Looked[]>;

const keyOf = (first: string, second: string | undefined): string =>
  second === undefined ? first : `${first} ${second}`;

const firstWords = (entry: UsageEntry): Iterable<string> => {
  if (entry.kind === 'phrase') return [entry.wrong.split(' ')[0] ?? ''];
  if (entry.kind === 'collocation') return formsOfVerb(entry.verb).keys();
  const first = entry.head.split(' ')[0] ?? '';
  if (entry.pos === 'adj') return [first];
  return entry.pos === 'noun' ? formsOfNoun(first) : formsOfVerb(first).keys();
};

/** The word behind the first, where only one can stand there. */
function secondWord(entry: UsageEntry, rest: readonly string[]): string | undefined {
  if (entry.kind === 'phrase') return entry.wrong.split(' ')[1];
  if (entry.kind === 'collocation') return undefined;
  if (rest[0] !== undefined) return rest[0];
  const first = entry.wrong.split(' ')[0];
  return entry.kind === 'complement' && isOpenWord(first) ? undefined : first || undefined;
}

const lengthOf = (entry: UsageEntry): number =>
  entry.kind === 'collocation' ? 1 : entry.wrong.split(' ').length;

/** Entries by the words they may begin with, those of more words first. */
export function indexUsage(entries: readonly UsageEntry[]): UsageIndex {
  const index = new Map<string, Looked[]>();
  const byLength = entries
    .map((entry) => ({ entry, length: lengthOf(entry) }))
    .sort((a, b) => b.length - a.length);
  for (const [rank, { entry }] of byLength.entries()) {
    const rest = 'head' in entry ? entry.head.split(' ').slice(1) : [];
    const second = secondWord(entry, rest);
    for (const word of new Set(firstWords(entry))) {
      const key = keyOf(word, second);
      const looked = index.get(key);
      if (looked) looked.push({ entry, rest, rank });
      else index.set(key, [{ entry, rest, rank }]);
    }
  }
  return index;
}

/** What may hold at a word, by it and the next. */
function lookedFor(index: UsageIndex, word: string, next: string | undefined): readonly Looked[] {
  const alone = index.get(word) ?? [];
  const followed = next === undefined ? undefined : index.get(keyOf(word, next));
  return followed ? [...alone, ...followed].sort((a, b) => a.rank - b.rank) : alone;
}

function matchOf(place: Place, { entry, rest }: Looked): UsageMatch | undefined {
  if (!standsAt(place, place.at + 1, rest)) return undefined;
  if (entry.kind === 'government') return matchGovernment(place, entry, rest.length + 1);
  if (entry.kind === 'complement') return matchComplement(place, entry, rest.length + 1);
  return entry.kind === 'collocation' ? matchCollocation(place, entry) : matchPhrase(place, entry);
}

/** A place where an entry holds, with how much likelier the model finds the sentence with it. */
export interface UsageFound extends UsageMatch {
  entry: UsageEntry;
  /** The word its first word stands for. */
  at: number;
  gain: number;
}

/** All that the dictionary has to say of a sentence. */
export function findUsage(sentence: Sentence, model: LanguageModel, index: UsageIndex): UsageFound[] {
  return sentence.tokens.flatMap((token, at) =>
    lookedFor(index, token.lower, sentence.tokens[at + 1]?.lower).flatMap((looked): UsageFound[] => {
      const match = matchOf({ sentence, at, model }, looked);
      if (!match) return [];
      const span = { from: match.from + LEAD, to: match.to + LEAD };
      const old = sentence.ids.slice(span.from, span.to);
      const words = match.words.map((word) => model.id(word.toLowerCase()));
      const gain =
        scoreOf(model, sentence.ids, { ...span, words }) -
        scoreOf(model, sentence.ids, { ...span, words: old });
      return [{ ...match, entry: looked.entry, at, gain }];
    }),
  );
}

/** So much likelier must the model find the sentence with a change: difference of logarithms. */
export const LEAST_GAIN = 1.5;

/** The dictionary of usage, read at its first use. */
export class UsageDictionary {
  readonly #bytes: Uint8Array;
  #index: UsageIndex | undefined;

  /** @param bytes its text, of `english.bin` */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get index(): UsageIndex {
    this.#index ??= indexUsage(readUsage(new TextDecoder().decode(this.#bytes)));
    return this.#index;
  }
}

/** What goes with what: wrong prepositions, complements and set phrases, by a dictionary of usage. */
export const mendUsage = (
  { text, masked }: Passage,
  { model, usage }: { model: LanguageModel; usage: UsageDictionary },
): Edit[] =>
  sentencesOf(masked, model).flatMap((sentence) =>
    longestFirst(
      findUsage(sentence, model, usage.index).filter(
        (found) => isUnmarked(found, sentence, masked) && !isPastMeant(found, sentence),
      ),
    )
      .filter(({ gain }) => gain >= LEAST_GAIN)
      .flatMap((found) => editOf(found, sentence, text) ?? []),
  );

/** "in attach file": what is said of all these words holds where "in attach" alone would be mended otherwise. */
function longestFirst(all: readonly UsageFound[]): UsageFound[] {
  const wrongOf = ({ entry }: UsageFound) => (entry.kind === 'phrase' ? entry.wrong : '');
  const isWithin = (short: UsageFound, long: UsageFound) =>
    short.at === long.at && wrongOf(short) !== '' && wrongOf(long).startsWith(`${wrongOf(short)} `);
  return all
    .filter((found) => !all.some((other) => isWithin(found, other)))
    .map((found) => {
      const gains = all.filter((other) => isWithin(other, found)).map(({ gain }) => gain);
      return { ...found, gain: Math.max(found.gain, ...gains) };
    });
}

/** Whether nothing but blanks stands between the words, and no apostrophe behind them: "the kids' school". */
function isUnmarked({ at, to }: UsageFound, { tokens }: Sentence, masked: string): boolean {
  const own = tokens.slice(at, Math.max(to, at + 1));
  return own.every(({ end }, step) => {
    const next = own[step + 1];
    return next ? /^\s+$/.test(masked.slice(end, next.start)) : !/^['’]/.test(masked.slice(end));
  });
}

/** "today he come home, maybe he forgot it": a rule of its own makes it "came". */
function isPastMeant({ from, to, words }: UsageMatch, { tokens }: Sentence): boolean {
  const verb = to === from + 1 ? tokens[from]?.lower : undefined;
  if (verb === undefined || words[0] !== verbs.byBase.get(verb)?.third || !pastOfParticiple(verb))
    return false;
  return isToldInPast(tokens.map(({ lower }) => lower).join(' '));
}

function editOf({ from, to, words }: UsageMatch, { tokens }: Sentence, text: string): Edit | undefined {
  const [first, last, before, next] = [tokens[from], tokens[to - 1], tokens[from - 1], tokens[to]];
  if (from === to) {
    if (before) return { start: before.end, end: before.end, text: ` ${words.join(' ')}` };
    return first && { start: first.start, end: first.start, text: `${words.join(' ')} ` };
  }
  if (!first || !last) return undefined;
  if (words.length > 0)
    return {
      start: first.start,
      end: last.end,
      text: inStyleOf(text.slice(first.start, last.end), words.join(' '), text),
    };
  if (before && !first.parted) return { start: before.end, end: last.end, text: '' };
  return next && !next.parted ? { start: first.start, end: next.start, text: '' } : undefined;
}
