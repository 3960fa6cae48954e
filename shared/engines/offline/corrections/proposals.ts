import { type LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import type { Sentence, Token } from '@/shared/engines/offline/language-model/sentence.ts';
import { LEAD } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { pluralsOf, singularsOf, verbsOf } from './inflect.ts';
import { soundAlikes } from './sound-alikes.ts';
import {
  addedPrepositions,
  articleWords,
  auxiliaryForms,
  confusions,
  determiners,
  prepositionSet,
  prepositions,
} from './word-sets.ts';

export const proposalKinds = [
  'number',
  'verb',
  'auxiliary',
  'article-add',
  'article-drop',
  'article-swap',
  'preposition-add',
  'preposition-drop',
  'preposition-swap',
  'confusion',
  'adverb',
  'be-add',
  'be-drop',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** One change that might mend a sentence: words put in the place of the tokens `from` to just before `to`. */
export interface Proposal {
  kind: ProposalKind;
  from: number;
  to: number;
  words: readonly string[];
  /** Of inflections, the form put there. */
  form?: WordClass;
}

const alternatives = (sets: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> => {
  const others = new Map<string, string[]>();
  for (const set of sets)
    for (const word of set)
      others.set(word, [...(others.get(word) ?? []), ...set.filter((other) => other !== word)]);
  return others;
};
const confused = alternatives(confusions);
/** Whether a change is one that only the sound of the words speaks for, of which the classifier knows nothing. */
export const isOnlyHeard = ({ kind, words }: Proposal, typed: string): boolean =>
  kind === 'confusion' && !(confused.get(typed) ?? []).includes(words[0] ?? '');
const auxiliaries = alternatives(auxiliaryForms);
const BE = new Set(['is', 'are', 'am', 'was', 'were', 'be']);
const BE_ADDED = ['is', 'are', 'was', 'be'];
const BE_OF_I = ['am', 'was'];
const SUBJECTS = new Set('i you he she it we they this that there who which people'.split(' '));
const MODALS = new Set(
  "can could will would may might must should shall can't couldn't won't wouldn't shouldn't cannot to not".split(
    ' ',
  ),
);

/** Finds what might be wrong in a sentence: every word that learners take for another, in every place. */
export class Proposer {
  readonly #model: LanguageModel;
  readonly #byWord = new Map<string, readonly Omit<Proposal, 'from' | 'to'>[]>();

  constructor(model: LanguageModel) {
    this.#model = model;
  }

  proposals({ tokens, ids }: Sentence): Proposal[] {
    const found: Proposal[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token) continue;
      if (token.isWord && isPlain(token, at))
        for (const change of this.#replacements(token.lower)) found.push({ ...change, from: at, to: at + 1 });
      if (at > 0) this.#additions({ tokens, ids }, at, found);
    }
    return found;
  }

  #replacements(lower: string): readonly Omit<Proposal, 'from' | 'to'>[] {
    let known = this.#byWord.get(lower);
    if (!known) {
      known = [...this.#changes(lower)];
      if (this.#byWord.size > 20_000) this.#byWord.clear();
      this.#byWord.set(lower, known);
    }
    return known;
  }

  *#changes(lower: string): Generator<Omit<Proposal, 'from' | 'to'>> {
    const seen = new Set([lower]);
    const fresh = (word: string) => !seen.has(word) && seen.add(word) !== undefined;
    if (articleWords.has(lower)) {
      yield { kind: 'article-drop', words: [] };
      yield { kind: 'article-swap', words: [lower === 'the' ? 'a' : 'the'] };
    }
    if (prepositionSet.has(lower)) {
      yield { kind: 'preposition-drop', words: [] };
      for (const word of prepositions) if (fresh(word)) yield { kind: 'preposition-swap', words: [word] };
    }
    if (BE.has(lower)) yield { kind: 'be-drop', words: [] };
    for (const word of auxiliaries.get(lower) ?? [])
      if (fresh(word)) yield { kind: 'auxiliary', words: [word] };
    for (const word of [...(confused.get(lower) ?? []), ...(soundAlikes.get(lower) ?? [])])
      if (fresh(word)) yield { kind: 'confusion', words: [word] };
    if (functionWords.has(lower)) return;
    for (const { kind, word, form } of this.#inflections(lower))
      if (fresh(word)) yield { kind, words: [word], form };
  }

  *#inflections(lower: string): Generator<{ kind: ProposalKind; word: string; form: WordClass }> {
    const model = this.#model;
    const classes = model.classesOf(model.id(lower));
    const firstKnown = (words: readonly string[], bit: number) =>
      words.find((word) => (model.classesOf(model.id(word)) & bit) !== 0 && model.isSpelling(word));
    if (classes & WordClass.singular) {
      const plural = firstKnown(pluralsOf(lower), WordClass.plural);
      if (plural) yield { kind: 'number', word: plural, form: WordClass.plural };
    }
    if (classes & WordClass.plural) {
      const singular = firstKnown(singularsOf(lower), WordClass.singular);
      if (singular) yield { kind: 'number', word: singular, form: WordClass.singular };
    }
    const VERB = WordClass.base | WordClass.third | WordClass.past | WordClass.participle | WordClass.ing;
    if (classes & VERB)
      for (const forms of verbsOf(
        lower,
        (word) => (model.classesOf(model.id(word)) & WordClass.base) !== 0,
      )) {
        yield { kind: 'verb', word: forms.base, form: WordClass.base };
        for (const name of ['third', 'past', 'participle', 'ing'] as const) {
          const form = firstKnown(forms[name], WordClass[name]);
          if (form) yield { kind: 'verb', word: form, form: WordClass[name] };
        }
      }
    if (classes & WordClass.modifier) {
      const other = lower.endsWith('ly')
        ? [lower.replace(/ily$/, 'y'), lower.slice(0, -2), lower.replace(/ly$/, 'le')]
        : [lower.replace(/y$/, 'ily'), `${lower}ly`, lower.replace(/le$/, 'ly')];
      const word = firstKnown(
        other.filter((text) => text !== lower),
        WordClass.modifier,
      );
      if (word) yield { kind: 'adverb', word, form: WordClass.modifier };
    }
  }

  /** Words that may be missing before a token. */
  #additions({ tokens, ids }: Sentence, at: number, found: Proposal[]): void {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before?.isWord || !token?.isWord || token.parted) return;
    const classes = this.#model.classesOf(ids[at + LEAD] ?? UNKNOWN);
    const NOUN_PHRASE = WordClass.singular | WordClass.plural | WordClass.modifier;
    const isContent = !functionWords.has(token.lower);
    const add = (kind: ProposalKind, word: string) => found.push({ kind, from: at, to: at, words: [word] });
    if ((isContent && classes & NOUN_PHRASE) || ADJECTIVE_LIKE.has(token.lower)) {
      if (!determiners.has(before.lower) && !before.lower.endsWith("'s")) {
        add('article-add', 'the');
        add('article-add', /^[aeiou]/.test(token.lower) ? 'an' : 'a');
      }
    }
    if (!prepositionSet.has(before.lower) && !prepositionSet.has(token.lower))
      for (const word of addedPrepositions) add('preposition-add', word);
    if (
      (SUBJECTS.has(before.lower) || MODALS.has(before.lower) || this.#isNoun(ids[at + LEAD - 1])) &&
      !BE.has(token.lower)
    )
      for (const word of before.lower === 'i' ? BE_OF_I : BE_ADDED) add('be-add', word);
  }

  #isNoun(id = UNKNOWN): boolean {
    return (this.#model.classesOf(id) & (WordClass.singular | WordClass.plural)) !== 0;
  }
}
const ADJECTIVE_LIKE = new Set('same only most other few first last next'.split(' '));

/** Not a name: a capital inside a sentence. */
const isPlain = (token: Token, at: number): boolean =>
  at === 0 || token.text === token.lower || token.lower === 'i';
