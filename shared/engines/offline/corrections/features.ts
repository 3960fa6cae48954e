import { mix } from '@/shared/engines/offline/language-model/fuse-map.ts';
import {
  type LanguageModel,
  spellingKey,
  UNKNOWN,
} from '@/shared/engines/offline/language-model/language-model.ts';
import { LEAD } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { TABLE_SIZE } from './classifier.ts';
import { proposalKinds } from './proposals.ts';
import { NOUN, type Reading } from './read-sentence.ts';
import type { Scored } from './score-proposals.ts';
import { articleWords } from './word-sets.ts';

const VERB = WordClass.base | WordClass.third | WordClass.past | WordClass.participle | WordClass.ing;
const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
/** What stands before the first word and after the last. */
const OUTSIDE = 0x7fff;
const NO_HEAD = 8;

/**
 * The features of a proposal as places in the classifier's table.
 * @param rated.rival the best gain among the other proposals that touch the same words
 */
export function featuresOf(
  model: LanguageModel,
  reading: Reading,
  { proposal, gain, rival }: Scored & { rival: number },
): Uint32Array {
  const { kind, from, to, words, form } = proposal;
  const { tags, sentence } = reading;
  const { tokens, ids } = sentence;
  const kindId = proposalKinds.indexOf(kind);
  const tag = (at: number) => (at < 0 ? OUTSIDE : (tags[at] ?? OUTSIDE + 1));
  const word = (at: number) => (at < 0 ? OUTSIDE : (reading.words[at] ?? OUTSIDE + 1));
  const newId = words[0] === undefined ? UNKNOWN : model.id(words[0]);
  const oldId = from < to ? (ids[from + LEAD] ?? UNKNOWN) : UNKNOWN;
  const oldKey = from < to ? word(from) : 0;
  const newKey = words[0] === undefined ? 0 : spellingKey(words[0]) >>> 8;
  const change =
    form === undefined
      ? mix(mix(kindId + 100, oldKey), newKey)
      : mix(mix(kindId, model.classesOf(oldId) & (kind === 'verb' ? VERB : NOUN)), form);
  const steps = Math.round(clamp(gain, 12) * 1.5);
  const coarse = Math.round(clamp(gain, 9) / 1.5);
  const order = (at: number, own: number) => {
    const [a, b] = [ids[at + LEAD - 2] ?? UNKNOWN, ids[at + LEAD - 1] ?? UNKNOWN];
    return model.estimate(a, b, own).order;
  };
  const orderNew = words.length > 0 ? order(from, newId) : 0;
  const orderOld = from < to ? order(from, oldId) : 0;
  const head = reading.heads[from] ?? NO_HEAD;
  const noun = nounFrom(reading, model, to);
  const found: number[] = [];
  const add = (template: number, ...parts: number[]) => {
    let key = template * 7919 + 13;
    for (const part of parts) key = mix(key, part);
    found.push(key % TABLE_SIZE);
  };
  const [l1, l2, r1, r2] = [tag(from - 1), tag(from - 2), tag(to), tag(to + 1)];
  add(1, change);
  add(2, change, steps);
  add(3, kindId, steps, orderOld, orderNew);
  add(4, change, l1, coarse);
  add(5, change, r1, coarse);
  add(6, change, l1, r1);
  add(7, change, l2, l1);
  add(8, change, r1, r2);
  add(9, change, word(from - 1));
  add(10, change, word(to));
  add(11, change, head, l1);
  add(12, change, reading.determiners[from] ?? 0, coarse);
  add(13, change, reading.auxiliaries[from] ?? 0);
  add(14, change, noun);
  add(15, kindId, Math.round(clamp(gain - rival, 8)), coarse);
  add(16, kindId, oldKey, coarse);
  add(17, kindId, newKey, coarse);
  add(18, change, Math.round(clamp(model.unigram(newId) - model.unigram(oldId), 8)));
  add(19, change, tokens[from]?.parted ? 1 : 0, tokens[to]?.parted ? 1 : 0, from === 0 ? 1 : 0);
  add(20, change, clamp(reading.tense, 3), reading.auxiliaries[from] ? 1 : 0);
  add(21, change, head, reading.determiners[from] ?? 0);
  add(22, change, word(from - 2), word(from - 1));
  add(23, change, word(from - 1), word(to));
  add(24, change, word(to), word(to + 1));
  add(25, change, reading.subjects[from] ?? 0, reading.auxiliaries[from] ?? 0);
  add(26, change, l1, l2, tag(from - 3));
  add(27, change, reading.openers[from] ?? 0, l1);
  add(28, change, reading.governors[from] ?? 0);
  add(29, kindId, newKey, oldKey, word(from - 1));
  add(30, kindId, newKey, oldKey, word(to));
  return Uint32Array.from(found);
}

/** The noun a phrase from here leads to, as a key: what an article belongs to. */
function nounFrom({ sentence, words }: Reading, model: LanguageModel, from: number): number {
  for (let at = from; at < Math.min(from + 4, sentence.tokens.length); at += 1) {
    const classes = model.classesOf(sentence.ids[at + LEAD] ?? UNKNOWN);
    const next = model.classesOf(sentence.ids[at + LEAD + 1] ?? UNKNOWN);
    if (classes & NOUN && !(next & NOUN)) return mix(words[at] ?? 0, classes & NOUN);
    if (classes === 0 && !articleWords.has(sentence.tokens[at]?.lower ?? '')) return 0;
  }
  return 0;
}
