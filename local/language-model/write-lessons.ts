import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Proposer } from '@/shared/engines/offline/corrections/proposals.ts';
import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { type Sentence, sentencesOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { readToken } from '@/shared/engines/offline/language-model/sentence-net.ts';
import { shieldText } from '@/shared/engines/offline/polish/shield.ts';
import { plantErrors, randomFrom } from './plant-errors.ts';
import { partOf } from './training-text.ts';

const MOST_TOKENS = 90;
/** Shares of the lessons: one sentence alone, chains with commas between, small letters only, short forms, errors. */
const SHARE = { single: 0.2, commas: 0.15, small: 0.5, short: 0.15, faulty: 0.5 };
const SPOKEN = /\b(?:I|you|we|my|your|me|please|I'm|it's|it)\b/i;
const SPOKEN_CHARS = 120;
/** As they are typed in chats. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['you', 'u'],
  ['your', 'ur'],
  ['are', 'r'],
  ['because', 'bc'],
  ['and', 'n'],
  ['though', 'tho'],
  ['please', 'pls'],
]);
const RUN = 12;
/** Each time in other company and with other errors. */
const PASSES = 2;

/** Runs of sentences in another order: neighbours stay neighbours. */
function shuffled(sentences: readonly string[], random: () => number): string[] {
  const runs: { run: readonly string[]; place: number }[] = [];
  for (let at = 0; at < sentences.length; at += RUN)
    runs.push({ run: sentences.slice(at, at + RUN), place: random() });
  return runs.sort((a, b) => a.place - b.place).flatMap(({ run }) => run);
}

/** Where its sentences begin is marked by a word of its own, which is taken out again. */
const BEGIN = 'qxbeginqx';

/** Some sentences typed as one, without marks or with commas, and as carelessly as in chats. */
function chained(sentences: readonly string[], random: () => number): string {
  const comma = random() < SHARE.commas ? ',' : '';
  const [first = '', ...others] = sentences.map((sentence) =>
    sentence.replaceAll('"', '').replace(/[.?!]$/, ''),
  );
  const small = others.map((text) =>
    /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
  );
  let text = [first, ...small].join(`${comma} ${BEGIN} `);
  if (random() < SHARE.short)
    text = text.replace(/\b[a-z]+\b/g, (word) => (random() < 0.5 ? (SHORT.get(word) ?? word) : word));
  return random() < SHARE.small ? text.toLowerCase().replace(/\bi\b/g, 'I') : text;
}

/** One sentence of the model, with errors planted in it; the marks of where others begin still there. */
function lessonOf(
  { model, proposer }: { model: LanguageModel; proposer: Proposer },
  text: string,
  random: () => number,
): Sentence | undefined {
  const [correct, ...more] = sentencesOf(shieldText(text), model);
  if (!correct || more.length > 0 || correct.tokens.length > MOST_TOKENS) return undefined;
  if (random() >= SHARE.faulty) return correct;
  const planted = plantErrors(correct, proposer.proposals(correct), random);
  const [sentence] = sentencesOf(planted.tokens.join(' '), model);
  return sentence?.tokens.length === planted.tokens.length ? sentence : undefined;
}

/**
 * Correct sentences, alone and run together, as the files that `train-breaks.py` reads: four whole numbers of 32 bits a token
 * (its word, whether it is parted, has a capital, begins a sentence), two a lesson (its first token, how many).
 */
export function writeLessons(
  model: LanguageModel,
  sentences: readonly string[],
  { folder, part }: { folder: string; part: 'train' | 'test' },
): void {
  const tools = { model, proposer: new Proposer(model) };
  const random = randomFrom(46);
  const own = sentences.filter((sentence) => partOf(sentence) === part);
  const spoken = own.filter((text) => text.length < SPOKEN_CHARS && SPOKEN.test(text));
  const all = Array.from({ length: part === 'train' ? PASSES : 1 }, () =>
    shuffled([...own, ...spoken, ...spoken], random),
  ).flat();
  const [tokens, lessons]: [number[], number[]] = [[], []];
  for (let at = 0; at < all.length; ) {
    const count = random() < SHARE.single ? 1 : 2 + Math.floor(random() * 4);
    const sentence = lessonOf(tools, chained(all.slice(at, at + count), random), random);
    at += count;
    if (!sentence) continue;
    const start = tokens.length / 4;
    let isFirst = false;
    let isParted = false;
    sentence.tokens.forEach((token, index) => {
      if (token.lower === BEGIN) [isFirst, isParted] = [true, token.parted];
      else {
        const { id, isCapital } = readToken(model, sentence, index);
        tokens.push(
          id,
          Number(isFirst ? isParted : token.parted && index > 0),
          Number(isCapital),
          Number(isFirst),
        );
        isFirst = false;
      }
    });
    lessons.push(start, tokens.length / 4 - start);
  }
  writeFileSync(join(folder, `${part}-tokens.i32`), Int32Array.from(tokens));
  writeFileSync(join(folder, `${part}-lessons.i32`), Int32Array.from(lessons));
  const words = Array.from(
    { length: model.wordCount },
    (_, id) => `${model.word(id)} ${model.classesOf(id)}`,
  );
  writeFileSync(join(folder, 'words.txt'), words.join('\n'));
  console.log(`${part}: ${lessons.length / 2} lessons, ${tokens.length / 4} words`);
}
