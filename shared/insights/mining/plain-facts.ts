/**
 * Facts that judge, though no word in them does: `had to plug it in twice`, `at 249 it is a steal`, `more dirt than my old
 * one`. By what they say, so that no subject's own words are needed.
 */
const NUMBER =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|several|countless|endless)';
const TIMES = `(?:twice|${NUMBER} times)`;
const join = (parts: readonly string[]) => new RegExp(`\\b(?:${parts.join('|')})(?!\\w)`);

/** Work that a thing makes: done again, done by hand, done too often. */
const TOIL = [
  `(?:have|has|had|having|need(?:ed|s)?) to (?:\\w+ ){1,6}?(?:${TIMES}|again|by hand|manually|myself|most (?:days|mornings|nights))`,
  '(?:have|has|had|having|need(?:ed|s)?) to (?:re-?(?:start|boot|set|link|pair|connect|enter|do|load|install|type|charge|fill)|start (?:over|again)|(?:un)?plug|log (?:back )?in|chase|beg|fight|queue|pay (?:extra|again|twice|more)|be (?:rescued|replaced|repaired|returned))\\w*',
  `(?:empt(?:y|ied|ies)|clean(?:ed)?|restart(?:ed)?|reset|reboot(?:ed)?|refill(?:ed)?|ask(?:ed)?|call(?:ed)?|rang|email(?:ed)?|wrote|press(?:ed)?|tap(?:ped)?|reload(?:ed)?|complained) (?:it |them |this |him |her |us |in |for it )?${TIMES}`,
  `(?:have|has|had|having) to (?:\\w+ ){1,6}?(?:every|each|all the time|constantly|over and over)`,
  'by hand now',
  `tried (?:all |everything|${NUMBER} )`,
];
/** What was waited for, and what nobody did. */
const WAITING = [
  `(?:waited|waiting|queued|stood)\\b.{0,30}\\b(?:minutes|hours?|days|weeks?|months?)`,
  `(?:it['’]s been|been) (?:over |nearly |almost )?${NUMBER} (?:days|weeks|months)(?= (?:and (?:still|no)|since|of)|[.!]?$)`,
  '(?:open|pending|unanswered|broken|waiting) since',
  `(?:takes?|took|needs?|spent) (?:me |us |about |around |at least |over )?(?:[1-9]\\d+ (?:seconds|minutes)|(?:${NUMBER}|an|half an) (?:hours?|days?|weeks?|months?)|a (?:week(?:end)?|month|day|fortnight)|ages|forever) (?:to|before|until|for|on)`,
  '[1-9]\\d+ minutes (?:to|for|on|in) (?!spare)',
  '(?:zero|no) (?:repl(?:y|ies)|responses?|answers?|apology|help|refund|hot water|signal|reception|drafts|offline)',
  '(?:nobody|no[- ]one) (?:mention(?:s|ed)|told|tells|could|can|would|came|comes|bother(?:s|ed)|seem(?:s|ed)|replie[sd]|answer(?:s|ed)|cares?)',
  '(?:radio )?silence(?=[.!]|$)|(?:canned|automatic|automated|copied) (?:repl(?:y|ies)|answers?|responses?)|time(?:s|d)? ?-?out|(?:reported|told them) (?:it |this )?(?:twice|again)',
  'shrug(?:s|ged)?|eye[- ]?roll|hung up|fobbed off',
  '(?<!\\b(?:i|we) )forgot (?:our|my|us|me|half|the|about|to (?:bring|send|tell|add|book))',
  "asks? (?:me |us )?(?:for )?the same|still (?:waiting|not|no|broken|hungry|hasn|haven|doesn|isn|can[’'n]|open)",
];
/** What a thing takes away, does not listen to, or does not let anybody do. */
const HINDERING = [
  'ignor(?:es?|ing) (?:what|the|my|me|every|our|us|it|all)|no matter (?:how (?:often|many|much)|what i)',
  '(?:threw|throws|locks|locked) (?:me|us) out|(?:locked|thrown|kicked|signed|logged) out(?! of the box)',
  `lost (?:all|everything|(?:${NUMBER}|a|half a) (?:hours?|days?|weeks?|months?|years?) of)|(?:was|were|got|been) wiped|wiped (?:my|all|everything|our)`,
  '(?:simply|just|suddenly) gone (?:on|by|after|again|the next|overnight)',
  'takes? (?:much |far |way |even )?longer (?:to|than)',
  'reset(?:s|ting)? (?:\\w+ ){0,2}?to (?:zero|nothing|default|factory)',
  'closed (?:my|our|the) (?:ticket|case|complaint|request)|leads? nowhere|nobody there',
  'the same (?:\\w+ )?(?:articles|answer|paragraph|mistake|error|form) (?:again|over|whatever|every)',
  "(?:you|i|we) can(?:[’']t|not) (?:even )?(?:delete|change|add|remove|switch|edit|compare|undo|choose|keep|export)",
];
/** What a thing does that it should not, or no longer does. */
const GOING_WRONG = [
  "d(?:ies|ied)|(?:it[’']s|is|was|went|goes|are|were|now|stone|completely) dead(?! (?:accurate|easy|simple|quiet|silent|straight|handy|useful|stable|good|cheap|reliable|precise|on|set|centre|level|comfortable|sharp|right|impressed|fast|steady|close|keen))",
  'g(?:i|a)ves? up|giving up on',
  'disconnect(?:s|ed|ing)|(?:drops?|cuts?) out|drops? (?:every|whenever|constantly)|(?:logs?|signs?|kicks?) (?:me|us) out',
  '(?:data|draft|work|progress|photos?|notes?|booking|everything|files?|account|settings) (?:is |was |were |all |just |simply )?gone',
  'dupl?icat(?:ed|es)|overcharg(?:ed|es)|mischarg(?:ed|es)|(?:charged|billed|took) (?:my card |my account |me |us |it )?(?:twice|double|again)',
  "fall(?:s|ing)? (?:out|off|apart)|gets? stuck|(?:is|was|are|got|it[’']s) stuck|painted shut|won[’']t (?:budge|close|shut|turn|connect|charge|start|fit|hold)",
  `(?:it|this|that|they|these|which|one|app|box|\\w+s?) (?:does|did|do|wo)n['’]?t (?:even |really |actually |always |ever )?(?:work|last|charge|connect|sync|load|start|hold|fit|respond|help|stay|reach|pick|lift|recogni[sz]e|let|show|save|send|accept|support|include|cover|stick|lock|remember|register|arrive|reply|answer|care|listen|explain|add up|match|print|scan|import|export|heat|seal)`,
  "(?:is|are|was|were)n[’']?t (?:even |really |yet )?(?:supported|included|possible|available|allowed|compatible|enough|clear|ready|clean|covered|charging|working)",
  '(?:drift|creep)(?:s|ed|ing)?|crept|jump(?:s|ed)? from|go(?:es|ing)? off for nothing|for nothing(?=[.!]|$)|could never|went (?:silent|blank|quiet|dead)',
  "(?:won|doesn|don|can)['’]?t come back|(?:can ?not|can['’]t) (?:find|pair|connect|add|set|zero|run|use|turn|export|save|reset|move|share)",
  "(?:more|longer|louder|slower|hotter) than (?:i|we)(?:['’]d| would) like|(?:it|this|that)(?:['’]s| is) (?:a|just a|only a) toy|paperweight|hear (?:my|your|them|our)sel(?:f|ves) think|threatened to",
  '(?:went|gone|goes|going) up (?:by|from|again|every)|(?:went|gone) from \\W?[\\d.,]+ (?:\\w+ )?to \\W?[\\d.,]+|more than doubl(?:ed|ing)|doubl(?:ed|ing) (?:the|their|its|my|our)|cheated|greedy|robbery|(?:cost|costs|costing) (?:me |us )?(?:a fortune|the earth)',
  'price (?:increase|hike|rise)s?|hik(?:ed|es)|pay(?:ing)? (?:double|twice)|(?:has|have) shrunk|shrank',
  '(?:now|suddenly) (?:it |they )?(?:last|work|cost|take)s? (?:about as long|half|twice|double|only)',
];
/** Verbs and states in which things fail and people are put off, whatever the thing. */
const TROUBLE = [
  'sque(?:al|ak)(?:s|ed|y|ing)?|screech(?:es|ing)?|grind(?:s|ing)|whin(?:es?|ing)|judder(?:s|ing)?|stutter(?:s|ing)?|flicker(?:s|ed|ing)?|rubb(?:ed|ing)|rubs|warp(?:s|ed)|sag(?:s|ged|ging)|bent|cracked|torn|chipped|crooked|misaligned|corroded',
  'disappear(?:s|ed|ing)?|vanish(?:es|ed|ing)?|overwr(?:ote|ites|itten)|revert(?:s|ed)?|garbled|mangled|scrambled|corrupt(?:s|ed)?|brick(?:ed|s)|conk(?:s|ed) out|greyed out|spin(?:s|ning)? (?:forever|endlessly)|(?:in|into) a loop|(?:in|round in) circles|(?:blank|dead) (?:page|screen|link)',
  'ghost(?:ed|s|ing) (?:me|us)|ghost town|stonewall(?:ed|s)|fobb?(?:ed|s) (?:me|us) off|palm(?:ed|s) (?:me|us) off|(?:cut|got cut|was cut) off|copy[- ]?(?:and[- ])?paste|automat(?:ed|ic) (?:reply|response|message)|non[- ]?existent|(?:line|phone|number) (?:is|was)? ?(?:dead|engaged|busy)|(?:always|permanently) (?:engaged|busy)',
  'push(?:ed|es) back|postponed|delayed|overdue|dumped|lost in (?:the post|transit)|(?:days|weeks|months|hours) (?:late|overdue)|expires?|expired|pending for',
  'blisters?|worn (?:out|flat|through|down)|downtime|hiccups?|wobbly|slipp(?:ed|ing|ery)|delaminat(?:ed|es|ing)|detached|rubs|stolen|nicked|tampered|broken into|hacked|leaked|breach(?:ed)?|blinding|spongy|painful|excruciating|torture|numb|scary|terrifying|dangerous|unsafe|misleading|bait and switch|(?:hidden|sneaky) (?:fees?|costs?|charges?)|renewed automatically|auto-?renewed',
  '(?:keeps?|kept|always|constantly) (?:\\w+ing)(?= (?:me|us|the|my|a|an|for|it|on|when|after|every|in|that|about|back|off|out))|every (?:single )?time (?:i|we|you|it|there)|over and over|for no (?:apparent |good )?reason|out of nowhere|all by itself',
];
/** What is too little, too cheap, too poor; and how somebody sums it up. */
const POOR = [
  'tinny|muddy|muffled|cramped|fiddly|clunky|shabby|grubby|useless|hopeless|pointless|worthless|forgettable|mediocre|underwhelming|lukewarm|soggy|bland|tasteless|stuffy|sluggish|patchy|rude|rushed|shouty|tiny|lopsided|threadbare|creaky|deafening|trigger[- ]happy',
  'afterthought|nightmare|shambles|disaster|chore|a mess|lottery|letdown|disgrace|dust cloud|different story|size of a (?:cupboard|shoebox|wardrobe)',
  "(?:shame|pity) (?:that |the |about |it |they |they[’']re |you |there|on )|sadly|unfortunately|annoyingly|only (?:downside|gripe|issue|problem|niggle)|downside|drawback|lets? (?:it|them|us|me|the side) down",
  "what[’']?s the point|what is the point|so much for|no thanks|thanks for nothing|avoid[.!]?$|steer clear|stay away|buyer beware|don[’']?t (?:bother|buy)|save your money|expected (?:more|better)|not amused|you[’']d think",
  `(?:\\d+|hundred|${NUMBER}) (?:quid|dollars|euros|pounds|bucks) (?:for|to|a (?:night|day)) (?!what)|(?:had|know|seen) cheaper`,
  '\\d+ for (?:this|these|that|it|them)\\?',
  '(?:cheaper|quid|dollar|old|previous|budget|no-name|backup|spare|cheap) (?:\\w+ ){0,4}(?:do(?:es)?|did|sounds?|works?|worked|is|was) (?:exactly )?(?:the same|better|just as|as good|as well)|do(?:es)? the same for (?:half|less)',
  '(?:worse|slower|louder|heavier|noisier|weaker|dirtier|pricier|flimsier|shorter) than|than (?:this|these|it|them) (?:thing|one)?[.!]*$',
  '(?:pushes|moves?|moved|spreads|shoves) (?:it|them|the \\w+|dirt|dust|crumbs) (?:about|around|from)',
];

