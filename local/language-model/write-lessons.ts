import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Proposer } from '@/shared/engines/offline/corrections/proposals.ts';
import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { type Sentence, sentencesOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { readToken } from '@/shared/engines/offline/language-model/sentence-net.ts';
import { shieldText } from '@/shared/engines/offline/polish/shield.ts';
import { plantErrors, randomFrom } from './plant-errors.ts';
import { pairsFor } from './read-pairs.ts';
import { partOf } from './training-text.ts';

const MOST_TOKENS = 120;
/** Shares of the lessons: one sentence alone, small letters only, short forms, no apostrophes, errors. */
const SHARE = { single: 0.2, small: 0.5, short: 0.15, bare: 0.15, faulty: 0.5 };
/** How people leave marks out: how many do, how often a comma stands between sentences, how often one inside them is kept. */
const MANNERS = [
  { share: 0.4, between: 0, inside: 0 },
  { share: 0.25, between: 0.5, inside: 0.6 },
  { share: 0.2, between: 1, inside: 0.7 },
  { share: 0.15, between: 0, inside: 0.6 },
] as const;
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
/** How often each is among the others. */
const PAIRS = 8;
/** Each time in other company and with other errors. */
const PASSES = 3;

/** Runs of sentences in another order: neighbours stay neighbours. */
function shuffled(sentences: readonly string[], random: () => number): string[] {
  const runs: { run: readonly string[]; place: number }[] = [];
  for (let at = 0; at < sentences.length; at += RUN)
    runs.push({ run: sentences.slice(at, at + RUN), place: random() });
  return runs.sort((a, b) => a.place - b.place).flatMap(({ run }) => run);
}

/** What stands before a word in correct text. */
const Mark = { none: 0, comma: 1, statement: 2, question: 3 } as const;
/** Words of their own that say so, taken out again; of two the second says that a comma was typed there. */
const MARKERS: ReadonlyMap<string, { mark: number; isTyped: boolean }> = new Map(
  [Mark.comma, Mark.statement, Mark.question].flatMap((mark) =>
    [false, true].map((isTyped) => [`qx${'xcsq'[mark]}${isTyped ? 't' : 'n'}qx`, { mark, isTyped }] as const),
  ),
);
const markerOf = (mark: number, isTyped: boolean): string =>
  [...MARKERS].find(([, one]) => one.mark === mark && one.isTyped === isTyped)?.[0] ?? '';

function mannerOf(random: () => number): (typeof MANNERS)[number] {
  let left = random();
  for (const manner of MANNERS) {
    left -= manner.share;
    if (left < 0) return manner;
  }
  return MANNERS[0];
}

/** Some sentences typed as one, without marks or with commas, and as carelessly as in chats. */
function chained(sentences: readonly string[], random: () => number): string {
  const { between, inside } = mannerOf(random);
  const parts = sentences.map((sentence, index) => {
    const mark = /\?["')]*$/.test(sentence) ? Mark.question : Mark.statement;
    const words = sentence
      .replaceAll('"', '')
      .replace(/[.?!]$/, '')
      .replace(/, /g, () => ` ${markerOf(Mark.comma, random() < inside)} `)
      .replace(/; /g, ` ${markerOf(Mark.statement, random() < 0.5)} `);
    const begun = index === 0 || /^I\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
    return `${markerOf(mark, index > 0 && random() < between)} ${begun}`;
  });
  let text = parts.join(' ');
  if (random() < SHARE.short)
    text = text.replace(/\b[a-z]+\b/g, (word) => (random() < 0.5 ? (SHORT.get(word) ?? word) : word));
  if (random() < SHARE.bare) text = text.replaceAll("'", '');
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

/** Four whole numbers a token: its word, whether it is parted, has a capital, what stands before it in correct text. */
function numbersOf(model: LanguageModel, sentence: Sentence): number[] {
  const numbers: number[] = [];
  let marker: { mark: number; isTyped: boolean } | undefined;
  sentence.tokens.forEach((token, index) => {
    const found = MARKERS.get(token.lower);
    if (found) marker = found;
    else {
      const { id, isCapital } = readToken(model, sentence, index);
      const isFirst = numbers.length === 0;
      const isParted = marker ? marker.isTyped : token.parted;
      numbers.push(
        id,
        Number(isParted && !isFirst),
        Number(isCapital && !isFirst),
        marker?.mark ?? Mark.none,
      );
      marker = undefined;
    }
  });
  return numbers;
}

/**
 * Correct sentences, alone and run together, as the files that `train-breaks.py` reads: four whole numbers of 32 bits a token,
 * two a lesson (its first token, how many).
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
  const written = part === 'train' ? sentencesOfPairs() : [];
  const all = Array.from({ length: part === 'train' ? PASSES : 1 }, () =>
    shuffled([...own, ...spoken, ...spoken, ...Array.from({ length: PAIRS }, () => written).flat()], random),
  ).flat();
  const [tokens, lessons]: [number[], number[]] = [[], []];
  for (let at = 0; at < all.length; ) {
    const count = random() < SHARE.single ? 1 : 2 + Math.floor(random() * 4);
    const sentence = lessonOf(tools, chained(all.slice(at, at + count), random), random);
    at += count;
    if (!sentence) continue;
    const numbers = numbersOf(model, sentence);
    lessons.push(tokens.length / 4, numbers.length / 4);
    for (const number of numbers) tokens.push(number);
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

/** Sentences as they are written to an assistant, which other text holds few of. */
const sentencesOfPairs = (): string[] =>
  pairsFor('train')
    .filter(({ fixed }) => !fixed.includes('\n'))
    .flatMap(({ fixed }) => fixed.match(/\S.*?[.?!](?=\s|$)/g) ?? []);
