import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { deniedBy, REMOVE } from './avoid.ts';
import { headOf } from './become.ts';
import { names } from './earlier-way.ts';
import { COLOUR, MATERIAL } from './facets.ts';
import { nounPattern } from './noun-phrases.ts';

const WHOSE = '(?:the |his |her |their )';
/** What is wished for of a thing that the picture has. */
const HOW = `(?:(?:a bit |a little |much |even |way )?(?:\\p{L}{2,}er|more|less|further|closer)(?![\\p{L}-])|(?:${COLOUR}|${MATERIAL})$|(?:in|on|at|to|behind|under|next to|in front of) |(?:should|must|needs to|has to) |(?:instead|gone)$)`;
const AND_THING = new RegExp(`^(.+?)(?:,| and|, and|, but| but) (${WHOSE}?)([\\p{L}-]+) (${HOW}.*)$`, 'iu');

const CHANGES = /^(?:make|turn|paint|add|give|change|keep|zoom|more|less|remove|without|no)(?![\p{L}-])/iu;

const THING_HOW = new RegExp(`^${WHOSE}?([\\p{L}-]+) ${HOW}`, 'iu');
const isHow = (wish: string, brief: ImageBrief) => {
  const thing = THING_HOW.exec(wish)?.[1];
  return thing !== undefined && names(brief, thing);
};

/** `Remove the books and the owl with glasses`: nobody takes out what the picture is of. */
const andSubject = (wish: string, subject: string | undefined) =>
  subject === undefined
    ? null
    : new RegExp(
        `^(.+?),? (?:and|but) (${WHOSE}?)(${nounPattern(subject)}) ((?:with|wearing|holding) .+)$`,
        'iu',
      ).exec(wish);

/** `Without the helmet, and chicken further back`: a new wish begins where a thing of the picture is named, with how it should be. */
export function splitAtThings(wish: string, brief: ImageBrief): string[] {
  const [, first = '', whose = '', thing = '', how = ''] =
    AND_THING.exec(wish) ?? andSubject(wish, headOf(brief.subject)) ?? [];
  if (!thing || /["“«]/.test(wish) || !names(brief, thing)) return [wish];
  const isWish =
    isHow(first, brief) || CHANGES.test(first) || deniedBy(first) !== undefined || REMOVE.test(first);
  return isWish ? [first, ...splitAtThings(`${whose || 'the '}${thing} ${how}`, brief)] : [wish];
}

const PRONOUN = /^(?:it|them|him|her|that|this)$/i;
const BACK_AS = new RegExp(
  `^((?:bring|put|add|take|get|give me|i want|have) )?(?:back (?:the |his |her |their )?([\\p{L}’'-]+)|(?:the |his |her |their )?([\\p{L}’' -]+?) (?:back|again)(?: in)?)(?:(?:,? (?:but|only|just)(?: in)? |, (?:in )?| in (?=(?:${COLOUR}|${MATERIAL})$))(.+?)(?: this time| now)?)$`,
  'iu',
);
const PLACED = /^(?:on|at|to|behind|under|next to|in|further|closer|more) /i;

/** `Stars again`, after `no stars`. */
const AGAIN = /^(?:(?:with|add) )?(?:the |some )?([\p{L}’'-]+) again$/iu;
const isAvoided = (thing: string, brief: ImageBrief) =>
  brief.avoid.some((one) => new RegExp(`^${nounPattern(one)}$`, 'iu').test(thing));

/** `Helmet off`; a light that is off is still there. */
const OFF =
  /^(?:the |his |her |their )?((?!(?:lights?|lamps?|lanterns?|candles?|fires?|screens?|tvs?|engines?)\b)[\p{L}’'-]+) (?:off|gone)$/iu;
/** `Different dog, smaller & brown`: how the one there is becomes. */
const DIFFERENT =
  /^(?:an? )?(?:different|another|other|new) ([\p{L}’'-]+)(?:[,:]| -)? ((?:[\p{L}-]+(?:, | & | and )?)+)$/iu;

/** Short ways to say how a thing of the picture is to be, each as an order about it. */
function spellOut(wish: string, brief: ImageBrief): string[] | undefined {
  const off = OFF.exec(wish)?.[1];
  if (off && names(brief, off)) return [`remove the ${off}`];
  const [, thing = '', qualities = ''] = DIFFERENT.exec(wish) ?? [];
  const how = qualities.split(/, | & | and /);
  const isSaid = thing !== '' && names(brief, thing) && how.every((one) => /^[\p{L}-]+$/u.test(one));
  return isSaid ? how.map((one) => `make the ${thing} ${one}`) : undefined;
}

/** `Bring the car back, blue this time`: it comes back as it was, and is blue then. */
export function splitBack(wish: string, brief: ImageBrief): string[] {
  const spelt = spellOut(wish, brief);
  if (spelt) return spelt;
  const again = AGAIN.exec(wish)?.[1];
  if (again && isAvoided(again, brief)) return [`bring back the ${again}`];
  const [, verb, behind, before, how = ''] = BACK_AS.exec(wish) ?? [];
  const named = behind ?? before;
  const thing = named && PRONOUN.test(named) ? brief.avoid.at(-1) : named;
  // `The chicken back` may be where it stands.
  if (!thing || (!verb && !isAvoided(thing, brief))) return [wish];
  const back = `bring back the ${thing}`;
  const quality = how.replace(/^(?:an? )?/i, '').replace(/ ones?$/i, '');
  const count = /^(?:only |just )?(one|two|three|four|five|six)$/i.exec(how)?.[1];
  if (count) return [back, `just ${count} ${count === 'one' ? thing.replace(/s$/, '') : thing}`];
  if (PLACED.test(quality)) return [back, `put the ${thing} ${quality}`];
  const isWord = /^(?:[\p{L}-]+ )?[\p{L}-]+$/u.test(quality) && !/ing$/i.test(quality);
  return [back, isWord ? `make the ${thing} ${quality}` : `the ${thing} should be ${quality}`];
}
