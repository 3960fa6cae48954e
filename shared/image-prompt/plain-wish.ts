import { inEnglish } from './foreign-wishes.ts';

const NOT_SO =
  /^(?:(?:but |it should |make it )?not|(?:it|this) (?:should(?: not|n['’]?t)|must(?: not|n['’]?t)) (?:be|look)|(?:do not|don['’]?t|dont) make it(?: look)?) (?:so|too|that|as|quite so) (\S+)$/i;
/** `Not so much honey`, `too many people`: some of it stays. */
const TOO_MUCH =
  /^(?:(?:there (?:is|are)|it has) )?(?:not (?:so|that|as|quite so)|(?:a bit |way )?too) (?:much|many) (\S.*)$/i;
/** `It shouldn't be funny`, `don't make it look staged`: nothing of the kind is to be seen. */
const NOT_LOOKING =
  /^(?:(?:it|this|that) (?:should(?: not|n['’]?t)|must(?: not|n['’]?t)) (?:be|look|feel|seem)|(?:do not|don['’]?t|dont) (?:make|let) (?:it|this|him|her|them) (?:look|feel|seem|be)) ([\p{L}-]+)$/iu;
/** `Background darker` is a darker background. */
const THING_THEN_HOW =
  /^(?:the |his |her )?([\p{L}-]+) ((?:dark|light|bright|warm|cool|larg|small|bigg|tall|wid)er)$/iu;

/** `The roses should be white, not red`: what it is not any more is said by what it is. */
const NOT_AS_BEFORE =
  /^((?:.+ (?:should|must) be|(?:make|paint|colou?r) (?:the|his|her|their) .+?) [\p{L}-]+),? (?:and |instead of |rather than )?(?:not )?(?:not|instead of|rather than) [\p{L}-]+$/iu;
/** What is left of `can the letters be thinner?`. */
const COULD_BE =
  /^((?:the|his|her|their) [\p{L} -]+?)(?<! (?:should|must|can|could|will|would|to|not|may|might)) be (?=\S+$)/iu;
const TOO_SOMETHING =
  /^(he|she|they|(?:the|his|her|their) [\p{L} -]+?) (?:looks?|seems?) (?:a bit |a little |way |far |much )?too ([\p{L}-]+)$/iu;
/** `Never remove the hat` keeps it. */
const NOT_REMOVED =
  /^(?:you to |to )?(?:never|(?:do not|don['’]?t)(?: ever)?) (?:remove|delete|change|replace|touch|lose|take (?:away|out|off)) (?=(?:(?:the|his|her|their) )?[\p{L}’'-]+(?: [\p{L}’'-]+)?$)/iu;
/** `There should be stars` adds them. */
const THERE_IS = /^there (?:(?:should|must|could|can) be|is|are) (?!no\b|not\b|too\b)(?=\S)/i;
/** A wish as the rules know it, in English and without a detour: `not so dark` wants less of it, left out can only be what is seen. */
export const asPlainWish = (given: string): string =>
  inEnglish(given)
    .replace(NOT_SO, 'less $1')
    .replace(TOO_MUCH, 'less $1')
    .replace(NOT_REMOVED, 'keep ')
    .replace(NOT_LOOKING, 'nothing $1')
    .replace(THING_THEN_HOW, '$2 $1')
    .replace(THERE_IS, 'add ')
    .replace(NOT_AS_BEFORE, '$1')
    .replace(COULD_BE, '$1 should be ')
    .replace(TOO_SOMETHING, '$1 should look less $2');
