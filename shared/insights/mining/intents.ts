import type { Intent } from '@/shared/contracts/insight-items.ts';
import { contractNegations } from './negations.ts';
import { isDenial, readPlainFacts } from './plain-facts.ts';
import { agreedPolarity } from './sentiment.ts';

/**
 * What shows an intent in a sentence. English, of which the rules were written before they were scored. These and all below
 * are asked of small letters: an expression that has to tell no cases is put together in half the time and asked in a fifth.
 */
const RULES: Readonly<Record<Intent, RegExp>> = {
  complaint:
    /\b(?:(?:zero|one|two|(?<![\d.,])[12]) stars?\b(?! (?:hotels?|reviews?|inns?|accommodation|place))|br(?:oke|oken|eaks|eaking)|(?:false|wrong) (?:alarms?|alerts?|positives?)|crash(?:ed|es|ing)?|crack(?:ed|s|ing)?|fail(?:s|ed|ing|ure)?|(?:does|did|do|is|was|has|have|wo|ca|could|would)n['’]?t (?:even |really )?(?:work(?:ed|ing)?|pair(?:ed|ing)?|repl(?:y|ied)|answer(?:ed)?|last|charge|connect|sync|load|start|open|hold|fit|turn|respond|survive|help|recommend|worth|reliable|usable|stand|trust)|(?:not|\w+n['’]t) (?:even |very |really |at all |that |so )?(?:working|worth|reliable|usable|happy|impressed|good|great|recommend(?:ed)?|acceptable|\w+proof|durable|comfortable|compatible|adjustable|removable|readable|stable|sturdy|accurate|safe|secure|intuitive|as (?:described|advertised|pictured|promised))|(?:do|does|did)n['’]t (?:really |much )?(?:like|enjoy)|should(?:n['’]t| never) (?:buy|have bought|bother)|would(?:n['’]t| never) buy(?! an)|(?:chemical|plastic|rubber|burn(?:t|ing)|musty|fishy|rotten) (?:smells?|odou?rs?|stench|fumes)|high (?:prices?|fees?|costs?)|stop(?:s|ped)? working|no longer works?|never (?:works?|worked|again|arrived|got)|refund(?:ed)?(?! (?:\w+ ){0,5}?(?:in|within|without|straight|right|immediately|the same|no questions)\b)|cancel(?:l?ed|l?ing)?|return(?:ed|ing) (?:it|mine|this|both|them)|sent (?:it|mine) back|(?:too|so|really|painfully|ridiculously|unbearably|way too) (?:slow|loud|noisy|expensive|heavy|big|small|short|complicated|hard|difficult|hot|cold|bright|dim|bulky|confusing|pricey|stiff|weak|flimsy)|charged (?:me )?(?:twice|again)|waste(?:d)? (?:of )?(?:money|time)|wasted|disappoint(?:ed|ing|ment)|terrible|horrible|awful|useless|garbage|junk|worst|unusable|unreliable|annoy(?:ed|ing|s)|frustrat(?:ed|ing|es)|hate[sd]?|fed up|sick of|nightmare|pathetic|a joke|rip[- ]?off|scam|defective|faulty|flimsy|poorly|overpriced|misleading|ignored?|no (?:reply|response|answer)|dies?(?: (?:after|within|on|in))|died|dead (?:after|within|in)|drain(?:s|ed|ing)|laggy|lags?|buggy|bugs|glitch(?:y|es)?|freez(?:es|ing)|froze|leak(?:s|ed|ing)?|jam(?:s|med|ming)?|overheat(?:s|ed|ing)?|peel(?:s|ed|ing)?|wobbl(?:y|es|ing)|c(?:ame|omes?) (?:off|apart|loose|undone)|f(?:ell|alls?|alling) (?:off|apart)|split(?:s|ting)? (?:open|apart)|snap(?:s|ped|ping)?|t(?:ore|orn)|ripped|stuck|chao(?:s|tic)|filthy|dirty|blurry|dr(?:ives?|ove|iving) (?:me|us) (?:nuts|crazy|mad|insane)|rattl(?:es|ing|y)|smell(?:s|ed)? (?:of|like|awful|terrible)|problem(?:s)? with|issue(?:s)? with|trouble with|struggl(?:e|ed|ing)|regret|let down|gave up|keeps? (?:crashing|breaking|dropping|losing|failing|disconnecting|stopping|logging|freezing|asking|forgetting)|loses?|lost (?:all|my|the|connection)|missing (?:parts?|pieces?|screws?)|nowhere near|barely|unbearable|hard to (?:use|read|hear|clean|find|understand|reach|open)|impossible to|wake(?:s|d)? (?:up )?(?:the|my|everyone))\b/,
  praise:
    /\b(?:(?:four|(?<![\d.,])4) stars|love[sd]?|loving|great|excellent|amazing|awesome|fantastic|brilliant|superb|perfect(?:ly)?|wonderful|outstanding|delight(?:ed|ful)?|impress(?:ed|ive)|best (?:\w+ ){0,3}(?:i|we|ever|out there|purchase|decision)|highly recommend|(?:would|can|do|absolutely|definitely) recommend|game[- ]changer|life[- ]?(?:saver|changing)|works? (?:great|perfectly|flawlessly|beautifully|like a charm|really well|as advertised)|works well|worth every (?:penny|cent)|well worth|worth the (?:money|price)|happy with|pleased with|satisfied|exceeded|rock[- ]solid|solid (?:build|choice|product|machine)|reliable|super (?:easy|quiet|fast|comfortable|helpful)|easy to (?:use|clean|set up|install|learn|read|find)|(?:so|very|really|surprisingly|incredibly) (?:easy|quiet|comfortable|fast|quick|helpful|good|smooth|simple|light|sturdy|intuitive|convenient|clear)|no (?:complaints|regrets|issues|problems)|never (?:fails|failed|let me down|had (?:a|any) (?:problem|issue)s?)|a joy|pleasure|favou?rite(?= (?:feature|part|thing|purchase|app|product|one|pair|brand|tool|so far|ever|by far)\b|[.,!]|$)|kudos|shout[- ]?out to|refunded (?:\w+ ){0,5}?(?:in|within|without|straight|right|immediately|the same|no questions)|hats off|thumbs up|five stars|(?<![\d.,])5 stars|can['’]t (?:fault|live without|imagine)|saved (?:me|us)|lasts? (?:all|for|forever|days|weeks|years)|helped me|made (?:a|such a|it) (?:huge |big |so much )?(?:difference|easier))\b/,
  request:
    /\b(?:i wish|wish (?:it|they|there|you|the)|my only wish|would (?:really |also |just |honestly )?(?:be|have been) (?:so |really |very )?(?:nice|great|good|useful|helpful|awesome|lovely)|it['’]?d be (?:nice|great)|please (?:add|make|bring|give|support|consider|fix|let us|allow|include)|if only|feature requests?|(?:really |badly |still |desperately )?needs? (?:an?(?! (?:week|day|month|year|hour|minute|while|lot|bit|few))|to (?:have|add|support|get)|more|better|some)\b|(?:should|could) (?:have|add|include|come with|offer|support|let|allow|really)|(?:still )?(?:missing|lacks?|lacking) (?:a|an|any|the|support|proper|basic)|hop(?:e|ing) (?:they|for|to see|you)|waiting for (?:a|an|them|the|support)|when (?:will|are) (?:you|they|we)|would love (?:to see|a|an|it if|if)|i['’]?d (?:love|like|pay) (?:to see|a|an|for|extra|it)|want (?:a|an|the option|to be able)|why (?:is there no|isn['’]t there|can['’]t (?:i|we|it)))\b/,
  question:
    /\?\s*["'”’)]*$|^(?:how (?:do|can|does|to|long|much|many|is|are|would)|does any(?:one|body)|do (?:any of )?you|is (?:there|it|this|anyone)|are (?:there|you|these)|can (?:i|you|anyone|it|someone)|has any(?:one|body)|anyone (?:know|else|have|tried|using)|what(?:['’]s| is| are| do| would|ever)|which (?:one|is|of|would|do)|should i|where (?:can|do|is)|why (?:does|is|do|are))\b/,
  seeking:
    /\b(?:alternatives? to|alternatives\?|(?:can|could|would|please)(?: \w+)? recommend(?: me)?\b.{0,40}\?|any (?:recommendations?|suggestions?|alternatives?|recs)|looking (?:for|to buy|to replace|at getting)|in the market for|shopping for|best \w+(?: \w+){0,3} (?:for|under|to) .{2,60}\?|what (?:should|would) (?:i|you) (?:buy|get|use|recommend)|which (?:one )?(?:should|would|do) (?:i|you) (?:buy|get|choose|recommend|pick|go)|thinking (?:of|about) (?:buying|getting|switching)|is there (?:a|an|any|anything|something) (?:\w+ ){0,3}(?:better|like|similar|that|which|with|without|cheaper)|need a replacement|recommend (?:a|an|something|anything)\b)/,
  switch:
    /\b(?:switch(?:ed|ing)?|mov(?:ed|ing)|migrat(?:ed|ing)|chang(?:ed|ing)|convert(?:ed|ing)|went(?: back)?|go(?:ing|ne)? back|jump(?:ed|ing)|upgrad(?:ed|ing)|downgrad(?:ed|ing)|replac(?:ed|ing)) (?:\w+ ){0,4}?(?:from|to|over to|away from|back to|with|for)\b(?! ?[$€£]?\d)|\b(?:ditch(?:ed|ing)?|dropp(?:ed|ing)|left|leaving|abandon(?:ed|ing)) (?:it|(?!(?:out|on|in|open|alone|over|behind|lying|standing|running|me|us|him|her|them)\b)\w+) (?:for|in favou?r of|after|because)\b|\bcancel(?:l?ed|l?ing) (?:and|to) (?:went|go|mov|switch)|\b(?:sold|returned|gave away|traded(?: in)?) (?:\w+ ){1,4}(?:for (?:an?|the) |(?:and|to) (?:then )?(?:i |we )?(?!g[oe]t (?:\w+ )?(?:\w+ )?(?:refund|money|credit|replacement)\b)(?:got|get|bought|buy|ordered|chose|went (?:with|back)|now (?:have|use)) )/,
  price:
    /[$€£₹]\s?\d|\b\d+(?:[.,]\d+)? ?(?:dollars|bucks|euros?|pounds|usd|eur|gbp|quid)\b|\b(?:expensive|pricey|overpriced|cheap(?:er|est)|(?:is|are|was|so|very|too|pretty) cheap|affordable|price[ds]?|pricing|cost(?:s|ly)?|subscription|free tier|paywall|premium (?:plan|tier|version)|price (?:hike|increase|tag)|worth (?:it|(?:the|every) (?:money|price|cost|penny|cent))|value for money|(?:monthly|annual|yearly|hidden) fees?|fees|money|afford|budget-friendly|discounted|paid (?:plan|version))\b/,
  workaround:
    /\b(?:ended up|my workaround|work[- ]?around|as a work|(?:i|we) (?:now |just |simply )?(?:use|keep|made|built|wrote|export) (?:a|my own|our own|an?) (?:\w+ )?(?:spreadsheet|script|hack|macro|excel|sheet|adapter|shim|template)|spreadsheet|hacked together|diy|duct tape|taped|rigged|instead i (?:just|now)|had to (?:make|build|buy|use|print|write) (?:my own|a|an)|the trick is|what worked for me|solved it by|fixed it by|get around (?:it|this|that)|by hand instead|manually (?:every|each|export|enter|copy|track))\b/,
};

/** Praise words that a negation just before turns around; `not bad` and `no complaints` are left to the rules themselves. */
const NEGATED_PRAISE =
  /\b(?:not|never|\w+n['’]t|hardly|far from|nothing|no) (?:\w+ ){0,2}?(?:love|great|excellent|amazing|perfect|impressed|reliable|happy|pleased|satisfied|recommend|worth|easy|comfortable|good|helpful|intuitive|quiet)\b/;
const NEGATED_COMPLAINT =
  /\b(?:regrets? nothing|(?:do|did)n['’]t (?:get|understand) (?:all )?the hate|can['’]t (?:recommend|praise) (?:\w+ ){1,4}enough)\b|\bnone (?:this|since|so far|after)\b|\b(?:never|no|not|without|(?!ca|could)\w+n['’]t|zero|not a single|nothing) (?:\w+ ){0,3}?(?:false alarms?|false alerts?|broke|broken|breaks?|break|crash(?:ed|es)?|fail(?:s|ed)?|issues? with|problems? with|trouble with|bugs|glitch(?:es)?|disappoint(?:ed|s)?|regret|too \w+|annoying|leak(?:s|ed)?|jam(?:s|med)?|lag(?:s|gy)?|overheat(?:s|ed)?|drain|wobble|overpriced|complain(?:ts?)?)\b/;
const WISHED =
  /\b(?:i wish|if only|would (?:\w+ )?be|would (?:\w+ )?have been|would (?:really |also )?(?:love|like|pay)|could (?:do with|use)|hope|hoping|'?d be)\b/;

/** What goes wrong with a thing or a service, in the words in which it is told without anybody calling it bad. */
const FAILING =
  /\b(?:(?:pop(?:s|ped|ping)?|f(?:alls?|ell|alling)|com(?:es?|ing)|came|slip(?:s|ped)?|(?:is|was|has|have|had) (?:gone|come)) (?:straight |right |clean )?(?:out|off|apart|loose|undone|away) (?:of|on|in|when|whenever|after|again|every|at|the first)|(?:popped|fell|came|slipped|comes|pops|falls) (?:out|off)\b(?! (?:of the box|with))|sank|let(?:s)? go|gave (?:up|out)|g(?:oes|one|oing)? ?(?:down|dead|flat|missing) (?:again|every|on|in|for)|down again|outages?|(?:was|is|been|went) down\b|bounc(?:es?|ed)|reject(?:s|ed|ions?)|refus(?:es?|ed) to|won['’]t (?:let|accept|stay|open|print|save|take)|log(?:s|ged) (?:me|us|you|everyone) (?:out|off)|logged out (?:again|every)|kick(?:s|ed) (?:me|us) out|(?:needs?|takes?|took|requires?) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several) (?:clicks|steps|tries|attempts|screens|people|person|hands|calls|goes)|double[- ]?book(?:s|ed|ings?)?|double[- ]charged|(?:billed|charged) (?:me|us) (?:anyway|for|twice|again)|got charged|fad(?:es|ed|ing)|bleach(?:ed|es)|stink[s]?|stank|mou?ld(?:y)?|rot(?:s|ted|ten|ting)?|rust(?:s|ed|y)?|wilt(?:ed|ing)|slimy|sogg(?:y|ier)|melted|mushy|stale|burnt|bruis(?:ed|ing)|squash(?:ed)?|crushed|dented|scratched|smashed|arrived (?:\w+ ){0,2}(?:broken|late|damaged|open|empty|cold|hot|warm)|(?:days|weeks|hours|months) late|late again|never (?:arrived|came|answered|replied|responded|rang|called|got back|delivered|sticks|(?:arrive|come|load|work|show|turn up|update|scan|sync|open|answer|replie|start|connect|remember|match|respond)s)|(?:nobody|no one|no-one) (?:answers?|answered|replies|replied|responds|responded|can (?:help|tell|change|find)|knows|cares|bothered|picks)|not (?:one|a single|even an?|even one) (?:answer|reply|response|word|apology|email)|without (?:an? |any )?(?:answer|reply|response|warning|notice|asking|telling)|then silence|no (?:way to|option to|apology|explanation|warning|notice)|(?:took|takes|waited|waiting|wait) (?!(?:only |just |about )?(?:[1-5]|one|two|three|four|five) (?:seconds|minutes)\b(?! (?:on hold|for|to|until|before|in the))\W)(?:\w+ ){0,3}?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|forever|ages|an hour|hours|days|weeks|months) ?(?:minutes?|hours?|days?|weeks?|months?)?\b(?= (?:on hold|for|to|until|before|and|them|in the|\W|$))|on hold|hours on the phone|drops? (?:the|my|our) (?:call|leading|connection)|lost (?:mine|it|some|half|two|three|a|an|the|in)|vanish(?:ed|es)|disappear(?:ed|s)|mix(?:ed|es) up|wrong (?:\w+ )?(?:one|colour|color|size|item|address|house|order|chart|person|account|amount|way|date|day|place|product)|(?:too|far too|way too|much too|a bit too|a little too) (?!(?:since|and|but|when|if|for|in|on|with|at|as|because|now|which|so|though|the|an?|i|it|you|we|they|is|was|has|of|to|from|by|after|before|today|lol)\b)(?:\w+)|not enough|tiny|barely|hardly (?:any|works?|fits?)|can(?:not|['’]t|not even) (?:be (?:enlarged|changed|turned|removed|undone|opened|closed|cleaned|replaced|used|found|read)|resubmit|undo|change|cancel|log|get (?:a|any|an|it|in|rid|hold|through)|find|read|see|even|reach|hear|open|close)|(?:\w+s|they|we|things) break\b(?! in\b)|(?:is|are|was|were) (?:still |just |all |completely |simply )?(?:missing|made up)\b|(?<!\bme |\bi['’]m |\bi am |\bgo |\bgoing |\bprove \w{1,12} |nothing |\banything )\bwrong\b|(?:i|we|you|one) (?:still )?can['’]t (?:even |actually |really |just |ever )?(?!(?:even |really )?(?:wait|believe|complain|fault|go wrong|imagine|live|recommend|ask|thank|praise|say|get enough|beat|help|stress|tell|remember|think|speak|argue|blame|comment|decide|compare|promise|guarantee|stop|put|see (?:any|why|myself|how)|find (?:any|a |fault)|feel|hear|notice|smell|taste|eat|go back|be))\w+|impossible|hidden (?:\w+ ){0,3}(?:deep|menus?|deep|away|fees?|costs?)|(?:raised|hiked|doubled|tripled|put up) (?:our|my|the|their|its) (?:\w+ )?(?:fees?|prices?|rates?|costs?)|(?:price|fee|cost|bill)s? (?:\w+ )?(?:crept|jumped|doubled|shot|went up|rose)|weak (?:point|spot|link)|let[- ]?down|last straw|(?:is|like) a toy|insult(?:ing)?|obscene|embarrassing|inconvenient|uncomfortable|aches?|ach(?:ing|ed)|hurts?|sore|painful|(?:every|any) single time|keeps? (?:\w+ing)|(?:not|n['’]t) amused|third (?:one|time|box|outage|replacement)|yet again|again and again|over and over|once more)\b/;
/** What a thing lacks. What is better lacking (`there is no noise`) and turns of speech are left out. */
const LACKING =
  /\b(?:there(?:['’]s| is| are| was| were)(?: still)? no|(?:has|have|had|with) (?:absolutely )?no|comes? without) (?!(?:\w+ )?(?:noise|issues?|problems?|complaints?|doubt|reason|need|comparison|better|way back|going|regrets?|wobble|smell|delays?|ads|fuss|leaks?|lag|idea|question|one|more|longer|trouble|bugs?|drama|strong|plans?|intention)\b)/;
/** A negation just before what goes wrong: `not a single outage`. */
const NEGATION = /\b(?:never|no|not|without|zero|\w+n['’]t)(?:\s+\w+){0,3}\s+$/;
/** What goes right, told the same way. */
const WORKING =
  /\b(?:hard to beat|(?:can|could)n['’]t (?:do|say|thank|praise|ask) (?:\w+ ){0,4}?enough|would(?:n['’]t| never|['’]d not)? (?:give|hand) (?:it|them|this|mine) (?:back|up)|['’]d not give (?:it|them|this|mine) (?:back|up)|(?:dead|super|dirt|so|really) (?:easy|simple|straight|stable|handy|useful)|rock[- ]steady|steady as|sold (?:me|us|it to me)|saves? (?:me|us) (?:an?|so|hours?|time|loads|\d+)|without (?:a|any) (?:hitch|scratch|problems?|fuss|glitch|hassle|issues?|trouble)|can['’]t (?:find|see|think of) (?:a single |any |a )?(?:flaws?|faults?|downsides?|problems?|issues?|drawbacks?)|can['’]t go wrong|first time[.,!]?$|not a (?:mark|scratch|single (?:problem|issue|outage|complaint))|zero (?:drama|issues?|problems?|complaints|fuss|regrets?)|no (?:noise|leaks?|lag|smell|wobble|delays?|drama|fuss|questions asked|questions|grudges)|in a heartbeat|never (?:looked back|been (?:charged|happier|better)|going back|missed)|not going back|way (?:more|better)|far (?:better|easier|nicer)|so much (?:better|easier|nicer|faster|quieter)|(?:fresher|better|faster|easier|lighter|quieter|nicer|smoother|cheaper) than|pain(?:less|lessly)|effortless(?:ly)?|seamless(?:ly)?|holds? up|held up|like new|spot on|bang on|top[- ]notch|second to none|lovely|gorgeous|handy|well (?:done|made|built|thought)|generous|stress[- ]free|(?:not|\w+n['’]t) bad|nothing but (?:good|praise)|can['’]t complain|makes? (?:it|life|things|my \w+) (?:so much |much )?(?:easier|better)|pays? for itself|whole new|right away|(?:same|next|within the) (?:day|hour)|hit(?:s)? the spot|a treat|unreal)\b/;
/** Mockery that keeps to a form: `Oh great, another seam gone`, `Love paying extra for that`. */
const MOCKING =
  /\bgood luck (?:finding|getting|trying|reaching|cancel\w+|with|if)\b|\b(cool|great|nice|lovely|thanks|fun)[ ,]+\1[ ,]+\1\b|^\W*oh,? (?:great|brilliant|wonderful|lovely|fantastic|perfect)[,.!…]|^\W*(?:(?:oh|ah|well|wow|yay),? )?(?:great|brilliant|wonderful|lovely|fantastic|perfect|nice|superb|thanks|thank you|bravo|well done|congrat(?:s|ulations))[,.!…]+ (?:(?:now|another|yet|so|the|my|still|they|it|just|and|exactly|one more|it's|nobody)\b)|\b(?:love|loving|enjoy|adore) (?:how (?:it|they|you|my|the) \w+ (?:\w+ )?(?:crash|break|fail|die|lose|never|stop|charge|forget|ignor|raise)|(?:paying|waiting|being (?:charged|told|billed|ignored|logged|forced)|having to|getting (?:charged|billed|ignored)|spending (?:hours|my)|the privilege))|\bfor the privilege of\b|\bexactly what i (?:wanted|needed)\b.{0,60}\b(?:halfway|middle|again|broken|gone|dead)\b/;
/** Asking for something in fewer words than a sentence. */
const ASKED_SHORTLY =
  /\bplease[.!]*$|^please\b(?! (?:don['’]t|note|see|read|help))|\bi['’]d (?:gladly |happily |really |also )?(?:like|love|pay)\b(?! to (?:thank|say|know|point|add that))|\b(?:gladly|happily) pay (?:extra|more)\b|\bwish(?:es)? (?:it|they|there|you|the|we|i (?:could|had))\b|\bmore (?:\w+ ){1,2}(?:options?|choices?)\b(?=.*!)|\bwhy (?:can|could) (?:i|we|you) not\b|\bnot being able to\b|\bcould (?:really |just )?(?:do with|use) (?:a|an|some|more)\b|\bbring back\b|\bwould (?:gladly |happily |even )?pay (?:extra|more|for)\b|\ball it needs is\b|^needs (?:an? )?[a-z-]+[.!]*$/;

/** A wish for more of what is there says that there is too little of it. */
const FALLS_SHORT =
  /\b(?:wish|could (?:really |just )?(?:do with|use)|needs?|should|if only|would be (?:nice|great|good) (?:if|to))\b(?:\W+\w+){0,6}?\W+(?:more|bigger|larger|longer|stronger|louder|quieter|brighter|faster|quicker|lighter|smaller|shorter|cheaper|better|warmer|softer|wider|deeper|thicker|a second|another|less|fewer|did not|didn['’]t|was not|wasn['’]t|were not|weren['’]t)\b/;
/** What nobody wants, said of a thing in plain words. */
const UNWANTED =
  /\b(?:is|are|was|were|gets?|got|it['’]s|too) (?:so |very |really |pretty |quite |rather |extremely |a bit |bloody |damn |way )?(?:loud|noisy|expensive|pricey|dear|slow|bulky|flimsy|wobbly|smelly|sticky|blurry|dim|weak|cramped|complicated|confusing|broken|empty|flat|wet|crooked|stale|rotten|mouldy|moldy|rude|unfriendly|dirty|late)\b(?! enough)|\bat (?:most|best)\b|^\W*(?:very|so|rather|quite|extremely|super|far|a (?:bit|little|tad)|bit|horribly|incredibly) (?:stiff|tight|narrow|heavy|slow|loud|noisy|expensive|pricey|slippery|flimsy|bulky|thin|confusing|complicated|rude|dirty|cramped|blurry|salty|bland|dry|limited|basic|outdated)\b|\b(?:arriv(?:ed|es)|came|delivered|turned up|shipped) (?:\w+ )?after (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:days|weeks|months)\b/;

/** Denies nothing: `never met such warm people`. */
const NEVER_SUCH =
  /\bnever (?:\w+ )?(?:met|seen|had|known|felt|eaten|tasted|slept|owned|heard|been) (?=such\b|so\b)/gi;

const ORDER = Object.keys(RULES) as Intent[];

/** Who had doubts tells what he thought before. */
const WAS_WORRIED =
  /\b(?:was|were) (?:a (?:bit|little) |so |very |really )?(?:worried|sceptical|skeptical|hesitant|unsure|afraid|concerned|nervous|doubtful)\b/;

/** What a sentence says, and whether a rule knows it: that something is not so is a complaint nine times in ten, no more. */
interface Told {
  intents: Intent[];
  isSure: boolean;
}

export const findIntents = (written: string): Intent[] => readIntents(written).intents;

/**
 * The intents of one English sentence, in a fixed order. A negation turns praise into a complaint, and a complaint into
 * praise; what is wished for is neither, and mockery is no praise.
 */
export function readIntents(written: string): Told {
  const told = contractNegations(written).replace(NEVER_SUCH, '');
  const sentence = told.toLowerCase();
  const found = new Set(ORDER.filter((intent) => RULES[intent].test(sentence)));
  if (found.has('praise') && NEGATED_PRAISE.test(sentence)) {
    found.delete('praise');
    found.add('complaint');
  } else if (found.has('complaint') && !LACKING.test(sentence) && NEGATED_COMPLAINT.test(sentence)) {
    found.delete('complaint');
    found.add('praise');
  }
  let isSure = true;
  if (!found.has('praise') && !found.has('complaint')) {
    const toldAs = readPlainTelling(sentence);
    isSure = toldAs !== null;
    const isDenied = !toldAs && isDenial(sentence) && agreedPolarity(told) <= 0;
    if (toldAs || isDenied) found.add(toldAs ?? 'complaint');
  }
  if (WAS_WORRIED.test(sentence)) found.delete('complaint');
  if (MOCKING.test(sentence)) {
    found.delete('praise');
    found.add('complaint');
  }
  if (ASKED_SHORTLY.test(sentence)) found.add('request');
  if (found.has('request') && WISHED.test(sentence)) found.delete('praise');
  if (found.has('request') && FALLS_SHORT.test(sentence)) found.add('complaint');
  if (found.has('question') || found.has('seeking')) found.delete('praise');
  return { intents: ORDER.filter((intent) => found.has(intent)), isSure };
}

/** Praise or blame that is told without a word for either. */
function readPlainTelling(sentence: string): 'praise' | 'complaint' | null {
  if (LACKING.test(sentence)) return 'complaint';
  if (WORKING.test(sentence)) return 'praise';
  const failing = FAILING.exec(sentence) ?? UNWANTED.exec(sentence);
  const fact = readPlainFacts(sentence);
  if (fact || !failing) return fact;
  // What somebody cannot do without something, he cannot do.
  const isTurned = !/^(?:i|we|you|one)\b/.test(failing[0]) && NEGATION.test(sentence.slice(0, failing.index));
  return isTurned ? 'praise' : 'complaint';
}
