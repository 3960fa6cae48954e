import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import {
  pluralBySingular,
  singularByPlural,
  uncountableNouns,
} from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';

/** A form is one of these where the language's own rules leave several open: "travelled", "traveled". */
type Known = (word: string) => boolean;

const sibilant = /(?:s|x|z|ch|sh)$/;
const withS = (word: string): string[] => {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (sibilant.test(word)) return [`${word}es`];
  return word.endsWith('o') ? [`${word}es`, `${word}s`] : [`${word}s`];
};

export function pluralsOf(noun: string): string[] {
  const common = pluralBySingular.get(noun);
  if (common) return [common];
  return /(?:[^f]fe|[lr]f|[^o]af)$/.test(noun) ? [noun.replace(/fe?$/, 'ves'), ...withS(noun)] : withS(noun);
}

export function singularsOf(plural: string): string[] {
  const common = singularByPlural.get(plural);
  if (common) return [common];
  if (!plural.endsWith('s') || plural.endsWith('ss')) return [];
  const stems = [plural.slice(0, -1)];
  if (plural.endsWith('ies')) stems.unshift(`${plural.slice(0, -3)}y`);
  else if (plural.endsWith('ves')) stems.unshift(`${plural.slice(0, -3)}f`, `${plural.slice(0, -3)}fe`);
  else if (/(?:s|x|z|ch|sh|o)es$/.test(plural)) stems.unshift(plural.slice(0, -2));
  return stems;
}

export interface VerbFormLists {
  base: string;
  third: string[];
  past: string[];
  participle: string[];
  ing: string[];
}

/** All forms of a verb by the rules, the likeliest spelling of each first. */
export function verbFormsOf(base: string): VerbFormLists {
  const listed = verbs.byBase.get(base);
  const doubled = /^(?:.*[^aeiou])?[aeiou][bdgklmnprtvz]$/.test(base)
    ? base + base.charAt(base.length - 1)
    : undefined;
  const stem = base.endsWith('e') ? base.slice(0, -1) : base;
  const y = /[^aeiou]y$/.test(base);
  const ed = y ? [`${base.slice(0, -1)}ied`] : [...(doubled ? [`${doubled}ed`] : []), `${stem}ed`];
  const ing = base.endsWith('ie')
    ? [`${base.slice(0, -2)}ying`]
    : [...(doubled ? [`${doubled}ing`] : []), `${/[eoy]e$/.test(base) ? base : stem}ing`];
  return {
    base,
    third: listed ? [listed.third] : withS(base),
    past: listed ? [listed.past] : ed,
    participle: listed ? [listed.participle] : ed,
    ing: listed ? [listed.ing] : ing,
  };
}

/** What the base of a form may be, by the rules. */
function basesOf(form: string): string[] {
  const listed = [verbs.byBase, verbs.byThird, verbs.byPast, verbs.byParticiple, verbs.byIng]
    .map((forms) => forms.get(form)?.base)
    .filter((base) => base !== undefined);
  if (listed.length > 0) return listed;
  const bases = [form];
  const ending = /(?:ed|ing)$/.exec(form)?.[0];
  if (ending) {
    const stem = form.slice(0, -ending.length);
    bases.push(stem, `${stem}e`);
    if (/(.)\1$/.test(stem)) bases.push(stem.slice(0, -1));
    if (ending === 'ed' && stem.endsWith('i')) bases.push(`${stem.slice(0, -1)}y`);
    if (ending === 'ing' && stem.endsWith('y')) bases.push(`${stem.slice(0, -1)}ie`);
  }
  if (form.endsWith('s') && !form.endsWith('ss')) bases.push(...singularsOf(form));
  return bases;
}

/** The verbs a word may be a form of. @param isBase whether a word is known as a verb's base form */
export const verbsOf = (form: string, isBase: Known): VerbFormLists[] =>
  [...new Set(basesOf(form))].filter(isBase).map(verbFormsOf);

/** Whether a noun has a plural that people use. */
export function isCountable(noun: string, model: LanguageModel): boolean {
  if (pluralBySingular.has(noun)) return true;
  if (uncountableNouns.has(noun)) return false;
  const [many = ''] = pluralsOf(noun);
  return model.isSpelling(many) && (model.classesOf(model.id(many)) & WordClass.plural) !== 0;
}
