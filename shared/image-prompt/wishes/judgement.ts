import { OPPOSITES } from './opposites.ts';

/** What somebody finds wrong with the picture as it is; what is wished for is its other end. */
export interface Judgement {
  /** What is judged, with its article; undefined where it is the whole picture. */
  thing?: string;
  /** The wish it stands for. */
  wish: string;
}

const THING = "(?:(?:the|this|that|his|her|its|their) )?(?:[\\p{L}’'-]+ ){0,3}?[\\p{L}’'-]+";
const DEGREE =
  '(?:a (?:little|tiny)? ?bit|a little|a tad|way|far|much|kinda|kind of|sort of|slightly|somewhat|rather|just|still|really|so) ';
const TAIL =
  '(?:,? (?:now|here|there|still|though|tho|to me|for me|for my taste|for this|imo|i think|i feel|right now|at the moment|like this|that way))*';
const LOOKS =
  "(?: is| are| r| was|(?<=it|that)s|['’]s|['’]re| looks?| feels?| seems?| appears?| comes? across)(?: as)?";

const TOO = new RegExp(
  `^(?:(it|this|that|he|she|they|everything|${THING})${LOOKS} )?(?:(?!not )[\\p{L}-]+ ){0,3}too ([\\p{L}-]+)${TAIL}$`,
  'iu',
);
/** `The lamp light feels a bit warm`: who says what it feels like finds fault; how somebody is may be wished for. */
const SOFTENED = new RegExp(
  `^(it|this|that|he|she|they|${THING}) (?:(?:looks?|comes? across|is|are)(?: as)? (?:${DEGREE})+|(?:feels?|seems?)(?: like)? (?:${DEGREE})+)([\\p{L}-]+)${TAIL}$`,
  'iu',
);
/** Words of an activity that only find fault. */
const FAULT =
  /^(?:boring|overwhelming|confusing|disturbing|depressing|irritating|jarring|intimidating|overpowering)$/i;
const LOOKING = new RegExp(`^(he|she|they|it|${THING})${LOOKS} (?:${DEGREE})*([\\p{L}-]+)${TAIL}$`, 'iu');
const DISLIKED = new RegExp(
  `^i (?:really )?(?:(?:do not|don['’]?t)(?: really)? like|hate|dislike) (${THING})${TAIL}$`,
  'iu',
);
const NOT_ENOUGH = new RegExp(
  `^(?:(it|this|that|he|she|they|everything|${THING})(?:${LOOKS})? )?not ([\\p{L}-]+) enough${TAIL}$`,
  'iu',
);
const TOO_MANY = new RegExp(
  `^(?:(?:there|it|he|she)(?: is| are| has|['’]s|['’]re) )?(?:${DEGREE})*too (?:much|many) ([\\p{L}' -]+?)${TAIL}$`,
  'iu',
);
const NOT_ENOUGH_OF = new RegExp(`^(?:there(?: is|['’]s| are) )?not enough ([\\p{L}' -]+?)${TAIL}$`, 'iu');
const MISSING =
  /^(?:(?:(?:the|his|her) )?[\p{L} -]+?)(?: is| are|['’]s) missing (?:an? |the |some )?([\p{L}' -]+)$/iu;
