import { type ImageBrief, listedFacets } from '@/shared/contracts/image-brief.ts';
import { COLOUR, MATERIAL } from './facets.ts';
import { ADJECTIVE, DETERMINER, GOVERNOR, looksPlural, nounPattern, withArticles } from './noun-phrases.ts';

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

/** What belongs to a thing after its name: `a basket full of apples`, `a hat on his head`. */
const COMPLEMENT = `(?: (?:full of|filled with|made of|of|(?:on|in|around) (?:his|her|their|its)) ${DETERMINER}?${ADJECTIVE}{0,2}?[\\p{L}-]+)?`;

/** Somebody, with what they do after their name: `people working inside`. */
const BEING =
  /^(?:people|persons?|figures?|crowds?|m[ae]n|wom[ae]n|child(?:ren)?|kids?|boys?|girls?|tourists?|workers?|passers-by|animals?|dogs?|cats?|birds?|horses?)$/i;
const DEED = '(?: \\p{L}{2,}ing(?![\\p{L}-])[^,]*)?';

/** How a thing hangs on the rest of a remark, and what stays of the place where it hung; the first that fits. */
const hangings: readonly (readonly [around: (thing: string) => string, stays: string])[] = [
  // `with a hat and a scarf`: the other one hangs there alone.
  [(thing) => `( ${GOVERNOR} )${thing} and (?!\\p{L}+ing(?![\\p{L}-]))`, '$1'],
  [(thing) => `,? (?:and|plus) ${thing}`, ''],
  [(thing) => `,? ${GOVERNOR} ${thing}`, ''],
  [(thing) => `, ${thing}(?=,|$)`, ''],
];

/** One remark without what is named, where it hung on it; undefined where nothing of the remark is left. */
function withoutNoun(remark: string, noun: string): string | undefined {
  const pattern = nounPattern(noun);
  if (!new RegExp(`\\b${pattern}\\b`, 'i').test(remark)) return withoutMade(remark, noun);
  const deed = BEING.test(noun) ? DEED : '';
  const thing = `${DETERMINER}?${ADJECTIVE}{0,3}?${pattern}(?![\\p{L}-])${COMPLEMENT}${deed}`;
  for (const [around, stays] of hangings) {
    const hung = new RegExp(around(thing), 'iu');
    if (hung.test(remark)) return named(tidy(remark.replace(hung, stays)));
  }
  const led = new RegExp(
    `^(?:${GOVERNOR} )?${DETERMINER}?${ADJECTIVE}{0,3}?${pattern}\\b,?(?: (?:and|with) )?`,
    'iu',
  );
  return named(tidy(remark.replace(led, '')));
}

/** The street of `a foggy street`, without the fog. */
function withoutMade(remark: string, noun: string): string {
  if (remark.split(' ').length <= 4 || !/^\p{L}{3,}$/u.test(noun)) return remark;
  const stem = noun.toLowerCase();
  const made = new RegExp(
    `(?<![\\p{L}-])(?:${stem.replace(/e$/, '')}|${stem}${stem.at(-1)})y (?=\\p{L})`,
    'iu',
  );
  return withArticles(remark.replace(made, ''), remark);
}

/** Whether a remark says something of what is named: `the farmers look scared`, `she holds a milkshake`. */
function isAbout(remark: string, noun: string, rest: string): boolean {
  const named = `${nounPattern(noun)}(?![\\p{L}-])`;
  const isLed = new RegExp(
    `^(?:with )?${DETERMINER}?${ADJECTIVE}{0,2}?${named} (?!and |with |in |on |at |,)\\p{L}`,
    'iu',
  );
  return isLed.test(remark) || (rest === remark && new RegExp(`(?<![\\p{L}-])${named}`, 'iu').test(remark));
}

/** A few words of the weather that what is named makes: "in stormy weather" of a storm, "a foggy morning" of fog. */
function isMadeBy(remark: string, noun: string): boolean {
  const [lower, words] = [noun.toLowerCase(), remark.toLowerCase().split(' ')];
  const made = `${lower.replace(/e$/, '')}y`;
  return words.length <= 4 && words.some((word) => word === made || word === `${lower}${lower.at(-1)}y`);
}

/** `Labelled` of labels, `textured` of a texture: one word that says the thing is there. */
function isHaving(remark: string, noun: string): boolean {
  const stem = noun.toLowerCase().replace(/s$/, '').replace(/e$/, '');
  return (
    /^\p{L}{3,}$/u.test(stem) &&
    new RegExp(`^(?:fully |heavily )?${stem}(?:${stem.at(-1)})?ed$`, 'i').test(remark)
  );
}

const PLACE = /^(?:in|on|at|behind|beside|under|near|by|over|against|from) /i;

/** Where something was, at the beginning of what is left. */
const LEFT_PLACE =
  /^(?:\p{L}+ing )?(?:in|on|at|under|near|by|over|against|between|beside|inside|across|through) ((?:an?|the|two|three|some|his|her|their) .+)$/iu;

