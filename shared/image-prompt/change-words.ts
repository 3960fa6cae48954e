import { type ImageBrief, listedFacets } from '@/shared/contracts/image-brief.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const DETERMINER = '(?:an? |the |some |any |his |her |their |its |my |two |three |several |all (?:the )?)?';

const IRREGULAR = [
  'child|children',
  'man|men',
  'woman|women',
  'person|people',
  'mouse|mice',
  'goose|geese',
  'foot|feet',
  'wolf|wolves',
  'leaf|leaves',
  'knife|knives',
];

/** A noun in either number: `dogs` also finds `dog`. */
export function nounPattern(noun: string): string {
  const bare = noun.replace(/^(?:an? |the |some |any |all |his |her |their |its |my )+/i, '').trim();
  const irregular = IRREGULAR.find((pair) => new RegExp(`^(?:${pair})$`, 'i').test(bare));
  if (irregular) return `(?:${irregular})`;
  const singular = bare.replace(/ies$/i, 'y').replace(/(?<=[^s])s$/i, '');
  const plural = bare
    .replace(/ies$/i, 'y')
    .replace(/y$/i, '(?:y|ie)')
    .replace(/(?<=[^s])s$/i, '');
  return singular === '' ? escaped(bare) : `${plural === singular ? escaped(singular) : plural}(?:e?s)?`;
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/(?:,\s*)+(?:and\s*)?$/i, '')
    .replace(/^(?:,|and|with|but)\s+/i, '')
    .replace(/\s+(?:and|with|or|in|on)$/i, '')
    .trim();

/** A remark that is left with an article alone names nothing. */
const named = (remark: string) => (/^(?:an?|the|some|his|her|their)?$/i.test(remark) ? undefined : remark);

/** One remark without what is named, where it hung on it; undefined where nothing of the remark is left. */
function withoutNoun(remark: string, noun: string): string | undefined {
  const pattern = nounPattern(noun);
  if (!new RegExp(`\\b${pattern}\\b`, 'i').test(remark)) return remark;
  const hung = new RegExp(
    `(?:,? (?:and|with|plus|next to|beside|near|behind|under|in|at|inside|against|over|by|surrounded by|on)|,| [\\p{L}]{2,}ing) ${DETERMINER}(?:[\\p{L}-]+ ){0,2}${pattern}\\b(?: (?:on|in|around) (?:his|her|their|its) [\\p{L}-]+)?`,
    'iu',
  );
  if (hung.test(remark)) return named(tidy(remark.replace(hung, '')));
  const led = new RegExp(
    `^(?:(?:with|on|in|at|by|near|beside|behind|under|against|over|inside) )?${DETERMINER}(?:[\\p{L}-]+ ){0,2}${pattern}\\b,?(?: (?:and|with) )?`,
    'iu',
  );
  return named(tidy(remark.replace(led, '')));
}

/** Whether a remark says something of what is named: `the farmers look scared`, `she holds a milkshake`. */
function isAbout(remark: string, noun: string, rest: string): boolean {
  const named = `${nounPattern(noun)}(?![\\p{L}-])`;
  const isLed = new RegExp(
    `^(?:with )?${DETERMINER}(?:[\\p{L}-]+ ){0,2}?${named} (?!and |with |in |on |at |,)\\p{L}`,
    'iu',
  );
  return isLed.test(remark) || (rest === remark && new RegExp(`(?<![\\p{L}-])${named}`, 'iu').test(remark));
}

/** The brief without what is named: remarks lose it, and those that named nothing else go. */
export function removeFromBrief(brief: ImageBrief, noun: string): ImageBrief {
  const left: ImageBrief = { ...brief, subject: withoutNoun(brief.subject, noun) ?? '' };
  for (const facet of listedFacets) {
    if (facet === 'avoid' || facet === 'parameters') continue;
    left[facet] = brief[facet].flatMap((remark) => {
      const rest = withoutNoun(remark, noun);
      // A statement about it, or one that cannot do without it, goes with it.
      return rest === undefined || isAbout(remark, noun, rest) ? [] : [rest];
    });
  }
  if (left.subject !== '') return left;
  const [detail, ...details] = left.details;
  // What was the whole picture is not taken out of it: the wish stands among what to leave out.
  return detail === undefined
    ? { ...left, subject: left.setting.length > 0 ? '' : brief.subject }
    : { ...left, subject: detail, details };
}

