import type { Intent } from '@/shared/contracts/insight-items.ts';

/** What shows an intent in a sentence. English, of which the rules were written before they were scored. */
const RULES: Readonly<Record<Intent, RegExp>> = {
  complaint:
    /\b(?:br(?:oke|oken|eaks|eaking)|crash(?:ed|es|ing)?|crack(?:ed|s|ing)?|fail(?:s|ed|ing|ure)?|(?:does|did|do|is|was|has|have|wo|ca|could|would)n['’]?t (?:even )?(?:work(?:ing)?|last|charge|connect|sync|load|start|open|hold|fit|turn|respond|help|recommend|worth|reliable|usable|stand|trust)|not (?:working|worth|reliable|usable|happy|impressed|good|great|recommend(?:ed)?|acceptable)|stop(?:s|ped)? working|no longer works?|never (?:works?|worked|again|arrived|got)|refund(?:ed)?|cancel(?:l?ed|l?ing)?|return(?:ed|ing) (?:it|mine|this|both|them)|sent (?:it|mine) back|(?:too|so|really|painfully|ridiculously|unbearably|way too) (?:slow|loud|noisy|expensive|heavy|big|small|short|complicated|hard|difficult|hot|cold|bright|dim|bulky|confusing|pricey|stiff|weak|flimsy)|charged (?:me )?(?:twice|again)|waste(?:d)? (?:of )?(?:money|time)|wasted|disappoint(?:ed|ing|ment)|terrible|horrible|awful|useless|garbage|junk|worst|unusable|unreliable|annoy(?:ed|ing|s)|frustrat(?:ed|ing|es)|hate[sd]?|fed up|sick of|nightmare|pathetic|a joke|rip[- ]?off|scam|defective|faulty|flimsy|poorly|overpriced|misleading|ignored?|no (?:reply|response|answer)|dies?(?: (?:after|within|on|in))|died|dead (?:after|within|in)|drains?|laggy|lags?|buggy|bugs|glitch(?:y|es)?|freez(?:es|ing)|froze|leak(?:s|ed|ing)?|jam(?:s|med|ming)?|overheat(?:s|ed|ing)?|peel(?:s|ed|ing)?|wobbl(?:y|es|ing)|c(?:ame|omes?) (?:off|apart|loose|undone)|f(?:ell|alls?|alling) (?:off|apart)|split(?:s|ting)? (?:open|apart)|snap(?:s|ped|ping)?|t(?:ore|orn)|ripped|stuck|chao(?:s|tic)|filthy|dirty|blurry|dr(?:ives?|ove|iving) (?:me|us) (?:nuts|crazy|mad|insane)|rattl(?:es|ing|y)|smell(?:s|ed)? (?:of|like|awful|terrible)|problem(?:s)? with|issue(?:s)? with|trouble with|struggl(?:e|ed|ing)|regret|let down|gave up|keeps? (?:crashing|breaking|dropping|losing|failing|disconnecting|stopping|logging|freezing|asking|forgetting)|loses?|lost (?:all|my|the|connection)|missing (?:parts?|pieces?|screws?)|nowhere near|barely|unbearable|hard to (?:use|read|hear|clean|find|understand|reach|open)|impossible to|wake(?:s|d)? (?:up )?(?:the|my|everyone))\b/i,
  praise:
    /\b(?:love[sd]?|loving|great|excellent|amazing|awesome|fantastic|brilliant|superb|perfect(?:ly)?|wonderful|outstanding|delight(?:ed|ful)?|impress(?:ed|ive)|best (?:\w+ ){0,3}(?:i|we|ever|out there|purchase|decision)|highly recommend|(?:would|can|do|absolutely|definitely) recommend|game[- ]changer|life[- ]?(?:saver|changing)|works? (?:great|perfectly|flawlessly|beautifully|like a charm|really well|as advertised)|works well|worth every (?:penny|cent)|well worth|worth the (?:money|price)|happy with|pleased with|satisfied|exceeded|rock[- ]solid|solid (?:build|choice|product|machine)|reliable|super (?:easy|quiet|fast|comfortable|helpful)|easy to (?:use|clean|set up|install|learn|read|find)|(?:so|very|really|surprisingly|incredibly) (?:easy|quiet|comfortable|fast|quick|helpful|good|smooth|simple|light|sturdy|intuitive|convenient|clear)|no (?:complaints|regrets|issues|problems)|never (?:fails|failed|let me down|had (?:a|any) (?:problem|issue)s?)|a joy|pleasure|favou?rite|kudos|hats off|thumbs up|five stars|5 stars|can['’]t (?:fault|live without|imagine)|saved (?:me|us)|lasts? (?:all|for|forever|days|weeks|years)|helped me|made (?:a|such a|it) (?:huge |big |so much )?(?:difference|easier))\b/i,
  request:
    /\b(?:i wish|wish (?:it|they|there|you|the)|would (?:be|have been) (?:so |really |very )?(?:nice|great|good|useful|helpful|awesome|lovely)|it['’]?d be (?:nice|great)|please (?:add|make|bring|give|support|consider|fix|let us|allow|include)|if only|feature requests?|(?:really |badly |still |desperately )?needs? (?:a|an|to (?:have|add|support|get)|more|better|some)\b|(?:should|could) (?:have|add|include|come with|offer|support|let|allow|really)|(?:still )?(?:missing|lacks?|lacking) (?:a|an|any|the|support|proper|basic)|hop(?:e|ing) (?:they|for|to see|you)|waiting for (?:a|an|them|the|support)|when (?:will|are) (?:you|they|we)|would love (?:to see|a|an|it if|if)|i['’]?d (?:love|like|pay) (?:to see|a|an|for|extra|it)|want (?:a|an|the option|to be able)|why (?:is there no|isn['’]t there|can['’]t (?:i|we|it)))\b/i,
  question:
    /\?\s*["'”’)]*$|^(?:how (?:do|can|does|to|long|much|many|is|are|would)|does any(?:one|body)|do (?:any of )?you|is (?:there|it|this|anyone)|are (?:there|you|these)|can (?:i|you|anyone|it|someone)|has any(?:one|body)|anyone (?:know|else|have|tried|using)|what(?:['’]s| is| are| do| would|ever)|which (?:one|is|of|would|do)|should i|where (?:can|do|is)|why (?:does|is|do|are))\b/i,
  seeking:
    /\b(?:alternatives? to|alternatives\?|(?:can|could|would|please)(?: \w+)? recommend(?: me)?\b.{0,40}\?|any (?:recommendations?|suggestions?|alternatives?|recs)|looking (?:for|to buy|to replace|at getting)|in the market for|shopping for|best \w+(?: \w+){0,3} (?:for|under|to) .{2,60}\?|what (?:should|would) (?:i|you) (?:buy|get|use|recommend)|which (?:one )?(?:should|would|do) (?:i|you) (?:buy|get|choose|recommend|pick|go)|thinking (?:of|about) (?:buying|getting|switching)|is there (?:a|an|any|anything|something) (?:\w+ ){0,3}(?:better|like|similar|that|which|with|without|cheaper)|need a replacement|recommend (?:a|an|something|anything)\b)/i,
  switch:
    /\b(?:switch(?:ed|ing)?|mov(?:ed|ing)|migrat(?:ed|ing)|chang(?:ed|ing)|convert(?:ed|ing)|went(?: back)?|go(?:ing|ne)? back|jump(?:ed|ing)|upgrad(?:ed|ing)|downgrad(?:ed|ing)|replac(?:ed|ing)) (?:\w+ ){0,4}?(?:from|to|over to|away from|back to|with|for)\b|\b(?:ditch(?:ed|ing)?|dropp(?:ed|ing)|left|leaving|abandon(?:ed|ing)) (?:it|\w+) (?:for|in favou?r of|after|because)\b|\bcancel(?:l?ed|l?ing) (?:and|to) (?:went|go|mov|switch)/i,
  price:
    /[$€£₹]\s?\d|\b\d+(?:[.,]\d+)? ?(?:dollars|bucks|euros?|pounds|usd|eur|gbp|quid)\b|\b(?:expensive|pricey|overpriced|cheap(?:er|est)|(?:is|are|was|so|very|too|pretty) cheap|affordable|price[ds]?|pricing|cost(?:s|ly)?|subscription|free tier|paywall|premium (?:plan|tier|version)|price (?:hike|increase|tag)|worth (?:it|(?:the|every) (?:money|price|cost|penny|cent))|value for money|(?:monthly|annual|yearly|hidden) fees?|fees|money|afford|budget-friendly|discounted|paid (?:plan|version))\b/i,
  workaround:
    /\b(?:ended up|my workaround|work[- ]?around|as a work|(?:i|we) (?:now |just |simply )?(?:use|keep|made|built|wrote|export) (?:a|my own|our own|an?) (?:\w+ )?(?:spreadsheet|script|hack|macro|excel|sheet|adapter|shim|template)|spreadsheet|hacked together|diy|duct tape|taped|rigged|instead i (?:just|now)|had to (?:make|build|buy|use|print|write) (?:my own|a|an)|the trick is|what worked for me|solved it by|fixed it by|get around (?:it|this|that)|by hand instead|manually (?:every|each|export|enter|copy|track))\b/i,
};

/** Praise words that a negation just before turns around; `not bad` and `no complaints` are left to the rules themselves. */
const NEGATED_PRAISE =
  /\b(?:not|never|isn['’]t|wasn['’]t|aren['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|cannot|wouldn['’]t|won['’]t|hardly|far from|nothing|no) (?:\w+ ){0,2}?(?:love|great|excellent|amazing|perfect|impressed|reliable|happy|pleased|satisfied|recommend|worth|easy|comfortable|good|helpful|intuitive|quiet)\b/i;
const NEGATED_COMPLAINT =
  /\b(?:never|no|not|without|haven['’]t|hasn['’]t|hadn['’]t|didn['’]t|doesn['’]t|don['’]t|zero|not a single|isn['’]t|wasn['’]t|nothing) (?:\w+ ){0,3}?(?:broke|broken|breaks?|break|crash(?:ed|es)?|fail(?:s|ed)?|issues? with|problems? with|trouble with|bugs|glitch(?:es)?|disappoint(?:ed|s)?|regret|too \w+|annoying|leak(?:s|ed)?|jam(?:s|med)?|lag(?:s|gy)?|overheat(?:s|ed)?|drain|wobble|overpriced|complain(?:ts?)?)\b/i;
const WISHED = /\b(?:i wish|if only|would be|would have been|hope|hoping|'?d be)\b/i;

const ORDER = Object.keys(RULES) as Intent[];

/**
 * The intents of one English sentence, in a fixed order. A negation turns praise into a complaint, and a complaint into
 * praise; what is wished for is neither.
 */
export function findIntents(sentence: string): Intent[] {
  const found = new Set(ORDER.filter((intent) => RULES[intent].test(sentence)));
  if (found.has('praise') && NEGATED_PRAISE.test(sentence)) {
    found.delete('praise');
    found.add('complaint');
  } else if (found.has('complaint') && NEGATED_COMPLAINT.test(sentence)) {
    found.delete('complaint');
    found.add('praise');
  }
  if (found.has('request') && WISHED.test(sentence)) found.delete('praise');
  if (found.has('question') || found.has('seeking')) found.delete('praise');
  return ORDER.filter((intent) => found.has(intent));
}