/** What a thing or somebody does well, told as it happened. */
const GOING_RIGHT = [
  "no (?:more )?(?:whiff|smells?|stink|odou?rs?|noise|mou?ld|leaks?|lag|delays?|ads?|crashes|bugs|squeaks?|rattles?|wobble|stains?)|(?:doesn|don|didn)[’']t (?:wake|hurt|ache|bother|disturb|squeak|leak|smell|wobble|rattle) (?:\\w+ )?(?:me|us|any ?more|at all)|(?:can|could) (?:hardly|barely) (?:hear it|notice)",
  `(?:answered|replied|fixed|sorted|solved|picked up|refunded|replaced|checked in|arrived|set up|done|ready|seated|served|at my door) (?:it |me |us |everything )?(?:in|within) (?:under |less than |about )?(?:an?|${NUMBER}) (?:seconds?|minutes?|hours?|days?)`,
  '(?:in|within) (?:under|less than) (?:an?|one|two|five|ten) (?:seconds?|minutes?|hours?)|(?:in|within) (?:seconds|no time)|(?:the )?same (?:afternoon|morning|evening|hour)',
  '(?:with|in|took|takes|on|by) (?:just |only |literally )?one (?:hand|click|tap|charge|go|pass|swipe)',
  'still (?:going|works|working|going strong|shows|like new|at \\d+ ?%)|stays in|stays put|stands up by itself|actually works|just works|does (?:exactly )?what it says|(?:does|do|gets?) the job|well enough',
  "(?:haven[’']t|hasn[’']t|never|no longer|don[’']t) (?:had|have|has|need(?:ed)?|once) (?:to |had )?(?:to |cut|worry|think|touch|empty|clean|charge)|(?:haven[’']t|never) (?:cut|lost|missed|needed) (?:a|an|any|anything|one|once)",
  '(?:picks?|picked) up (?:everything|anything|all|every)|(?:gets|lifts|brings) (?:everything|the \\w+ out)|sorted it|made it right|stayed with (?:me|us)|remembered (?:us|our|my)|(?:a )?free (?:upgrade|replacement)|new one at my door',
  "never looked back|no regrets|not going back|nothing was too much|above and beyond|nothing like (?:it|this)|(?:it|this|that) wins|nothing else (?:did|does|comes|came|works?|worked|could)|like nothing i[’']?ve|not missing anything|can[’']t tell (?:them|the two|it) apart",
];
/** How good somebody finds it, in turns of speech and words that the first rules leave out. */
const FINE = [
  '(?:fast|quick|prompt|speedy|swift) (?:deliver(?:y|ies)|shipping|responses?|repl(?:y|ies)|service|answers?|dispatch|set-?up|charging|refund)|class act|magic(?:al)?|heaven|a dream|a gem|a star|legends?|life ?saver|goosebumps|ten out of ten|10\\/10|top[- ]notch|what more (?:do|could|can) (?:you|i|we)|slept like|like a (?:log|baby|charm|dream|glove|champ|boss|pro)|eat off',
  'comfy|cosy|cozy|nimble|snapp(?:y|ier)|roomy|spacious|spotless|immaculate|pristine|crisp|punchy|sleek|stunning|beautiful(?:ly)?|delicious|tasty|friendly|welcoming|charming|powerful|whisper[- ]quiet|flawless(?:ly)?|faultless|magnificent|sublime|lovely people|not bad',
  'a steal|bargain|half the price|(?:cost|costs|costing) (?:me |us )?(?:less|half|a fraction)|fraction of the (?:price|cost)|(?:good|great|excellent) value|for the price of|(?:expected|worth) (?:half|twice|double) (?:of )?(?:this|that|the price)|worth the (?:drive|trip|wait|detour)|well worth',
  '(?:better|quieter|lighter|faster|quicker|easier|smoother|stronger|cleaner|brighter|sharper|comfier|nicer|softer|longer|richer|clearer|fresher|cheaper|snappier) than (?!this|these|it\\b|them)|more (?!noise|errors?|bugs|problems|time|money|work|trouble|hassle)(?:\\w+ ){1,2}than (?:my|our|the|any|all|every)(?! (?:money|time))',
  "(?:my|our|the) (?:old|previous|last) (?:\\w+ ){1,2}(?:left behind|never (?:could|did|got)|couldn[’']t|could not|missed|struggled)",
  "bought (?:a second|another|two more|one for)|already booked|(?:second|third|fourth|fifth|tenth) (?:visit|stay)|(?:will|we[’']ll|i[’']ll|be) (?:be )?(?:coming )?back (?:soon|again|next)|could not be better|couldn[’']t (?:be|ask for) (?:better|more|happier)|can[’']t complain|size of what i|finally (?:some(?:body|one)|a |an |one )",
];

