import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

/** Other words often typed for one that sounds or looks alike, each only in company that leaves no doubt. */
export const lookalikes: readonly Pattern[] = [
  pattern(
    `(?<=\\b(?:know|tell|see|check|decide|sure|ask|wonder|wondering|determine|asked|about|doubt|unsure|find out|confirm|clear|if) )(weather) (?=(?:the|a|my|your|our|this|that|it|i|you|he|she|we|they|there|or|to|these) (?!forecast|is\\b|app\\b))`,
    'whether',
  ),
  pattern(
    `(?<=\\b(?:leave|exit|enter|go|walk|drive|break|look|come|pass|run|cut)(?: (?:the|a|it|this) \\p{L}+)? )(threw) (?=(?:the|a|this|that|my|our|your)\\b)`,
    'through',
  ),
  pattern(
    `(?<=\\b(?:end|middle|rest|start|beginning|days|day|once) (?:of the|a) )(weak)(?![\\p{L}'])`,
    'week',
  ),
  pattern(`(?<=\\b(?:it|new|people|out|down|everything|stay) )(hear)(?=\\s*(?:[.!,]|$))`, 'here'),
  pattern(
    `(?<=\\b(?:day|days|everything|everyone|nothing|week|all|open) )(accept) (?=(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|for|the|on|when|christmas)\\b)`,
    'except',
  ),
  pattern(`(?<![\\p{L}'])(other wise)(?![\\p{L}'])`, 'otherwise'),
  pattern(
    `(?<=\\b(?:have|has|had|'ve|'s|is|are|was|were) )(all ready) (?=(?:\\p{L}+ed|sent|seen|done|bought|made|gone|been|got|written|paid|told|taken|given|read|eaten|left|found)\\b)`,
    'already',
  ),
  pattern(
    `(?<=\\b(?:late|your|quick|fast|for the|a|waiting for a|no|the) )(replay)(?= (?:to|from|as|and|soon|by|asap)\\b|\\s*[.!?,]|$)`,
    'reply',
  ),
  pattern(
    `(?<=\\b(?:the|a|our|this|that|every|each|another|one|any|new|my|your) )(costumer)(?![\\p{L}'])(?<!\\b(?:costumes?|theat(?:er|re)|film)\\b[^.!?]*)`,
    'customer',
  ),
  pattern(
    `(?<=\\b(?:should|can|could|shall|where can) (?:i|we|you) )(by) (?=(?:a|an|it|this|some|the|new|one|these|tickets)\\b)`,
    'buy',
  ),
  pattern(
    `(?<=\\b(?:could|should|would|might|must|couldn't|shouldn't|wouldn't|may)(?: not| probably| never| easily| also)? )(of) (?!course\\b)(?=\\p{L})`,
    'have',
  ),
  pattern(
    `(?<![\\p{L}'])(peace) of (?=(?:cake|code|paper|advice|text|software|information|art|work|pizza|music|furniture|writing|bread|meat|land|equipment|news|data|the|wood|clothing|content|jewelry)\\b)`,
    'piece',
  ),
  pattern(
    `(?<=\\b(?:know|tell|see|check|decide|sure|ask|wonder|wondering|matter|determine|asked|depends on|about|doubt|unsure|find out|regardless of|confirm|clear) )(weather|rather) (?=(?:or|i|you|he|she|it|we|they|the|this|that|to|my|your|our|there|a|these|it's|people|someone|customers|users)\\b)(?! (?:is|was|will be|forecast|app))(?<=weather)`,
    'whether',
  ),
  pattern(
    `(?<=\\b(?:the|this|that|our|your|some|any|such|what|good|bad|nice|cold|hot|warm|wet|sunny|windy) )(wether)(?! or not\\b)(?=[\\s,.?!]|$)`,
    'weather',
  ),
  pattern('(wether) (?=(?:is|was|will be|forecasts?|warnings?|apps?|reports?|today|tomorrow)\\b)', 'weather'),
  pattern(
    "(wether) (?=(?:or|not|to|i|you|he|she|it|we|they|the|this|that|these|those|my|your|our|his|her|their|there|an?|it’s|it's|its|people|someone)\\b)",
    'whether',
  ),
  // the paintings are still lifes
  pattern(`(?<![\\p{L}'-]|\\bstill )(lifes)(?![\\p{L}'-])`, 'lives'),
  pattern(`{CLAUSE}(weather) (?=(?:or not|you|i|we|he|she|they|it's|to) )`, 'whether'),
  pattern(
    `(?<=\\b(?:to|from|can|could|you|i|we|can't|didn't|did you) )(here) (?=(?:from you|back|from him|from her|from them|about|me|your|the news|that|the|more|what|anything|any|it|my|him|her|you)\\b)(?<=\\b(?:forward to|to|nice to|good to|great to|love to|can|could|can't|didn't|did you|glad to|happy to|sorry to|want to|i) here\\s*)(?! to| the)`,
    'hear',
  ),
  pattern(
    `(?<=\\b(?:come|over|right|get|out|stay|live|work|around|i'm|been|up|bring) )(hear)(?={END}| (?:and|at|in|to|for|on|we|is|today|tomorrow)\\b)`,
    'here',
  ),
  pattern(`{START}(hear) (?=(?:is|are|it is|you go|we go|they are)\\b)`, 'here'),
  pattern(
    `(?<=\\b(?:i|we|you|don't|didn't|they|to|do you|let me|let us|if you|anyone|already) )(no) (?=(?:that|how|what|why|where|if|when|who|about|it|the|you|this|him|her|them|me|for sure|whether|a lot|any)\\b)(?<=\\b(?:i|we|you|they|don't|didn't|let me|do you|to|let us|anyone|already) no\\s*)(?! (?:the|a lot|this) (?:more|longer))`,
    'know',
  ),
  pattern(
    `(?<=\\b(?:let me|let us|you|don't|i|do) )(no)(?=\\s*[.!?]*$)(?<=\\b(?:let me|let us|as you|don't|i don't) no)`,
    'know',
  ),
  pattern(
    `(?<=\\b(?:i|he|she|we|they|you|already|never|always) )(new) (?=(?:that|how|what|why|where|it|the|you|this|him|her|about|exactly|nothing|if|who|when|them|everything|something)\\b)`,
    'knew',
  ),
  pattern(`(?<![\\p{L}'])(buy) (?=the way\\b)`, 'by'),
  pattern(
    `{START}(by) (?=(?:me|some|two|three|milk|bread|groceries|tickets|a new|more)\\b(?! \\p{L}+,))`,
    'buy',
  ),
  pattern(
    `(?<=\\b(?:to|will|can|should|could|i'll|want to|going to|and) )(by) (?=(?:a|an|some|new|more|it|one|two|this|the same|groceries|milk|tickets|another)\\b(?! (?:\\p{L}+ )?(?:margin|day|week|time|deadline|factor|few|lot|mile|majority)))(?<=\\b(?:want|wants|wanted|going|like|need|have|had|ll|will|can|should|could|trying|able|planning|decided|i'll)(?: to)? by\\s*)`,
    'buy',
  ),
  pattern(
    `(?<=\\b(?:to|please|pls|plz|me|can you|i|and|help|you|could you|will|should|must) )(right) (?=(?:a|an|me a|me an|some|the code|the essay|the report|code|an|this down|it down|about|in english|the following|me) )(?<=\\b(?:to|help me|please|pls|plz|can you|could you|will|must) right\\s*)`,
    'write',
  ),
  pattern(
    `(?<=\\b(?:for|on) )(sell)(?={END}| (?:on|at|in|and|for|by|near)\\b)(?<=\\b(?:is|are|car|house|was|put|up|were|be|tickets|bike|not|items?|phone|laptop) (?:for|on) sell)`,
    'sale',
  ),
  pattern(
    `(?<=\\b(?:next|last|this|every|a|per|one|each|past|the|two|first|mid) )(weak)(?={END}| (?:i|we|and|on|or|ago|because|at|for|to|so|before|after|if|when|is|was|in|from)\\b)(?<=\\b(?:next|last|every|one|per|a|this|past|first) weak)(?! (?:point|spot|and))`,
    'week',
  ),
  pattern(
    `(?<=\\b(?:the|a|my|this|our|your|for) )(hole) (?=(?:day|time|thing|week|team|family|project|story|life|file|world|process|document|text|year|month|point|night|page|book|app|code|class|company|article|bunch|lot|number|weekend|afternoon|morning)\\b)`,
    'whole',
  ),
  pattern(`(?<=\\b(?:please|you|kindly|to) )(bare) (?=with (?:me|us)\\b)`, 'bear'),
  pattern(
    `(?<=\\b(?:will|would|is|are|should|i'll|i'd|was|were|i|we|you|can|could|most|he'll|we'll|they|it's|i'm|that's|do|not|you'll|has|had|have|it|that) )(defiantly)(?! (?:opposed|against|refus))`,
    'definitely',
  ),
  pattern(`{START}(defiantly) (?=(?:a|the|not|yes|will|going|worth|recommend|i|one)\\b)`, 'definitely'),
  pattern(
    `(?<![\\p{L}'])(costumer)(?= (?:service|support|care|success|experience|satisfaction|feedback|base|data|complaints?|reviews?|is|was|wants|asked|who|has|account|needs|id|number)\\b|\\s*[.,!?]|$)`,
    'customer',
  ),
  pattern(
    `(?<=\\b(?:our|the|my|your|all|new|more|existing|potential|some|many|with|for|their|to|and|of|loyal|paying|angry) )(costumers)(?!'| (?:designed|for the (?:film|play|show)))`,
    'customers',
  ),
  pattern(
    `(?<=\\b(?:my|our|project|product|account|the|your|general|office|line|store|engineering|new|hiring|his|her|sales|marketing) )(manger)(?! scene)`,
    'manager',
  ),
  pattern(
    `(?<=\\b(?:away|far|come|comes|came|coming|get|got|received|receive|hear|heard|data|email|back|different|taken|moved|text|quote|message|imported?|exported?|file|switch|call|help|feedback|information|suffering|apart|copied|values?|home|someone|people|files|remove|removed|delete|fetch|read|download|extract|translate|convert|benefit) )(form) (?=(?:the|my|a|an|you|your|our|his|her|their|me|him|them|us|this|that|these|here|there|scratch|work|home|now|it|one|english|what|another|yesterday|last|monday)\\b)`,
    'from',
  ),
  pattern(`{START}(form) (?=(?:now on|my point|what i|the beginning|here|there|monday)\\b)`, 'from'),
  pattern(
    `(?<=\\b(?:in|of|at|with|for|from|to|on|by|about|join|visit|is|love|like|improve|meet|all|both) )(are) (?=(?:team|company|website|house|product|new|customers?|clients?|app|project|office|school|class|family|own|data|server|code|users|meeting|home|city|budget|kids|plan|plans|country|first|next|last)\\b)(?<=\\b(?:in|of|at|with|for|from|to|on|by|about|join|visit|love|improve|meet) are\\s*)`,
    'our',
  ),
  pattern(
    `{START}(are) (?=(?:team|company|website|customers?|app|project|office|meeting|budget|product|server|school) (?:is|are|was|were|has|have|will|needs?|can|wants?|should)\\b)`,
    'our',
  ),
  pattern(
    `(?<=\\b(?:am|is|are|was|were|i'm|you're|we're|they're|it's|he's|she's|not|isn't|aren't|wasn't|weren't) )(suppose) (?=to\\b)`,
    'supposed',
  ),
  pattern(
    `(?<=\\b(?:i|we|you|he|she|they|it|that|there) )(use) (?=to (?:be|have|go|live|work|do|play|think|like|love|know|get|make|hate|eat|come|see|say|take)\\b)`,
    'used',
  ),
  pattern(
    `(?<=\\b(?:i'm|am|get|getting|got|not|are|is|be) )(use) (?=to (?:it|this|that|the|working|having|doing|being|my|using|seeing)\\b)`,
    'used',
  ),
  pattern(
    `(?<=\\b(?:they|we|you) )(where)(?= (?:not|going|there|here|able|supposed|late|very|so|all|happy|told|trying|talking|just|in|on|at|the|working|having|born|looking|really|too|sent|asked|also|doing|playing|waiting|given|both)\\b)`,
    'were',
  ),
  pattern(
    `(?<=\\b(?:know|sure|see|is|tell me|remember|find|idea|find out|that's|out|wonder|asked|ask) )(were) (?=(?:the|my|i|you|he|she|it|we|they|to|is|is|this|that|our) )(?<=\\b(?:know|sure|tell me|remember|find|idea|that's|find out|wonder|this is) were\\s*)`,
    'where',
  ),
  pattern(
    `(?<=(?:^|[.!?\\n]\\s*|\\b(?:and|but|so) ))(were) (?=(?:is|was it|can i|do i|do you|did|does|can we|should i|do we|have you been)\\b)`,
    'where',
  ),
  pattern(
    `(?<=\\b(?:is|are|was|were|be|not|isn't|aren't|wasn't) )(aloud) (?=(?:to|in|on|here|by|for|at)\\b)(?! (?:by|in a|for))`,
    'allowed',
  ),
  pattern(
    `(?<=\\b(?:to|nice to|let's|can we|could we|we|i'll|will|we'll|can|should) )(meat) (?=(?:you|up|me|him|her|them|us|at|on|tomorrow|the team|with|next|again|in|your)\\b)`,
    'meet',
  ),
  pattern(
    `(?<=\\b(?:i|we|you|he|she|it|they) )(past) (?=(?:the|my|all|away|by|out|it|your|his|her) (?:test|tests|exam|exams|class|interview|course|ball|salt|last|in|driving|audit|review|message|deadline)\\b)`,
    'passed',
  ),
  pattern(`(?<=\\b(?:in|from) the )(passed)(?={END}| (?:i|we|and|but|year|few|two|week|month)\\b)`, 'past'),
  pattern(
    `(?<=\\b(?:for|over|in|during|of) the )(passed) (?=(?:few|two|three|several|year|month|week|decade|\\p{L}+ (?:years|months|weeks|days)))`,
    'past',
  ),
  pattern(
    `(?<=\\b(?:a|the|brief|short|quick|executive|in|me a|meeting|my|this|good|of|write|weekly|project|final) )(summery)(?! (?:dress|day|weather|look|feel|vibes?|evening|drink|dish|salad|colou?rs?))`,
    'summary',
  ),
  pattern(
    `(?<=\\b(?:so|very|really|i'm|am|was|are|i was|super|get|got|too|is|were|getting|be) )(exited)(?={END}| (?:to|about|for|that|and)\\b)(?<!\\b(?:process|it|program) (?:was|is) exited)`,
    'excited',
  ),
  pattern(
    `(?<=\\b(?:to|we|can|will|should|further|i'd like to|could|let's|please) )(discus) (?=(?:the|this|it|with|about|our|your|my|how|what|that|these|a|further|in)\\b)`,
    'discuss',
  ),
  pattern(
    `(?<=\\b(?:go|went|going|read|run|look|get|got|walk|drive|goes|through|come|came|looking|reading) )(threw|trough) (?=(?:the|a|all|my|your|this|it|that|these|our|his|her|each|every|with)\\b)`,
    'through',
  ),
  pattern(
    `(?<=\\b(?:i|we|he|she|they|you) )(through) (?=(?:it|the ball|away|up|out the|him|a party)\\b)(?<=\\b(?:i|we|he|she|they) through\\s*)(?! the)`,
    'threw',
  ),
  pattern(
    `(?<=\\b(?:main|basic|same|first|key|design|solid|guiding|general) )(principal) (?=(?:of|behind|that|is that|here)\\b)(?! of (?:the|a|our|my|this|\\p{L}+) (?:school|college|academy))(?<!\\bthe principal(?= of))`,
    'principle',
  ),
  pattern(
    `(?<![\\p{L}'])(witch) (?=(?:is|are|was|i|we|one|you|of|way|will|can|means|makes|has|language|method|version|framework)\\b)(?<!\\b(?:the|a|wicked|good|bad|evil|old|this|that|young) witch\\s*)`,
    'which',
  ),
  pattern(
    `(?<=\\b(?:in|under|over|of|by|at|on|for|with) )(witch)(?= (?:the|i|we|you|they|he|she|it|case)\\b)`,
    'which',
  ),
  pattern(`(?<=\\b(?:looking|look|looks|looked) )(foreword) (?=to\\b)`, 'forward'),
  pattern(
    `(?<=\\b(?:a|an|the|my|this|your|our|quick|short|of|error|private|direct|text|voice|leave|send|following|commit|last) )(massage) (?=(?:from|to|saying|that|about|on|in|when|says|said|is|i|box|you|queue|broker)\\b)`,
    'message',
  ),
  pattern(`(?<=\\b(?:kind|best|warm|kindest) )(regard)(?=\\s*(?:[,.]|$))`, 'regards'),
  pattern(`(?<=\\bthanks in )(advanced)(?={END}| for\\b)|(?<=\\bthank you in )(advanced)`, 'advance'),
  pattern(
    `(?<=\\bin )(advanced)(?=\\s*[.!,]*\\s*$)(?<=\\b(?:thanks|thank you|thank you so much|thank you very much|thanks a lot|many thanks) in advanced)`,
    'advance',
  ),
];
