import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { names } from '@/shared/image-prompt/earlier-way.ts';
import { looksPlural } from '@/shared/image-prompt/noun-phrases.ts';
import { DEGREE, HOW } from './clauses.ts';
import { COMPARATIVE } from './comparative.ts';
import { gradedBy, readOrder } from './order-verbs.ts';

export const PRONOUN = /^(?:it|them|him|her|em|this|that|these|those)$/i;
/** An order about what was spoken of before, or one word for how it should be. */
const ABOUT_IT =
  /^(?:(?:make|have|turn|paint|let) (?:it|them|him|her|em)(?![\p{L}-])|(?:it|he|she|they) should |(?:a bit |a little |much |way )?(?:\p{L}{2,}er|(?:more|less) \p{L}+)$)/iu;
export const isAboutIt = (clause: string): boolean => {
  const order = readOrder(clause) ?? gradedBy(clause);
  return order ? PRONOUN.test(order.thing) : ABOUT_IT.test(clause);
};

/** `Make it friendlier`, behind how it looks; `make it night` is about the whole picture. */
export const isOtherwise = (clause: string): boolean =>
  isAboutIt(clause) &&
  (readOrder(clause) !== undefined ||
    gradedBy(clause) !== undefined ||
    /(?<!\p{L})(?:\p{L}{2,}er|more \p{L}+|less \p{L}+)(?: please)?$/iu.test(clause));

const article = (thing: string) =>
  /^(?:the|this|that|his|her|its|their) /i.test(thing) ? thing : `the ${thing}`;
export const bare = (thing: string) => thing.replace(/^(?:the|this|that|these|those|all the|all|any) /i, '');

/** What is darker when the lights are. */
const WHOLE =
  /^(?:it|everything|(?:the )?(?:picture|image|scene|whole thing|lights?|lighting|colou?rs?|shadows?|mood))$/i;
/** `The fog gone`; a light that is off is still there. */
const GONE = /^((?:the|his|her|its|their) [\p{L}’'-]+) (?:should be |must be )?gone$/iu;
/** An order as the rules know it, its pronoun resolved. */
export function asPlainOrder(clause: string, spokenOf: string | undefined): string {
  const gone = GONE.exec(clause)?.[1];
  if (gone) return `remove ${gone}`;
  const order = readOrder(clause);
  if (order) {
    const thing = PRONOUN.test(order.thing) && spokenOf ? spokenOf : order.thing;
    const plain = thing.replace(/^em$/i, 'them');
    if (order.deed === 'remove') return `remove ${plain}`;
    if (PRONOUN.test(plain)) return clause;
    if (order.deed === 'more') return `more ${bare(plain)}`;
    return looksPlural(plain) ? `fewer ${bare(plain)}` : `less ${bare(plain)}`;
  }
  const graded = gradedBy(clause);
  if (graded) {
    const thing = PRONOUN.test(graded.thing) ? spokenOf : graded.thing;
    return thing === undefined || WHOLE.test(thing) ? graded.how : `make ${article(thing)} ${graded.how}`;
  }
  if (!spokenOf) return clause;
  return clause
    .replace(/^(make|have|turn|paint|let) (?:it|them|him|her|em)(?![\p{L}-])/iu, `$1 ${article(spokenOf)}`)
    .replace(/^(?:it|he|she|they) should /iu, `${article(spokenOf)} should `)
    .replace(
      new RegExp(`^${DEGREE}(${COMPARATIVE}|(?:more|less) \\p{L}+)$`, 'iu'),
      `make ${article(spokenOf)} $1`,
    );
}

const SHOULD_NOT =
  /^(?!(?:i|we|you|u|please|and|but)(?!\p{L}))(?:it|he|she|they|(?:the |his |her )?[\p{L}-]+) (?:should|must|does|do)(?:n['’]?t| not) (?!be |look |feel |seem |have )(\p{L}+)((?: .+)?)$/iu;
/** `Make river going through`, where no river is. */
const MAKE_NEW =
  /^make ((?:an? |some )?([\p{L}-]+) (?:\p{L}+ing|in|on|at|with|behind|under|next to) .+|(?:an? |some )?([\p{L}-]+) \p{L}+ing)$/iu;

/** `The grandfather shouldn't be smiling`. */
const NOT_DOING = /^((?:the |his |her )?[\p{L}-]+) (?:should|must)(?:n['’]?t| not) be (\p{L}+ing)$/iu;

/** The verb as it says what somebody does: `sitting`, `waving`. */
const doing = (verb: string): string =>
  `${verb.replace(/(?<=[^aeio])e$/i, '').replace(/(?<=^[^aeiou]+[aeiou])([bdgmnprt])$/i, '$1$1')}ing`;

/** What somebody should not do goes; what is made and is not there yet is added. */
export function sayDeeds(clause: string, brief: ImageBrief): string {
  const [, verb = '', object = ''] = SHOULD_NOT.exec(clause) ?? [];
  if (verb) return `${names(brief, doing(verb)) ? 'remove' : 'no'} ${doing(verb)}${object}`;
  const [, who = '', deed = ''] = NOT_DOING.exec(clause) ?? [];
  if (deed) return names(brief, deed) ? `remove ${deed}` : `${who} is not ${deed}`;
  const [, made, placed, doer] = MAKE_NEW.exec(clause) ?? [];
  const thing = placed ?? doer;
  const isNew =
    made && thing && !/^(?:it|them|him|her|the|this|that|everything)$/i.test(thing) && !names(brief, thing);
  return isNew ? `add ${made}` : clause;
}

const PREDICATES = new RegExp(
  `^(?:(?:make|paint|colou?r|turn) )?((?:the |his |her |its |their )?)([\\p{L}’'-]+(?: [\\p{L}’'-]+){0,2}?) (?:(?:should|must) be )?${DEGREE}(${HOW})((?:,? and |, )${DEGREE}${HOW})*(?: with ((?:an? |the |two |some )?[\\p{L} '-]+))?$`,
  'iu',
);

/** `Make the kite way bigger and red with a long tail`: each is a wish about the kite. */
export function splitPredicates(wish: string, brief: ImageBrief): string[] {
  const [, whose = '', thing = '', , more, has] = PREDICATES.exec(wish) ?? [];
  if (!thing || (!more && !has) || !names(brief, thing)) return [wish];
  const named = `${whose || 'the '}${thing}`;
  const at = wish.toLowerCase().indexOf(thing.toLowerCase()) + thing.length;
  const hows = wish.slice(at).match(new RegExp(`(?<![\\p{L}-])${HOW}(?=,| and| with|$)`, 'giu')) ?? [];
  return [...hows.map((how) => `make ${named} ${how}`), ...(has ? [`${named} should have ${has}`] : [])];
}
