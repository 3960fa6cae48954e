import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluralsOf, verbFormsOf } from '@/shared/engines/offline/corrections/inflect.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { pluralBySingular } from '@/shared/engines/offline/lexicon/nouns.ts';

/** A use rarer than this among all uses of a word is left out: "the can", "to man". */
const RARE_USE = 0.04;
const PARTS = { noun: '1', verb: '2', adj: '3', adv: '4' } as const;
type Part = keyof typeof PARTS;

/** How often each word was found as each part of speech, by WordNet's own counts. */
function usesOf(folder: string): (lemma: string, part: Part) => number {
  const counts = new Map<string, number>();
  for (const line of readFileSync(join(folder, 'cntlist.rev'), 'utf8').split('\n')) {
    const [, lemma, part = '', count] = /^([^%]+)%(\d).* (\d+)$/.exec(line) ?? [];
    if (!lemma) continue;
    const key = `${lemma}%${part === '5' ? PARTS.adj : part}`;
    counts.set(key, (counts.get(key) ?? 0) + Number(count));
  }
  return (lemma, part) => counts.get(`${lemma}%${PARTS[part]}`) ?? 0;
}

/**
 * What each of some words can be, by WordNet and the rules of inflection.
 * @param folder WordNet's files
 * @returns bits of `WordClass` of each word
 */
export function classifyWords(words: readonly string[], folder: string): Uint8Array {
  const uses = usesOf(folder);
  const classes = new Map<string, number>(words.map((word) => [word, 0]));
  const mark = (forms: readonly string[], bit: number) => {
    const form = forms.find((word) => classes.has(word));
    if (form !== undefined) classes.set(form, (classes.get(form) ?? 0) | bit);
  };
  for (const part of ['noun', 'verb', 'adj', 'adv'] as const)
    for (const line of readFileSync(join(folder, `index.${part}`), 'utf8').split('\n')) {
      const lemma = line.startsWith(' ') ? '' : (line.split(' ')[0] ?? '');
      if (!/^[a-z'-]{2,}$/.test(lemma)) continue;
      const all = (['noun', 'verb', 'adj', 'adv'] as const).reduce((sum, each) => sum + uses(lemma, each), 0);
      if (all > 0 && uses(lemma, part) < all * RARE_USE) continue;
      if (part === 'noun') {
        mark([lemma], WordClass.singular);
        mark(pluralsOf(lemma), WordClass.plural);
      } else if (part === 'verb') {
        const forms = verbFormsOf(lemma);
        mark([lemma], WordClass.base);
        mark(forms.third, WordClass.third);
        mark(forms.past, WordClass.past);
        mark(forms.participle, WordClass.participle);
        mark(forms.ing, WordClass.ing);
      } else mark([lemma], WordClass.modifier);
    }
  // "people", "children": hardly ever a people, one of them
  for (const [singular, plural] of pluralBySingular)
    if (!plural.endsWith('s') && singular !== plural && classes.has(plural))
      classes.set(plural, (classes.get(plural) ?? 0) & ~WordClass.singular);
  return Uint8Array.from(words, (word) => classes.get(word) ?? 0);
}
