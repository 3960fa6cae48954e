import { pluralBySingular } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

const DET = '(?:the|a|an|my|your|our|his|her|their|this|that|these|those|it|all|each)';
const WHO = '(?:i|you|he|she|we|they)';
const OWN = '(?:my|your|his|her|our)';

/** More words typed for one that sounds or looks alike, each only in company that leaves no doubt. */
export const wordPairs: readonly Pattern[] = [
  pattern(
    `(?<=\\b(?:chocolate|delicious|tasty|ate|ordered|dinner and|coffee and|main course and|sweet) )(desert)(?={END}| (?:was|is|and|for|with|menu)\\b)`,
    'dessert',
  ),
  pattern(
    `(?<=\\b(?:cake|pie|fruit|cream|something|anything|what|pudding) for )(desert)(?={END}| (?:tonight|and|after)\\b)`,
    'dessert',
  ),
  pattern(`(?<=\\b(?:sahara|gobi|mojave|atacama) )(dessert)(?![\\p{L}'])`, 'desert'),
  pattern(
    `(?<=\\b(?:the|your|our|hotel|restaurant|hospital|office|all) )(stuff) (?=(?:was|were|is|are) (?:very |so |really |extremely |all |super )?(?:kind|friendly|helpful|rude|polite|welcoming|professional|attentive|unhelpful|understaffed)\\b)`,
    'staff',
  ),
  pattern(`(?<![\\p{L}'])(stuff) (?=members?\\b)`, 'staff'),
  pattern(
    `(?<=\\b(?:in|of|for|about|change|changed|improve|all|during|with) ${OWN} (?:whole |entire |daily |personal |own )?)(live)(?={END}| (?:and i|i|was|is|has|when|so|because)\\b)`,
    'life',
  ),
  pattern(
    `(?<=\\b(?:position|kind|sort|lack|lots|number|copy|instead|because|front|middle|proud|afraid|aware|capable|full|tired) )(off) (?=(?:${DET}|being|\\p{L}+ing|people|things|time)\\b)`,
    'of',
  ),
  pattern(
    `(?<=\\bposition )(off) (?=(?:\\p{L}+ )?(?:manager|director|assistant|developer|engineer|designer|nurse|teacher|analyst)\\b)`,
    'of',
  ),
  pattern(
    `(?<=\\b(?:turn|turned|switch|switched|shut|log|logged) (?:it|them|this|that|the \\p{L}+) )(of)(?={END}| (?:when|before|and|after|at|if)\\b)`,
    'off',
  ),
  pattern(
    `(?<=\\b(?:take|taking|took|need|get) (?:a|the|some) (?:day|week|morning|afternoon) )(of)(?={END}| (?:tomorrow|next|because|from work)\\b)`,
    'off',
  ),
  pattern(`(?<![\\p{L}'])(complain) (?=(?:letter|form|email|e-mail|department)s?\\b)`, 'complaint'),
  pattern(
    `(?<=\\b(?:a|the|formal|customer|another|official|this) )(complain)(?={END}| (?:about|to|from|against|regarding|was|is)\\b)`,
    'complaint',
  ),
  pattern(
    `(?<=\\b(?:take|takes|taking|took|need|needed|have|had) a (?:short |quick |little |small |long |lunch |coffee )?)(brake)(?![\\p{L}'])`,
    'break',
  ),
  pattern(`(?<=\\b(?:lunch|coffee|tea|spring|summer|bathroom) )(brake)(?![\\p{L}'])`, 'break'),
  pattern(`(?<![\\p{L}'])(break) (?=(?:pads?|pedal|fluid)\\b)`, 'brake'),
  pattern(
    `(?<=\\b(?:my|the|car) )(breaks) (?=(?:failed|squeak|squeal|aren't working|are worn)\\b)`,
    'brakes',
  ),
  pattern(`(?<=\\b(?:school|vice) )(principle)(?![\\p{L}'])`, 'principal'),
  // "they complained to the principle": a principle is told nothing
  pattern(
    `(?<=\\b(?:(?:complain|complained|talk|talked|talking|speak|spoke|write|wrote|report|reported|sent|send) to|(?:met|meeting|talk|talked|spoke|speak) with|told|called|emailed|asked) (?:the|our|my|his|her|their|your) )(principle)(?! (?:of (?!the school)|that|behind|here|is))(?![\\p{L}'])`,
    'principal',
  ),
  pattern(`(?<=\\bin )(principal)(?={END}| (?:i|it|we|yes)\\b)`, 'principle'),
  pattern(
    `(?<=\\b(?:walk|walked|drive|drove|ran|went|flew|rushed|move|moved) )(passed) (?=(?:${DET}|me|him|us|them|midnight|noon)\\b)`,
    'past',
  ),
  pattern(
    `(?<=\\b(?:years|months|weeks|days|hours|deadline) (?:has|have|had) (?:already )?)(past)(?={END}| (?:since|and|without)\\b)`,
    'passed',
  ),
  pattern(
    `(?<=\\b(?:is|was|were|are|been|be|being|it) (?:written|made|caused|done|sent|created|designed|built|recommended|developed|owned|taught|paid) )(buy) (?=(?:${DET}|me|him|someone|one)\\b)`,
    'by',
  ),
  pattern(
    `(?<=\\b(?:don't|didn't|doesn't|let me) )(now) (?=(?:what|how|why|if|where|who|when|about|anything)\\b)`,
    'know',
  ),
  pattern(`(?<=\\b(?:right|until|till|up to) )(know)(?={END}| (?:i'm|we're|i|we)\\b)`, 'now'),
  pattern(
    `(?<=\\bthe )(write) (?=(?:answer|person|place|time|choice|direction|decision|one|thing)\\b)`,
    'right',
  ),
  pattern(
    `(?<=\\b(?:i'm|you're|you are|he's|she's|they're) (?:absolutely |completely |totally )?)(write)(?={END}| about\\b)`,
    'right',
  ),
  pattern(
    `(?<=\\b(?:feel|feels|feeling|felt|very|too|so|really) )(week)(?={END}| (?:and|today|after|because)\\b)`,
    'weak',
  ),
  pattern(`(?<![\\p{L}'])(week) (?=(?:signal|passwords?|spots?|immune)\\b)`, 'weak'),
  pattern(
    `(?<=\\b(?:lose|lost|losing|gain|gained|gaining|put on|body) )(wait)(?={END}| (?:and|in|by|because|fast|loss)\\b)`,
    'weight',
  ),
  pattern(
    `(?<=\\b(?:can't|cannot|please) )(weight)(?= (?:for (?:the|you|my|your|it)|until|till|to (?:see|hear|meet|get|go))\\b)`,
    'wait',
  ),
  pattern(`(?<=\\b(?:has|have|had|was|were|been) )(lead) (?=(?:to|by)\\b)`, 'led'),
  pattern(`(?<=\\beven )(thought) (?=(?:i|you|he|she|it|we|they|the|my|it's|i'm)\\b)`, 'though'),
  pattern(`(?<=\\beven )(through) (?=(?:${WHO}|i'm|it's|it is|it was|there)\\b)`, 'though'),
  pattern(
    `(?<=(?:^|[.!?\\n]\\s*|\\b(?:and|but|because|so) )${WHO} (?:always |really )?)(though) (?=(?:that|it|you|we|i|he|she|they|about)\\b)`,
    'thought',
  ),
  pattern(`(?<=\\bas )(thought) (?=(?:i|he|she|it|they|we|nothing) )`, 'though'),
  pattern(
    `(?<=\\b(?:go|goes|going|went|gone|run|get|got|walk|walked|looking|come|came|search) )(though) (?=${DET}\\b(?! (?:\\p{L}+ )?(?:is|was|are|were|has|will)\\b))`,
    'through',
  ),
  pattern(
    `(?<=\\b(?:fill|filled|filling) (?:in|out) (?:the|this|a|your) (?:\\p{L}+ )?)(from)(?![\\p{L}'])`,
    'form',
  ),
  pattern(
    `(?<=\\b(?:registration|application|contact|login|feedback) )(from)(?={END}| (?:is|was|doesn't|field|fields|validation|submission)\\b)`,
    'form',
  ),
  pattern(`(?<![\\p{L}'])(stationary) (?=(?:shop|store|items|supplies)\\b)`, 'stationery'),
  pattern(
    `(?<=\\b(?:team|employee|staff|boost|low|boosts) )(moral)(?={END}| (?:is|was|up|down|has)\\b)`,
    'morale',
  ),
  pattern(
    `(?<=\\b(?:work|works|go|goes|exercise|practice|happens|it|english|there|school|gym|run|train|study) )(everyday)(?={END})`,
    'every day',
  ),
  pattern(`{START}(may be) (?=(?:${WHO}|it's|it is)\\b)`, 'maybe'),
];

