import { type ImageBrief, listedFacets } from '@/shared/contracts/image-brief.ts';
import {
  ADJECTIVE,
  DETERMINER,
  describes,
  looksPlural,
  type NounPhrase,
  nounPattern,
  readNounPhrase,
  withArticles,
} from './noun-phrases.ts';

const word = (pattern: string) => `(?<![\\p{L}-])${pattern}(?![\\p{L}-])`;

/** Every remark on what is seen, changed alike; undefined where none was. */
function changeRemarks(brief: ImageBrief, change: (remark: string) => string): ImageBrief | undefined {
  const changed: ImageBrief = { ...brief, subject: change(brief.subject) };
  let isChanged = changed.subject !== brief.subject;
  for (const facet of listedFacets) {
    if (facet === 'avoid' || facet === 'parameters') continue;
    changed[facet] = brief[facet].map(change);
    isChanged ||= changed[facet].some((remark, at) => remark !== brief[facet][at]);
  }
  return isChanged ? changed : undefined;
}

/** The word before the new thing: its own, unless that is a mere `a` where it was whose; else the one that stood there and still fits. */
function determinerFor(next: NounPhrase, stood: string): string {
  const isWhose = /^(?:his|her|their|its|my|our|your)$/i.test(stood);
  if (next.determiner && !(isWhose && /^(?:an?|the|some)$/i.test(next.determiner))) return next.determiner;
  return /^an?$/i.test(stood) && looksPlural(next.noun) ? '' : stood;
}

/** `A red bicycle` with `car` in its noun's place is `a red car`; with `a blue car`, a blue one. */
function phraseFor(next: NounPhrase, stood: string, adjectives: string): string {
  const kept = describes(next.before) ? '' : adjectives;
  const words = `${determinerFor(next, stood)} ${kept}${next.before}${next.noun}${next.after}`;
  return words.replace(/\s+/g, ' ').trim();
}

const begun = (text: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** `A wooden viaduct` for `stone` in `a stone viaduct`: what is exchanged is how the same thing is. */
function exchangeQuality(brief: ImageBrief, old: string, next: NounPhrase): ImageBrief | undefined {
  const how = (next.before || next.determiner).trim();
  if (!how) return undefined;
  const pattern = new RegExp(
    `${word(nounPattern(old))} (${ADJECTIVE}{0,2}?)(?=${nounPattern(next.noun)}(?![\\p{L}-]))`,
    'iu',
  );
  return changeRemarks(brief, (remark) =>
    withArticles(
      remark.replace(pattern, (_, between: string) => `${how} ${between}`),
      remark,
    ),
  );
}

/** What a thing without an article hangs on: `something with wheat`. */
const HUNG = '(?<=(?<![\\p{L}-])(?:with|of|by|like|from|into|holding|wearing|and) )';

/** What somebody does, up to where: `playing the lute` of `playing the lute by the fire`. */
const DEED = `(?: \\p{L}{2,}ing(?: (?!(?:in|on|at|by|under|near|behind|beside|inside|with|and)\\s)[\\p{L}'’-]+)*)?`;

/** What `hiking` or `sewing` before it says the purpose of, not what it does. */
const FOR_DOING =
  /^(?:boot|shoe|machine|bag|suit|dress|gown|pool|table|room|boat|ship|car|pan|pot|desk|lamp|glass|cart|rod|stick|board|hat|cap|gloves?|chair|bike|pole|needle|hall|trunk|gear|jacket|shorts)(?:e?s)?$/iu;

/** `A bright one`: the word that describes, without the thing. */
const BARE_QUALITY = /^(?:an? |the )?([\p{L}-]+(?: [\p{L}-]+)?) ones?$/iu;

/**
 * Puts one thing in another's place wherever it is named. What described the old one stays, unless the new one comes with words of
 * its own, or the old one was named with them. Undefined where it is named nowhere.
 */
export function exchangeInBrief(brief: ImageBrief, old: string, given: string): ImageBrief | undefined {
  const next = readNounPhrase(given.replace(BARE_QUALITY, '$1'));
  const quality = exchangeQuality(brief, old, next);
  if (quality) return quality;
  // Who comes asleep does not go on playing the lute of who was there.
  const deed = /\p{L}ing /u.test(next.before) && !FOR_DOING.test(next.noun) ? DEED : '';
  const pattern = new RegExp(
    `(?:(?<![\\p{L}-])(${DETERMINER})(${ADJECTIVE}{0,3}?))?${word(`(${nounPattern(old)})`)}${deed}`,
    'iu',
  );
  const hung = new RegExp(`${HUNG}${word(nounPattern(old))}${deed}`, 'iu');
  return changeRemarks(brief, (remark) => {
    if (hung.test(remark))
      return withArticles(
        remark.replace(hung, () => phraseFor(next, '', '')),
        remark,
      );
    const changed = remark.replace(
      pattern,
      (found: string, stood: string | undefined, adjectives: string | undefined) => {
        // Without an article its own words lie before it, where they are.
        if (stood === undefined) return phraseFor({ ...next, determiner: '' }, '', '');
        return begun(phraseFor(next, stood.trim(), adjectives ?? ''), found);
      },
    );
    return changed === remark ? remark : withArticles(begun(changed, remark), remark);
  });
}