const BLAMES = join([...TOIL, ...WAITING, ...GOING_WRONG, ...TROUBLE, ...HINDERING, ...POOR]);
const PRAISES = join([...GOING_RIGHT, ...FINE]);
/**
 * What does not happen, is not there or cannot be done, said without a word for it being bad. In public reviews in which no other
 * word judges, it blames in nine of ten.
 */
const DENYING =
  /\b(?:no(?! (?:\w+ (?:needed|required|necessary)|more|longer than|doubt|idea|worr|matter|need|wonder|question|problem|issue|complaint|regret|pain|fuss|hassle|one (?:notic|else)))|not(?! (?:sure|only|just|affiliated|to mention|yet (?:tried|tested)|that|even close|mine|me|everyone|everybody|for everyone|a (?:fan|user|problem|big)|too bad|bad))|never(?! (?:mind|knew|thought|again have|had|tried|used|too|been|again will|looked|look|miss|have to|need))|nobody(?! (?:notic|else|know))|nowhere|cannot|unable to|(?:ca|wo|does|did|do|is|was|are|were|has|have|could|would)n['’]?t(?! (?:wait|believe|know|think|mind|matter|have to|need|tried|try|hurt|regret|complain|care|worry|used|use|want|stop|ask for|go wrong|imagine|miss|tell|expect|said a|say a)))\b/;
const LIGHT =
  /\bso (?:that )?you(?:['’]re not| (?:are|do|wo)n['’]t| never)\b|\b(?:(?:get|understand|see) (?:all )?the (?:problem|fuss|complaints)|get me wrong|(?:not|\w+n['’]t|never) (?:\w+ ){0,2}?(?:loud|noisy|expensive|pricey|slow|bulky|flimsy|heavy|hot|complicated|confusing|hard|difficult|rude|dirty|late|annoying|harsh)|finally|at last|at least|voluntarily|notic(?:e|es|ed)|pain|trouble|hassle|bother|worr(?:y|ies)|problems?|issues?|complaints?|regrets?|luckily|thankfully|anymore because)\b/;
/** `Noise cancelling? What noise cancelling.` */
const DENIED = /\b(\w+)(?: \w+)?\? what (?:\w+ )?\1/;
/** A negation just before a fact turns it around: `never had to restart it`, `no nightmare`. */
const NEGATED =
  /\b(?:never|no|not|without|zero|nothing|hardly|nobody|none|isn['’]t|wasn['’]t|\w+n['’]t)(?:\s+\w+){0,2}\s+$/;

/** What a clause in small letters tells by its facts: null where they say nothing, or both. */
export function readPlainFacts(clause: string): 'praise' | 'complaint' | null {
  if (DENIED.test(clause)) return 'complaint';
  const blame = BLAMES.exec(clause);
  const praise = PRAISES.exec(clause);
  if (blame && praise) return null;
  const fact = blame ?? praise;
  if (!fact) return null;
  const isTurned = NEGATED.test(clause.slice(0, fact.index));
  return (fact === blame) === isTurned ? 'praise' : 'complaint';
}

/** Whether a clause in small letters says of a thing what it does not do; questions, and what he does not do himself, say nothing. */
export const isDenial = (clause: string): boolean =>
  DENYING.test(clause) && !LIGHT.test(clause) && !/\?\W*$|^\W*(?:if|unless|when)\b/.test(clause);
