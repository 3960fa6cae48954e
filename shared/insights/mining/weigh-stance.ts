import { readSigns, type Told, weightOfWords, wordStem } from './clause-signs.ts';
import table from './stance-words.json' with { type: 'json' };

/** How probable it is that a clause praises, or blames. */
interface Leaning {
  praise: number;
  complaint: number;
}

const { bias, scale, rules } = table;
/** A word's bytes: praise and blame as it stands, and denied; a pair's are the first two. */
const OF_WORD = 4;
const OF_PAIR = 2;
let loaded:
  | { words: ReadonlyMap<string, number>; pairs: ReadonlyMap<string, number>; rows: Int8Array }
  | undefined;

const placesOf = (list: string, separator: string) =>
  new Map(list.split(separator).map((entry, place) => [entry, place]));

/** Read at its first use: some 0.3 MB. */
function load() {
  const letters = atob(table.rows);
  const rows = new Int8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) rows[at] = letters.charCodeAt(at);
  return { words: placesOf(table.words, ' '), pairs: placesOf(table.pairs, ','), rows };
}

/**
 * Praise and blame of an English clause by what each of its words, pairs of words and the rules say, learnt from posts that people
 * labelled (`local/voices`).
 */
export function weighStance(clause: string, told: Told): Leaning {
  loaded ??= load();
  const { words, pairs, rows } = loaded;
  const signs = readSigns(clause, told);
  const weight = weightOfWords(signs) * scale;
  let [praise = 0, complaint = 0] = bias;
  const add = (from: number) => {
    praise += (rows[from] ?? 0) * weight;
    complaint += (rows[from + 1] ?? 0) * weight;
  };
  const find = (word: string) => words.get(word) ?? words.get(wordStem(word));
  for (const word of signs.plain) {
    const place = find(word);
    if (place !== undefined) add(place * OF_WORD);
  }
  for (const word of signs.denied) {
    const place = find(word);
    if (place !== undefined) add(place * OF_WORD + 2);
  }
  const behindWords = words.size * OF_WORD;
  for (const pair of signs.pairs) {
    const place = pairs.get(pair);
    if (place !== undefined) add(behindWords + place * OF_PAIR);
  }
  for (const [name, amount] of signs.rules) {
    const [good = 0, bad = 0] = (rules as Readonly<Record<string, number[]>>)[name] ?? [];
    praise += good * amount;
    complaint += bad * amount;
  }
  const [good, bad] = [Math.exp(praise), Math.exp(complaint)];
  const total = 1 + good + bad;
  return { praise: good / total, complaint: bad / total };
}