/** Little words left out, and participles cut short. */
export const missingParts: readonly Pattern[] = [
  // "the best restaurant I ever been to"
  pattern(
    `(?<=\\b(?:best|worst|first|only|most \\p{L}+|\\p{L}{3,}est) (?:\\p{L}+ ){1,2}(?:that )?(?:i|we|you|they) )(ever) (?=(?:been|seen|done|eaten|gone|taken|written|driven|known)\\b)`,
    'have ever',
  ),
  pattern(
    `(?<=(?:^|[.!?,\\n]\\s*|\\b(?:i|we|you|they|just|and|also|but) ))(?:want|wants|wanted) (?<x>ask|tell|invite|help|thank|remind|show|discuss|talk|give|keep|go|see|meet|visit)(?= (?:him|her|them|for|our|one|people|someone|us|everyone|two|a|you|me|the|my|your|about|questions?|where|home)\\b)`,
    ([, verb = '']) => `to ${verb}`,
  ),
  pattern(
    `(?<=\\b(?:have|has|had|i've|you've|we've|they've) (?:(?:ever|never|already|just|not|also) )?)(saw)(?! (?:blades?|mills?)\\b)(?![\\p{L}'])`,
    'seen',
  ),
  pattern(
    `(?<=\\b(?:am|is|are|was|were|i'm|we're|they're|you're|been) )(planing) (?=(?:to|a|an|on|our|my|for|the trip)\\b)`,
    'planning',
  ),
  pattern(`(?<=\\bhelp (?:me|us|him|her|them) )(too) (?=(\\p{L}+)\\b)`, ([, , verb = '']) =>
    verbs.byBase.has(verb) ? 'to' : undefined,
  ),
  // "has increase by", "the team has build"
  pattern(
    `(?<=\\b(?:has|had) (?:also |already |recently |just |never |not |slowly |really )?)(increase|decrease|build|improve|grow|create|receive|decide|finish|add|remove|delete|learn|forget|send|write|choose|speak|take|give|make|see|know|buy|bring|teach|sell|lose|eat|happen|provide|develop|discover|complete)(?= (?:by|the|a|an|my|our|your|their|his|her|its|to|from|over|since|significantly|dramatically|rapidly|many|some|all|this|that|it|two|three|four|five|\\d+)\\b)`,
    ([, verb = '']) =>
      verb === 'increase' || verb === 'decrease' ? `${verb}d` : verbs.byBase.get(verb)?.participle,
  ),
];