const OWN_DETERMINER = /^(?:an? |the |some |his |her |their |its |my |two |three |\d)/i;
/** Words before a noun that describe it; what binds it to something else is none of them. */
const ADJECTIVES = '(?:(?!(?:and|or|with|of|on|in|at|to|by|as|a|an|the)\\s)[\\p{L}-]+ ){0,2}';

/** Puts one thing in another's place wherever it is named; undefined where it is named nowhere. */
export function replaceInBrief(brief: ImageBrief, old: string, next: string): ImageBrief | undefined {
  const noun = `(?<![\\p{L}-])${nounPattern(old)}(?![\\p{L}-])`;
  // `a parasol` takes the place of `a red umbrella`, `parasol` that of `umbrella`.
  const pattern = new RegExp(
    OWN_DETERMINER.test(next)
      ? `(?:(?<![\\p{L}-])(?:an?|the|some|his|her|their|its|my|two|three) ${ADJECTIVES})?${noun}`
      : noun,
    'iu',
  );
  let isFound = false;
  const swap = (remark: string) => {
    if (!pattern.test(remark)) return remark;
    isFound = true;
    return remark.replace(pattern, next);
  };
  const changed: ImageBrief = { ...brief, subject: swap(brief.subject) };
  for (const facet of listedFacets)
    if (facet !== 'avoid' && facet !== 'parameters') changed[facet] = brief[facet].map(swap);
  return isFound ? changed : undefined;
}

const COLOURS =
  'red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|teal|turquoise|golden|silver|beige';

/** The brief with the first remark changed that names something; undefined where none does. */
function changeFirst(
  brief: ImageBrief,
  pattern: RegExp,
  change: (found: string, before: string, named: string) => string,
): ImageBrief | undefined {
  let isFound = false;
  const inRemark = (remark: string) => {
    if (isFound || !pattern.test(remark)) return remark;
    isFound = true;
    return remark
      .replace(pattern, change)
      .replace(/\ba (?=[aeiou])/gi, 'an ')
      .replace(/\ban (?=[^aeiou\s])/gi, 'a ');
  };
  const subject = inRemark(brief.subject);
  const details = brief.details.map(inRemark);
  const changed = { ...brief, subject, details, setting: brief.setting.map(inRemark) };
  return isFound ? changed : undefined;
}

/** `the sofa should be blue`: a colour takes the place of another before the noun; what else is said of it stands before it, too. */
export function describeInBrief(brief: ImageBrief, noun: string, quality: string): ImageBrief | undefined {
  const isColour = new RegExp(`(?:^| )(?:${COLOURS})(?: |$)`, 'i').test(quality);
  const colour = new RegExp(`\\b(?:${COLOURS}) `, 'iu');
  const pattern = new RegExp(
    `(${isColour ? ADJECTIVES : ''})(?<![\\p{L}-])(${nounPattern(noun)})(?![\\p{L}-])`,
    'iu',
  );
  return changeFirst(brief, pattern, (_, before, named) =>
    colour.test(before) ? before.replace(colour, `${quality} `) + named : `${before}${quality} ${named}`,
  );
}

/** `just one fox`: another number of what is named already; undefined where it is named nowhere. */
export function countInBrief(brief: ImageBrief, noun: string, count: string): ImageBrief | undefined {
  const pattern = new RegExp(
    `(?<![\\p{L}-])(?:an? |one |two |three |four |five |six |seven |eight |nine |ten |several |some |many |\\d{1,3} )?(${ADJECTIVES})${nounPattern(noun)}(?![\\p{L}-])`,
    'iu',
  );
  return changeFirst(brief, pattern, (_, adjectives) => `${count} ${adjectives}${noun}`);
}
