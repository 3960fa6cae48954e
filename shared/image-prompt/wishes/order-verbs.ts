/** What an order does to the picture. */
export type Deed = 'remove' | 'add' | 'replace' | 'less' | 'more' | 'make' | 'keep';

/** Verbs people give orders with, by what they want done. */
const VERBS: Record<Deed, string> = {
  remove:
    'remove|delete|drop|erase|lose|scrap|ditch|kill|cut out|cut|hide|omit|skip|forget about|forget|nix|get rid of|do without|leave out|leave off|take out|take off|take away|throw out|crop out|wipe out|clear away|discard|exclude|bin',
  add: 'add|include|put(?: in)?|draw|insert|place|give|show|bring in|throw in|stick|pop|position|have|use',
  replace: 'replace|swap(?: out)?|exchange|substitute|change|turn|switch(?: out)?|trade|transform|convert',
  less: 'tone down|dial down|dial back|turn down|bring down|cut down(?: on)?|cut back(?: on)?|go easy on|reduce|tame|lower|decrease|weaken|lessen|limit|minimi[sz]e|thin out|calm down',
  more: 'increase|boost|intensify|turn up|dial up|crank up|raise|strengthen|emphasi[sz]e|bring out|amplify|enhance|pump up|exaggerate|play up',
  make: 'make|paint|colou?r|turn|render|let',
  keep: 'keep|leave|retain|preserve',
};

const THING = "(?:(?:the|this|that|these|those|his|her|its|their|all|all the|any) )?[\\p{L}\\d’' -]+?";
const AGAIN =
  '(?: a (?:bit|little|notch|touch)| again| altogether| completely| entirely| please| though| too)*';
const AWAY = '(?:out|off|away|down|back|up)';

export interface Order {
  deed: 'remove' | 'less' | 'more';
  /** As it was named, with its article; a pronoun where it was named before. */
  thing: string;
}

/** Verbs that are things and qualities, too, or say where something goes: what they are about is said with an article. */
const AMBIGUOUS = /^(?:cut|drop|hide|bin|skip|lower|limit|raise) (?!down|out|back|on )/i;
const NAMED_ONCE = /^(?:the|this|that|these|those|his|her|its|their|all|any|it|them|him|em)(?!\p{L})/iu;
/** `Hide the cat behind the sofa`, `cut the hair short`: the thing stays. */
const PLACED = / (?:behind|on|onto|in|into|under|below|over|above|at|to|from|short|shorter|half)(?!\p{L})/iu;
/** What is more or less of when it is raised or lowered: no `camera`, no `bridge`. */
const AMOUNT =
  /(?:contrast|saturation|brightness|light(?:ing)?|exposure|noise|intensity|fog|haze|temperature|volume)s?$/i;

function isSettled(wish: string, thing: string): boolean {
  if (!AMBIGUOUS.test(wish)) return true;
  if (!NAMED_ONCE.test(thing) || PLACED.test(thing)) return false;
  return !/^(?:lower|limit|raise) /i.test(wish) || AMOUNT.test(thing);
}

const PARTICLE = new RegExp(`^${AWAY}$`);

/** An order's verb before its thing, and each verb with a particle around it: `tone down the sky`, `tone it down`. */
const ORDERS = (['less', 'more', 'remove'] as const).map((deed) => ({
  deed,
  together: new RegExp(`^(?:${VERBS[deed]}) (${THING})${AGAIN}$`, 'iu'),
  around: VERBS[deed].split('|').flatMap((verb) => {
    const [, first = '', particle = ''] = /^(\p{L}+) (\p{L}+)$/u.exec(verb) ?? [];
    if (!PARTICLE.test(particle)) return [];
    return [new RegExp(`^${first} (${THING}) ${particle}${AGAIN}$`, 'iu')];
  }),
}));

/** An order about one thing: `ditch the hat`, `tone them down`; undefined for any other wish. */
export function readOrder(wish: string): Order | undefined {
  for (const { deed, together, around } of ORDERS) {
    const behind = together.exec(wish)?.[1];
    if (behind && !/^(?:out|off|away|down|back|up|in|on)$/i.test(behind) && isSettled(wish, behind))
      return { deed, thing: behind };
    for (const pattern of around) {
      const thing = pattern.exec(wish)?.[1];
      if (thing) return { deed, thing };
    }
  }
  return undefined;
}

const DETERMINED =
  '(?:the|an?|this|that|these|those|his|her|its|their|some|any|all|it|them|him|em|more|less|fewer|another|two|three|four|five|both)';
const ANY_VERB = Object.values(VERBS).join('|');
const BEGINS = new RegExp(`^(?:${ANY_VERB}) ${DETERMINED}(?![\\p{L}-])`, 'iu');

/** Whether a clause begins as an order; `cut` and `place` are names, too, unless something is cut or placed. */
export const beginsOrder = (clause: string): boolean =>
  BEGINS.test(clause) || readOrder(clause) !== undefined || gradedBy(clause) !== undefined;

const EXCHANGED = new RegExp(`^(?:${VERBS.replace}) (${THING})$`, 'iu');
const ADDED = new RegExp(`^(?:${VERBS.add}|make it) (\\S.*)$`, 'iu');

/** What is to go where an order exchanges it and does not say for what: `swap the village`. */
export const exchangedBy = (wish: string): string | undefined => EXCHANGED.exec(wish)?.[1];
/** What an order brings: `an ocean with a boat` of `put an ocean there with a boat`. */
export const addedBy = (wish: string): string | undefined =>
  ADDED.exec(wish)?.[1]?.replace(/ (?:there|here|instead|in (?:its|his|her|their) place)(?![\p{L}-])/giu, '');

/** Verbs that make something more of what they say; each may have its particle on either side of the thing. */
const GRADED: Record<string, string> = {
  'dim|darken': 'darker',
  'brighten|lighten|illuminate': 'brighter',
  sharpen: 'sharper',
  soften: 'softer',
  blur: 'blurred',
  warm: 'warmer',
  cool: 'cooler',
  'enlarge|blow|grow': 'bigger',
  shrink: 'smaller',
  'widen|broaden': 'wider',
  'lengthen|stretch|extend': 'longer',
  'shorten|trim': 'shorter',
  thicken: 'thicker',
  slim: 'thinner',
  'simplify|declutter': 'simpler',
};

/** `Dim the lights` as what is darker then, and what it is; undefined for any other order. */
export function gradedBy(wish: string): { thing: string; how: string } | undefined {
  for (const [verbs, how] of Object.entries(GRADED)) {
    const order = new RegExp(`^(?:${verbs})(?: ${AWAY})? (${THING})(?: ${AWAY})?${AGAIN}$`, 'iu');
    const thing = order.exec(wish)?.[1];
    // `Cool colours`, `slim woman`, `grow a beard` are no such orders.
    const isNamed = thing !== undefined && new RegExp(`^${DETERMINED}(?!\\p{L})`, 'iu').test(thing);
    const isOther = thing === undefined || /^(?:an?|in|on|at|with|behind|of) /i.test(thing);
    if (thing && !isOther && (isNamed || !/^(?:warm|cool|blow|grow|slim|blur) /i.test(wish)))
      return { thing, how };
  }
  return undefined;
}
