import { COMPARATIVE } from './comparative.ts';

/** Softens what is said and says nothing of the picture. */
const SOFT =
  '(?:(?:really|just|also|still|maybe|perhaps|please|pls|rather|kind of|kinda|actually|probably|honestly|definitely|now|then|so|well|even|only|sort of) )*';
const WE = '(?:you|u|ya|we|i|one)';
const CAN = '(?:can|could|would|will|may|might|should)';
const GOOD =
  '(?:nice|good|great|lovely|cool|better|best|fun|perfect|wonderful|awesome|amazing|nicer|helpful|possible)';
const NOT = "(?: not|n['’]?t)";
/** Somebody or something that is wished to be some way. */
const SOMEBODY =
  "(?:it|this|that|everything|he|she|they|him|her|them|(?:the|his|her|its|their|our) (?:[\\p{L}’'-]+ ){0,3}?[\\p{L}’'-]+)";

const opening = (said: string) => new RegExp(`^${SOFT}${said}`, 'iu');

/** How a speaker leads to what is wished for; each may stand behind another: `i was wondering if you could`. */
const OPENINGS: readonly RegExp[] = [
  opening(`${CAN}(?:${NOT})? ${WE} ${SOFT}`),
  // `you should make`, but what somebody in the picture should do stays
  opening(`(?:you|u|we) (?:${CAN}|have to|need to) (?!be |have |not |stand |look )${SOFT}`),
  opening(
    `(?:do you think|is it possible|would it be possible|is there (?:a|any) (?:way|chance)|any chance|what if|why not|how about if) ${SOFT}(?:(?:if|that|to|for) )?(?:${WE} (?:${CAN} )?)?`,
  ),
  opening(`why do${NOT} ${WE} ${SOFT}`),
  opening(
    `it(?: would| might| could|['’]d)(?: be)? ${SOFT}(?:(?:even|much|so|really) )?${GOOD} (?:if|with|having|to (?:have|see|get)|to(?= \\p{L})) (?:${WE} (?:${CAN} |had )?)?`,
  ),
  opening(
    `(?:i|we) ${SOFT}(?:want|need|wish|hope|wonder|think|guess|feel|imagine|was wondering|was hoping|was thinking|am wondering|['’]m wondering) (?:(?:that|if|like|it if|it would be ${GOOD} (?:if|to)) )?(?:${WE} (?:to|${CAN}) )?`,
  ),
  opening(
    `(?:i|we)(?:['’]d| would|d| could) ${SOFT}(?:like|love|prefer|appreciate|want|wish|rather)(?: it)? (?:(?:that|if|for) )?(?:${WE} (?:to|${CAN}) )?`,
  ),
  opening(`(?:let['’]?s|let us) (?!go\\b)${SOFT}(?:try(?: it)? )?(?=\\p{L})`),
  opening(
    '(?:(?:do|make|try|have|show) )?(?:the )?(?:exact )?same (?:thing|picture|image|one|scene|shot)(?: again)?,? (?:but |just |only )?(?=\\p{L})',
  ),
  opening('try (?:it )?(?!on\\b)(?=\\p{L})'),
  opening("(?:it|this|that)(?: is|[’']?s) (?:supposed|meant) to (?=be |look )"),
  opening('(?:make|do) (?:it )?so (?:that )?(?=it |he |she |they |the )'),
];

/** `Can the letters be thinner?` asks for what they should be. */
const CAN_IT = new RegExp(`^${SOFT}${CAN} (?=(?:it|he|she|they|this|that|the|his|her|its|their) )`, 'iu');

/** What is not wanted, as a wish about the thing: `i don't want it to be so epic`. */
const UNWANTED = new RegExp(
  `^${SOFT}(?:i|we) ${SOFT}(?:do|would|did)${NOT} ${SOFT}(?:want|need|like) (${SOMEBODY}) to (be|look|feel|have|seem) `,
  'iu',
);

/** `Let's not see it`: what follows is to go. */
const UNSEEN = new RegExp(
  `^${SOFT}(?:let['’]?s|let us|(?:i|we) (?:should|would|['’]d rather|would rather|prefer to)(?: rather)?) not (?:see|have|show|use) (?:it |them |him |her )?`,
  'iu',
);
/** Where who looks at the picture stands: `we should be inside the room`. */
const VIEW =
  /^(?:i|we|you|the viewer) (?:(?:should|could|can) )?(?:be|are|stand|look|am) (?=(?:from|in|inside|on|above|below|behind|under|outside|next to|in front of) )/iu;

/** `Fewer seagulls would be nice`. */
const WOULD_BE_GOOD = new RegExp(
  `(?<=\\S),? (?:would|could|might) (?:be|look) ${SOFT}${GOOD}(?: too| as well)?$|(?<=\\S) (?:would|might) (?:help|do)$`,
  'iu',
);

/** What is left of a question or a wish about somebody: `it be pink`, `him to look happier`. */
const SOMEBODY_BE = new RegExp(
  `^(${SOMEBODY}) (?:to |${CAN} |would |were to )?(be|look|have|hold|wear|stand|sit|face) (?=\\S)`,
  'iu',
);
const SOMEBODY_WAS = new RegExp(`^(${SOMEBODY}) (?:was|were|is|are) (?=\\S)`, 'iu');
/** `The fog gone`, `the street a bit busier`. */
const SOMEBODY_HOW = new RegExp(
  `^((?:the|his|her|its|their) [\\p{L}’'-]+) ((?:(?:a bit|a little|way|much|even|far) )?(?:gone|more [\\p{L}-]+|less [\\p{L}-]+|${COMPARATIVE}))$`,
  'iu',
);
const NOMINATIVE: Record<string, string> = { him: 'he', her: 'she', them: 'they' };

const asSubject = (who: string) => NOMINATIVE[who.toLowerCase()] ?? who;
const wished = (who: string, verb: string) =>
  `${asSubject(who)} should ${verb} `.replace(
    /^(?:it|this|that|everything) should (?:be|look) /i,
    'make it ',
  );

/** What follows the opening: what is to be, without the infinitive it hung on. */
const bare = (text: string): string =>
  text
    .replace(/^(?:be able to )?(?:to )?(?:see|have|get) (?!rid\b|to\b)(?=\S)/iu, '')
    .replace(/^to (?=\p{L}+ )/iu, '')
    .replace(/^(?:be|look) (?=\S)/iu, 'make it ')
    .replace(SOMEBODY_BE, (_, who: string, verb: string) => wished(who, verb.toLowerCase()))
    .replace(SOMEBODY_WAS, (_, who: string) => wished(who, 'be'))
    .replace(SOMEBODY_HOW, '$1 should be $2');

/** A wish without whoever wishes it: `I was wondering if we could see it from above` wishes for `it from above`. */
export function withoutFrame(given: string): string {
  const said = given
    .replace(UNWANTED, (_, who: string, verb: string) =>
      `${asSubject(who)} should not ${verb} `.replace(/^(?:this|that|everything) /i, 'it '),
    )
    .replace(UNSEEN, 'no ')
    .replace(VIEW, 'seen from ')
    .replace(/^seen from from /, 'seen from ');
  let text = said;
  for (let found = true; found; ) {
    const opened = OPENINGS.find((one) => one.test(text));
    found = opened !== undefined;
    if (opened) text = text.replace(opened, '');
  }
  text = text.replace(CAN_IT, '');
  text = text.replace(WOULD_BE_GOOD, '');
  return text === said || !/\p{L}/u.test(text) ? said : bare(text);
}
