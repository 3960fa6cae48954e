import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** How often a word stands in capitals in correct text, and how often small; where a sentence begins is left out. */
export interface CaseCount {
  capitals: number;
  small: number;
}

const WORD = /(?<![\p{L}\p{M}\d'_./@#-])[A-Za-z]{2,}(?![\p{L}\d_/-]|\.\w|\()/gu;

/** @param sentences correct text @returns the counts of each word, by its small letters */
export function countCases(sentences: readonly string[]): Map<string, CaseCount> {
  const counts = new Map<string, CaseCount>();
  for (const sentence of sentences)
    for (const { 0: word } of sentence.matchAll(WORD)) {
      const lower = word.toLowerCase();
      if (word !== lower && word !== word.toUpperCase()) continue;
      const count = counts.get(lower) ?? { capitals: 0, small: 0 };
      counts.set(lower, count);
      if (word === lower) count.small += 1;
      else count.capitals += 1;
    }
  return counts;
}

const PARTS = ['noun', 'verb', 'adj', 'adv'];
/** WordNet's files of places, things of nature, times, events, artefacts and works, and its mark of one of a kind. */
const PLACES = '15';
const CALLED_BY_NAME = new Set([PLACES, '17', '28', '04', '06', '10']);
const ONE_OF_A_KIND = / @i /;
const MOST_WORDS = 4;

const lineSchema = z.string().regex(/^\d{8} \d\d \w [\da-f]{2} /);

/** What WordNet writes small, the places it knows one of, and names of several words. */
export function readNames(folder: string) {
  const small = new Set<string>();
  const places = new Set<string>();
  const several = new Set<string>();
  for (const part of PARTS)
    for (const line of readFileSync(join(folder, `usr/share/wordnet/data.${part}`), 'utf8').split('\n')) {
      if (!lineSchema.safeParse(line).success) continue;
      const [, file = '', , count = '0', ...rest] = line.split(' ');
      for (let at = 0; at < Number.parseInt(count, 16); at += 1) {
        const word = (rest[at * 2] ?? '').replace(/\(.*\)/, '').replaceAll('_', ' ');
        if (word === word.toLowerCase()) small.add(word);
        else if (!ONE_OF_A_KIND.test(line)) continue;
        else if (file === PLACES && !word.includes(' ')) places.add(word);
        else if (CALLED_BY_NAME.has(file) && /^[A-Z][a-z]+(?: [A-Za-z]+)+$/.test(word)) several.add(word);
      }
    }
  const names = [...several].filter(
    (name) => !small.has(name.toLowerCase()) && name.split(' ').length <= MOST_WORDS,
  );
  return { small, places, several: names };
}