/** The brief without what is named: remarks lose it, and those that named nothing else go. */
export function removeFromBrief(brief: ImageBrief, noun: string): ImageBrief {
  const subject = withoutNoun(brief.subject, noun) ?? '';
  // Nobody is left to do it.
  const left: ImageBrief = { ...brief, subject: /^\p{Ll}+ing$/u.test(subject) ? '' : subject };
  for (const facet of listedFacets) {
    if (facet === 'avoid' || facet === 'parameters') continue;
    left[facet] = brief[facet].flatMap((remark) => {
      const rest = withoutNoun(remark, noun);
      // A statement about it, or one that cannot do without it, goes with it; so does the place where it alone was.
      const isGone =
        rest === undefined || isAbout(remark, noun, rest) || isMadeBy(remark, noun) || isHaving(remark, noun);
      return isGone || (facet === 'details' && rest !== remark && PLACE.test(rest)) ? [] : [rest];
    });
  }
  if (left.subject !== '') {
    // Who sat there is gone, not the swing.
    const place = left.subject === brief.subject ? undefined : LEFT_PLACE.exec(left.subject)?.[1];
    return place ? { ...left, subject: place } : left;
  }
  const [detail, ...details] = left.details;
  if (detail !== undefined) return { ...left, subject: detail, details };
  const [place, ...setting] = left.setting;
  // What was the whole picture is not taken out of it: the wish stands among what to leave out.
  if (place === undefined) return { ...left, subject: brief.subject };
  return { ...left, subject: LEFT_PLACE.exec(place)?.[1] ?? place, setting };
}

/** Words before a noun that describe it; what binds it to something else is none of them. */
const ADJECTIVES =
  '(?<![\\p{L}-])(?:(?!(?:and|or|with|of|on|in|at|to|by|as|a|an|the|my|our|your|his|her|their)\\s)[\\p{L}-]+ ){0,2}';

/** Of each of these a thing has one: a colour takes a colour's place, a size a size's. */
const SHADES = 'dark(?:er)?|light(?:er)?|bright(?:er)?|pale(?:r)?';
/** What things are made of, without what they are painted in. */
const STUFF = MATERIAL.split('|')
  .filter((word) => !COLOUR.split('|').includes(word))
  .join('|');
const QUALITIES = [
  COLOUR,
  STUFF,
  '(?:big|small|tall|short|long|narrow|thin|fat)(?:g?er|t?er|n?er)?|larger?|wider?|huge|giant|tiny|little',
  'old(?:er)?|young(?:er)?',
  SHADES,
];

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
    return withArticles(remark.replace(pattern, change), remark);
  };
  const subject = inRemark(brief.subject);
  const details = brief.details.map(inRemark);
  const changed = { ...brief, subject, details, setting: brief.setting.map(inRemark) };
  return isFound ? changed : undefined;
}

/** `the sofa should be blue`: a colour takes the place of another before the noun; what else is said of it stands before it, too. */
export function describeInBrief(brief: ImageBrief, noun: string, quality: string): ImageBrief | undefined {
  const kind = QUALITIES.find((words) => new RegExp(`(?:^| )(?:${words})(?: |$)`, 'i').test(quality));
  const same = kind === undefined ? undefined : new RegExp(`\\b(?:${kind}) `, 'iu');
  const pattern = new RegExp(
    `(${kind ? ADJECTIVES : ''})(?<![\\p{L}-])(${nounPattern(noun)})(?![\\p{L}-])`,
    'iu',
  );
  return changeFirst(brief, pattern, (_, before, named) => {
    if (same?.test(before)) return before.replace(same, `${quality} `) + named;
    // "a younger female astronaut", "a smaller mountain cabin"
    return (kind !== COLOUR && kind !== STUFF && !/ing /i.test(before)) || /^\p{L}+ing $/iu.test(before)
      ? `${quality} ${before}${named}`
      : `${before}${quality} ${named}`;
  });
}

/** `Lighter table`, of a dark one: the light one takes its place; undefined where none is dark. */
export function reshade(brief: ImageBrief, shade: string, noun: string): ImageBrief | undefined {
  const shaded = new RegExp(`\\b(?:${SHADES}) ${ADJECTIVES}${nounPattern(noun)}(?![\\p{L}-])`, 'iu');
  const isShaded = [brief.subject, ...brief.details, ...brief.setting].some((remark) => shaded.test(remark));
  return isShaded ? describeInBrief(brief, noun, shade.replace(/e?r$/i, '')) : undefined;
}

/** `Lots of people` as `a few people`; undefined where it is not said that there are many. */
export function lessenInBrief(brief: ImageBrief, noun: string): ImageBrief | undefined {
  const many = new RegExp(
    `(?<![\\p{L}-])(?:(?:a )?(?:lots?|huge crowds?|crowds?|tons|loads|plenty|dozens|hundreds) of|(?:so |very |too )?(?:many|much)) (?=${ADJECTIVES}${nounPattern(noun)}(?![\\p{L}-]))`,
    'iu',
  );
  return changeFirst(brief, many, () => (looksPlural(noun) ? 'a few ' : 'a little '));
}

/** `just one fox`: another number of what is named already; undefined where it is named nowhere. */
export function countInBrief(brief: ImageBrief, noun: string, count: string): ImageBrief | undefined {
  const pattern = new RegExp(
    `(?<![\\p{L}-])(?:an? |one |two |three |four |five |six |seven |eight |nine |ten |several |some |many |\\d{1,3} )?((?:my|our|your|his|her|their) )?(${ADJECTIVES})${nounPattern(noun)}(?![\\p{L}-])`,
    'iu',
  );
  return changeFirst(brief, pattern, (_, whose, adjectives) => `${whose ?? ''}${count} ${adjectives}${noun}`);
}