const IS_MISSING = /^(?!something|anything|it |what)(?:(?:the|an?) )?([\p{L}' -]+?) (?:is|are) missing$/iu;
const FORGOTTEN =
  /^(?:you (?:forgot|missed)|where(?: is| are|['’]s)|what happened to) (?!what|that|how|why|to |it |my |this)(?:an? |the |about the )?([\p{L}' -]+)$/iu;

/** `I'm not a fan of the dust`, `the text is distracting`: it is to go. */
const UNLIKED: readonly RegExp[] = [
  new RegExp(
    `^i(?: am|['’]?m) not (?:really )?(?:a (?:big |huge )?fan of|keen on|into|sure about|happy with|convinced by) (${THING})$`,
    'iu',
  ),
  new RegExp(`^(?:i|we) (?:can|could|can do|could do) (?:do |live )?without (${THING})$`, 'iu'),
  new RegExp(
    `^(?:enough (?:of|with)|that['’]s enough(?: of| with)?|no need for|no need of) (${THING})$`,
    'iu',
  ),
  new RegExp(
    `^(${THING})(?:${LOOKS} (?:${DEGREE})*(?:distracting|annoying|unnecessary|unneeded|pointless|superfluous|redundant|out of place|in the way|not (?:needed|necessary))| (?:bothers?|distracts?|annoys?) me| (?:do|does)(?:n['’]?t| not) (?:fit|belong|work)(?: (?:here|there|in))?)${TAIL}$`,
    'iu',
  ),
];
/** `I don't see any people`: they are to come. */
const UNSEEN =
  /^(?:i|we) (?:do not|don['’]?t|can['’]?t|cannot|can not) see (?:any |an? |the )?([\p{L}' -]+)$/iu;
/** `Needs a cocktail, too`, of the picture. */
const IT_NEEDS = /^(?:it )?needs? (?!to )(.+?)(?:,? too)?$/iu;
/** `The skater could use a helmet`: who lacks it has it then. */
const NEEDS = new RegExp(
  `^(${THING}) (?:needs?|could use|could do with|deserves?|lacks?) (?!to )((?:an? |the |some |more |two )?[\\p{L}].*)$`,
  'iu',
);
/** What is liked stays as it is. */
const PRAISE = new RegExp(
  `^(?:(?:very |so |that['’]?s )?(?:fine|good|nice|great|perfect|cool|awesome|amazing|beautiful|lovely|wow)|i (?:like|love) (?:it|that|this|(?:the|his|her) [\\p{L} ]+)|(?:it|this|that|everything|${THING})${LOOKS} (?:${DEGREE})*(?:nice|good|great|perfect|fine|cool|ok|okay|lovely|beautiful|awesome|amazing)|(?:everything|all|all the|the) (?:else|rest|others?) (?:stays?|remains?|is|can stay|should stay|the same|as is)(?: .*)?)${TAIL}$`,
  'iu',
);

const WHOLE =
  /^(?:it|this|that|everything|(?:the )?(?:picture|image|scene|whole thing|prompt|colou?rs?|light|lighting|mood))$/i;
const withArticle = (thing: string) =>
  /^(?:the|this|that|his|her|its|their) /i.test(thing) ? thing : `the ${thing}`;
const WHO: Record<string, string> = { he: 'him', she: 'her', they: 'them' };

function other(thing: string | undefined, quality: string): Judgement {
  const opposite = OPPOSITES[quality.toLowerCase()];
  if (thing === undefined || WHOLE.test(thing)) return { wish: `less ${quality}` };
  const who = WHO[thing.toLowerCase()] ?? withArticle(thing);
  return { thing: who, wish: opposite ? `make ${who} ${opposite}` : `${thing} should look less ${quality}` };
}

function readQuality(clause: string): Judgement | undefined {
  const [, judged, quality] = TOO.exec(clause) ?? [];
  if (quality && !/^(?:much|many)$/i.test(quality)) return other(judged, quality);
  const [, lacking, wanted] = NOT_ENOUGH.exec(clause) ?? [];
  if (!wanted) return undefined;
  if (lacking === undefined || WHOLE.test(lacking)) return { wish: `more ${wanted}` };
  return { thing: lacking, wish: `${lacking} should look more ${wanted}` };
}

function readAmount(clause: string): Judgement | undefined {
  const many = TOO_MANY.exec(clause)?.[1];
  if (many) return { thing: many, wish: `fewer ${many}` };
  const few = NOT_ENOUGH_OF.exec(clause)?.[1];
  if (few) return { thing: few, wish: `more ${few}` };
  const missing = MISSING.exec(clause)?.[1] ?? IS_MISSING.exec(clause)?.[1] ?? FORGOTTEN.exec(clause)?.[1];
  const wanting = UNSEEN.exec(clause)?.[1] ?? IT_NEEDS.exec(clause)?.[1];
  if (wanting) return { thing: wanting, wish: `add ${wanting}` };
  if (missing) return { thing: missing, wish: `add ${missing}` };
  const unliked = UNLIKED.map((sign) => sign.exec(clause)?.[1]).find(Boolean);
  if (unliked && !WHOLE.test(unliked)) return { thing: unliked, wish: `remove ${unliked}` };
  const [, who = '', what = ''] = NEEDS.exec(clause) ?? [];
  if (!who || /^(?:i|we|you|u)(?!\p{L})/iu.test(who)) return undefined;
  return { thing: who, wish: WHOLE.test(who) ? `add ${what}` : `${who} should have ${what}` };
}

/** A clause that finds fault: `too bright`, `the bridge is not long enough`, `too many trees`; undefined for any other. */
export const readJudgement = (clause: string): Judgement | undefined =>
  readAmount(clause) ?? readQuality(clause) ?? readSoftened(clause);

function readSoftened(clause: string): Judgement | undefined {
  const [, judged = '', quality = ''] = SOFTENED.exec(clause) ?? [];
  // `A bit bigger` wishes for it.
  return quality && (!/(?:er|ing)$|^(?:more|less|like)$/i.test(quality) || FAULT.test(quality))
    ? other(judged, quality)
    : undefined;
}

/** Whether a clause only says what is good, or that the rest stays. */
export const isPraise = (clause: string): boolean => PRAISE.test(clause);

/** What an order behind it is about: `the dragon looks scary`, before `make it friendlier`. */
export function lookedAt(clause: string): { thing: string; quality: string } | undefined {
  const disliked = DISLIKED.exec(clause)?.[1];
  if (disliked) return { thing: disliked, quality: '' };
  const [, thing = '', quality = ''] = LOOKING.exec(clause) ?? [];
  return thing ? { thing, quality } : undefined;
}

/** What is wished for of something that looks as it should not. */
export const otherwise = ({ thing, quality }: { thing: string; quality: string }): string =>
  other(thing, quality).wish;