/** The apostrophe of an owner: "my friends house", "the companys revenue". */
export const owners: readonly Pattern[] = [
  pattern(
    `(?<=\\b${OWN} )(brothers|sisters|mothers|fathers|moms|mums|dads|bosss|wifes|husbands|grandmas|grandpas|grandmothers|grandfathers|sisters|girlfriends|boyfriends) (?=(?:(?:\\p{L}+th|first|second|third|new|old|favou?rite) )?(?:car|house|name|birthday|phone|job|room|wedding|email|computer|laptop|dog|cat|kitchen|office|family|health|advice|opinion|bike|age)\\b)`,
    ([, owner = '']) => `${owner.slice(0, -1)}'s`,
  ),
  pattern(
    `(?<=\\b(?:the|this|our|my|your|their|a|his|her) )((?:compan|famil|countr|cit|part|bab|industr|universit|agenc|facult)ys) (?=(\\p{L}+)\\b)`,
    ([, owner = '', owned = '']) =>
      pluralBySingular.has(owned) || OWNED_BY_MANY.has(owned) ? `${owner.slice(0, -1)}'s` : undefined,
  ),
];
const OWNED_BY_MANY = new Set(
  'revenue policy policies future growth income history capital culture reputation economy success health profit profits strategy mission vision values products customers employees goals population'.split(
    ' ',
  ),
);
