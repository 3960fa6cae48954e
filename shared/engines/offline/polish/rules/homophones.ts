import { isThing } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { anyOf, type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

/** No form of a verb either: who is building has no building. */
const isOnlyThing = (word: string): boolean => isThing(word) && !verbs.byIng.has(word);
const whenThing = (replacement: string) => (groups: readonly string[]) =>
  isOnlyThing(groups.at(-1) ?? '') ? replacement : undefined;
const ING =
  '(?:going|doing|getting|making|trying|looking|coming|asking|talking|working|using|having|planning|thinking|waiting|saying|telling|running|leaving|taking|feeling|gonna|welcome|interested|supposed|allowed|invited|wondering|kidding|joking|missing|referring)';
const DESCRIBES = anyOf(
  'not so too very really always never already still also probably definitely just the a an all sure able correct mistaken awesome amazing late early here there ready happy sorry sad tired busy free lucky crazy smart funny',
);

/** your / you're, and "you" typed for "your". */
export const your: readonly Pattern[] = [
  pattern(
    `(?<=\\b(?:finish|complete|submit|fill in|fill out|send|bring|update|check|use|share|open|save|post|show|upload|attach|enter|confirm|change|enjoy) )(you're) (?=(\\p{L}+)\\b(?!'))`,
    ([, , word = '']) =>
      verbs.byIng.has(word) || adjectives.has(word) || functionWords.has(word) ? undefined : 'your',
  ),
  pattern(
    `(?<=\\b(?:confirm|need|send|check|update|share|give us|enter|want|use|verify|receive|received|read|got) )(you) (?=(?:address|answer|email|password|name|phone|help|opinion|feedback|order|details|documents?|report|reply|number|advice|account)(?:{END}| (?:so|by|before|to|and|on|for|with|in|as|about|again|number|address|first)\\b))`,
    'your',
  ),
  pattern(
    `(?<=\\b(?:receive|received|recieved|read|reviewed|regarding) )(you) (?=(?:letter|e-?mail|mail|message|invoice|request|application|proposal|post|comment|article|cv|resume)(?:{END}| (?:so|by|before|and|on|for|with|in|as|about|again|from|of|yesterday|today|last|this|but|which)\\b))`,
    'your',
  ),
  pattern(
    `(?<=\\bif )(your) (?=(?:passionate|interested|looking|not|still|ready|able|unsure|sure|happy|unhappy|free|planning|going|having|using|new|available|wondering|tired|stuck|sick|okay|ok|willing|already)\\b(?! (?:\\p{L}+s?) (?:is|are|was|has)))`,
    "you're",
  ),
  pattern(
    `{CLAUSE}(your) (?=${ING}\\b(?! (?:rate|glass|list|order|capital|relationship|copy|area)))`,
    "you're",
  ),
  pattern(
    `(?<=\\b(?:i|we|they|people) (?:think|know|hope|see|heard|hear|guess|believe|bet|love that|like that|understand) )(your) (?=(?:${ING}|${DESCRIBES}|good|great|right|wrong|nice|kind)\\b)`,
    "you're",
  ),
  pattern(
    `(?<!\\b(?:of|for|to|in|with|by|on|about|at|from) )(?<![\\p{L}'])(your) (?=(?:a|an|the|not|so|too|welcome|able|gonna|supposed|kidding|joking)\\b(?! (?:far|called)))`,
    "you're",
  ),
  pattern(
    `{CLAUSE}(your) (?=(?:always|never|already|still|probably|definitely|just|sure|correct|late|early|ready|happy|busy|tired|awesome|amazing|lucky|good at|great at|really|very|all)\\b(?! (?:own|set of|first|last|only|best|good|recent|new|kind|generous|helpful|detailed|quick)))`,
    "you're",
  ),
  pattern(
    `{CLAUSE}(your) (?=(?:right|wrong|great|good|the best|nice|awesome|amazing|kind|funny|smart|crazy|free|here|there|done|late|sick|mad|right about|in)(?:{END}| (?:that|about|and i|but|because|when|if|to say|for|this|today|tonight|at|it)\\b))`,
    "you're",
  ),
  pattern(`(?<![\\p{L}'])(you're) (?=(own|\\p{L}+)\\b(?!'))`, ([, , noun = '']) =>
    isOnlyThing(noun) && noun !== 'family' ? 'your' : undefined,
  ),
  pattern(
    `(?<=\\b(?:of|for|to|in|with|from|on|about|at|by|is|send|give|check|use|like|love|need|want|see|read|know) )(you're) (?=(?:new|latest|last|next|current|old|recent|full|first|best|email|personal|main|other|previous|kind|quick|amazing|great|favorite|favourite) (\\p{L}+))`,
    whenThing('your'),
  ),
  pattern(
    `(?<=\\b(?:for|of|in|to|with|from|on|about|at|by|through|into|reading|got|received|read|appreciate|check|see|love|open|send me|share) )(you) (?=(help|time|email|reply|response|account|team|company|support|feedback|message|order|website|product|advice|website|blog|code|post|work|resume|patience|understanding|opinion|name|phone|attention|consideration|application|kindness|article|report|answer|own)\\b(?! (?:me|us|him|her|them|to|zone|out|the)))`,
    'your',
  ),
  pattern(`(?<![\\p{L}'])(ur) (?=(?:own|email|name|phone|team|account|help|time)\\b)`, 'your'),
];

const OWNED_AFTER = `(?:(?:own|new|old|first|best|entire|whole|current|final|main|next|last|daily|personal|favorite|big) )?`;
/** their / there / they're. */
export const their: readonly Pattern[] = [
  pattern(`(?<![\\p{L}'])(their)(?=\\s*(?:[.!?]|$(?!\\n\\s*\\p{Ll})))`, 'there'),
  pattern(
    `(?<![\\p{L}'])(their|they're) (?=(?:is|are|was|were|isn't|aren't|wasn't|weren't|has been|have been|will be|might be|may be|must be|should be|could be|can be|would be|seems? to be|used to be|won't be)\\b)`,
    'there',
  ),
  pattern(
    `(?<=\\b(?:is|are|was|were|isn't|aren't) )(their|they're) (?=(?:a|an|any|some|anything|something|anyone|someone|no|another|enough|still|really|ever|going to be|more|other ways?|many|much)\\b)`,
    'there',
  ),
  pattern(
    `(?<=\\b(?:over|been|go|going|get|getting|got|went|live|lives|out|up|down|sit|stay|stayed|from|arrive|arrived|be|right|back|in|hello|hi|hey|head|heading|drive) )(their|they're)(?={END}| (?:before|yet|by|on|at|tomorrow|today|yesterday|tonight|again|last|next|and|but|so|now|every|since|for|with|until|when|because)\\b)`,
    'there',
  ),
  pattern(
    `{CLAUSE}(there|their) (?=(?:all |both |just |still |not |always |also |really |probably |already )?(?:going to|going|coming|trying|getting|doing|saying|asking|looking|working|planning|gonna|making|using|waiting|thinking|having|leaving|supposed|willing)\\b(?! (?:to be (?:a|an|any|some|no|more|another|many)|on(?:{END}| (?:here|there|with|at|in))|rates?|hours|conditions|group|environment|capital|relationship)))(?!there being)`,
    "they're",
  ),
  pattern(
    `(?<![\\p{L}'])(their) (?=(?:not|very|so|too|gonna|always|never|already|both|probably|definitely|really|a|an|the)\\b(?! (?:own|first|last|best|few|many|much|far|important|good|different|popular|successful|well)))`,
    "they're",
  ),
  pattern(
    `(?<=\\b(?:i|we|you) (?:think|know|hope|guess|believe|heard|hear|feel like) )(their|there) (?=(?:${DESCRIBES}|great|good|nice|awesome|amazing|wrong|right|better|worse|ok|okay|fine|cheap|expensive|closed|open|cute|beautiful|delicious)\\b(?! (?:is|are|was|were|will|own|\\p{L}+(?:s|es)\\b)))`,
    "they're",
  ),
  pattern(
    `(?<=\\b(?:of|with|from|for|to|about|on|by|in|at|into|lost|love|loved|like|liked|change|changed|use|used|do|did|doing|sell|sold|share|shared|bring|brought|check|update|updated|finish|finished|leave|left|give|gave|take|took|need|forgot|forget|read|see|send|sent|improve|get|got|have|had|wrote|write|open|opened|know|told|all|both|improving|submit|submitted|spend|spent|lose|making|make|made) )(there|they're) (?=${OWNED_AFTER}(\\p{L}+)\\b(?!'))`,
    ([, , noun = '']) =>
      isOnlyThing(noun) &&
      !/^(?:people|person|time|times|way|ways|children|men|women|error|errors|problem|problems|issue|issues|day|days|night)$/.test(
        noun,
      )
        ? 'their'
        : undefined,
  ),
  pattern(
    `{CLAUSE}(there|they're) (?=(?:own|(\\p{L}+)) (?:is|are|was|were|has|have|will|said|says|told|asked|can|needs|need|wants|want|looks|doesn't|didn't|don't|isn't|aren't)\\b)`,
    ([whole = '', , noun]) =>
      !noun ? 'their' : isOnlyThing(noun) && noun !== 'people' && whole !== '' ? 'their' : undefined,
  ),
  pattern(`(?<![\\p{L}'])(there|they're) (?=own\\b)`, 'their'),
];

/** its / it's, whose / who's. */
export const its: readonly Pattern[] = [
  pattern(
    `{CLAUSE}(its) (?=(?:to|too) (\\p{L}+)(?:{END}| (?:for|to|and|but|because|so|when|in|on|at)\\b))`,
    ([, , word = '']) => (adjectives.has(word) ? "it's" : undefined),
  ),
  pattern(
    `{CLAUSE}(its) (?=(?:yours|mine|ours|theirs|his|hers|\\d+ (?:am|pm|years?|months?|weeks?|days?|hours?|minutes?|dollars?|euros?|degrees|o'clock|cm|mm|kg|km|miles|percent)\\b))`,
    "it's",
  ),
  pattern(`{START}(its) (?=(\\p{L}+)(?:\\s*[.!?,]| (?:and|but|to|for|because)\\b))`, ([, , word = '']) =>
    adjectives.has(word) ? "it's" : undefined,
  ),
  pattern(
    `(?<!\\b(?:of|for|in|with|on|by|at|from|into|about|and|has|have|to|improve|through|than|under) )(?<![\\p{L}'])(its) (?=(?:a|an|the|not|been|gonna|going|getting|my|your|our|because|just|still|really|probably|definitely|always|never|also|okay|ok|like|possible|impossible|important|necessary|raining|snowing|obvious|unclear|worth|about|so|too|like|what|why|how|where|when|that|this|kind of|sort of|pretty|quite|almost|already|actually|basically|called|supposed)\\b(?! (?:own|cause|core)))`,
    "it's",
  ),
  pattern(
    `{CLAUSE}(its) (?=(?:very|only|all|good|bad|great|nice|hard|easy|difficult|better|best|fine|time|clear|true|cool|cold|hot|late|early|ready|safe|fun|sad|weird|strange|working|broken|done|slow|fast|free|cheap|expensive|annoying|confusing|useful|amazing|awesome|interesting|funny|boring|perfect|wrong|right|there|here|me|you|us|hot|dark|urgent|everywhere|enough|simple|up|in|on|for|at|from|one of|more|less|much)(?:{END}| (?:to|that|for|but|and|when|if|because|with|by|now|today|again|as|how|than|in|on|at|so|too|there|here|good|we|you|i|the|a|my|of|until|since|out|up|enough|not|right|fine|the)\\b))`,
    "it's",
  ),
  pattern(
    `(?<=\\b(?:think|hope|know|believe|guess|say|says|said|sure|feel|mean|means|see|if|because|that|but|so|when|since|though|unless|while) )(its) (?=(?:very|good|bad|great|nice|hard|easy|difficult|better|fine|clear|cool|hot|cold|ready|safe|fun|weird|working|broken|slow|fast|free|cheap|expensive|annoying|confusing|useful|wrong|right|too|in|on|for|at|from|one|more)\\b(?! (?:\\p{L}+(?:s|ing|tion|ment|ness)|design|price|size|side|quality|performance|value|state|way|form|taste|name|effect|part|own)\\b))`,
    "it's",
  ),
  pattern(
    `(?<=\\b(?:of|on|in|at|from|into|within|without|to|by|under|over|with|through|around|despite|improve|lost|lose|losing|keep|keeps|kept|change|changes|changed|show|shows|use|uses|update|updated|increase|increased|reached|reaches|reach|wagged|wagging|has|had|have|did|does|doing|and|include|including|of all|about) )(it's) (?=(?:(?:own|new|old|first|last|full|final|current|original|best|main|entire|whole|default|early|initial|public|private|internal|external|total|average|actual|maximum|minimum|official|natural) )?(\\p{L}+)\\b(?!'))`,
    ([, , noun = '']) => (isOnlyThing(noun) || ITS_PARTS.has(noun) || noun === 'own' ? 'its' : undefined),
  ),
  pattern(`(?<![\\p{L}'])(it's) (?=own\\b)`, 'its'),
  pattern(
    `{CLAUSE}(it's) (?=(${anyOf('price design performance quality color colour size name value purpose features users battery screen interface taste content documentation api')}) (?:is|are|was|were|has|have|looks?|feels?|needs?|should|can|will)\\b)`,
    'its',
  ),
  pattern(`(?<![\\p{L}'])(who's) (?=(\\p{L}+)\\b(?!'))`, whenThing('whose')),
  pattern(
    `(?<![\\p{L}'])(whose) (?=(?:going|coming|been|the|a|an|not|doing|there|here|responsible|interested|ready|working|in charge|on call|gonna|willing|available|also)\\b)`,
    "who's",
  ),
  // "a bloke whose local"
  pattern(
    `(?<![\\p{L}'])(whose) (?=(?:local|able|allergic|free|always|never)(?:{END}| (?:to|late|wrong|right|busy|on|in|at|but)\\b))`,
    "who's",
  ),
];
const ITS_PARTS = new Set(
  'nose eyes fur ears affect affects tail color colour size shape state head kind side weight height core way taste potential users performance price quality design default position peak limit limits goals owner origin meaning effect effects impact cover content purpose simplicity roots'.split(
    ' ',
  ),
);

const isBase = (word: string): boolean => verbs.byBase.has(word);
/** to / too. */
export const too: readonly Pattern[] = [
  // "compare her too other kids"
  pattern(`(?<=\\p{L} )(too) (?=others?\\b)`, 'to'),
  pattern(
    `(?<=\\p{L} )(?<!\\b(?:me|you|i|him|us|them|it|too|but|and|this|that) )(too) (?=(?:my|your|his|her|our|their|the|these|those|school|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b)`,
    'to',
  ),
  pattern(
    `(?<=\\b(?:safe|possible|impossible|best|better|good|dangerous|important|free|necessary|about|order) )(too) (?=(\\p{L}+)\\b)`,
    ([, , word = '']) => (isBase(word) && !adjectives.has(word) ? 'to' : undefined),
  ),
  pattern(
    `(?<=\\b(?:trip|travel|travelled|traveled|flight|flights|move|moved|moving|fly|flying|flew|drive|welcome) )(too) (?=\\p{L}{4,}(?:{END}| (?:in|on|with|for|and|next|from)\\b))`,
    'to',
  ),
  pattern(
    `(?<=\\b(?:not|is|are|was|were|it's|looks|feels|be) )(to) (?=(\\p{L}+(?:y|ful|ous|ive))\\s*[.!?,])`,
    ([, , word = '']) => (verbs.byBase.has(word) || functionWords.has(word) ? undefined : 'too'),
  ),
  pattern(
    `(?<=\\b(?:oven|up|down|set|heat|go|from \\d+|increase|reduce|close|temperature|change|limit|compared) )(too) (?=[\\d\uFFFC])`,
    'to',
  ),
  pattern(
    `(?<!\\b(?:amounts?|amounted|comes?|came|up) )(?<![\\p{L}'])(to) (?=much(?:{END}| (?:i|we|you|they|he|she|it|and|but|so|if|time|money|sugar|salt|work|text|detail|information)\\b))`,
    'too',
  ),
  pattern(
    `(?<=\\b(?:is|are|was|were|be|been|it's|that's|i'm|you're|they're|way|far|have|has|had|got|get|getting|spend|spent|takes?|took|costs?|talks?|talking|eat|ate|drink|drank|not|there's|worry|think|uses?|used|using|with|went|'s|load|loads|made|make|makes|process|sends?|sent|drink|sleep|wait|waited|want|eats|know|said|say|have not|asks?|work|worked|works|pay|paid|paying|seems|looks|ask|asking) )(to) (?=(?:much|many)\\b)`,
    'too',
  ),
  pattern(
    `(?<=\\b(?:is|are|was|were|be|it's|that's|i'm|you're|they're|he's|she's|we're|way|far|getting|become|became|seems|looks|feels|sounds|got|gets|just|isn't|wasn't|not|bit|little|been|am) )(to) (?=(\\p{L}+)(?:{END}| (?:for|to|and|but|because|so|when|in|on|at|as|now|that|if|or)\\b))`,
    ([, , word = '']) => (adjectives.has(word) && !NOT_AFTER_TOO.has(word) ? 'too' : undefined),
  ),
  pattern(
    `(?<=\\b(?:me|thanks?|love you|miss you|same to you|you) )(to)(?=\\s*[.!?]*\\s*$)(?<=^\\s*(?:(?:yes|yeah|ok|aw|haha),? )?(?:me|i love you|i miss you|love you|miss you|nice to meet you|you|thanks) to)`,
    'too',
  ),
  pattern(
    `(?<=\\b(?:want|wants|wanted|need|needs|needed|have|has|had|able|trying|try|tried|going|like|love|how|used|supposed|used|ready|hope|hoping|decided|plan|planning|learn|learning|way|time|chance|forgot|happy|glad|easy|hard|nice|allowed|wanting|unable|willing|sure|where|what|when|expected|helps?) )(too) (?=(\\p{L}+)\\b)`,
    ([, , word = '']) => (isBase(word) && !adjectives.has(word) ? 'to' : undefined),
  ),
  pattern(
    `(?<=\\b(?:go|going|went|goes|come|came|back|next|close|due|according|listen|talk|talking|thanks|belongs|reply|respond|return|moved?|sent|send|give|gave|related|similar|access|up|down|invited|connected|switch|refer|attached|added?|addressed) )(too) (?=(?:the|my|your|his|her|our|their|this|that|these|those|me|him|them|us|a|an|school|work|bed|it)\\b)`,
    'to',
  ),
];
const NOT_AFTER_TOO = new Set(
  'clean clear close open dry free complete correct empty own present present quiet better secure warm cool slow'.split(
    ' ',
  ),
);
