import { anyOf, type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

const SUBJECT_OR_DET = anyOf(
  'i you he she it we they the a an my your his her our their this that these those me him us them',
);
const COMPARATIVE = `(?:more|less|rather|other|better|worse|bigger|smaller|faster|slower|higher|lower|greater|fewer|larger|easier|harder|cheaper|older|younger|longer|shorter|stronger|weaker|smarter|safer|cleaner|simpler|nicer|taller|quicker|closer|richer|heavier|lighter|newer|busier|happier|warmer|colder|hotter|deeper|wider|tougher|clearer|brighter|louder|healthier|prettier|earlier|sooner|later|further|farther)`;
const MUST_BE_OBJECT = anyOf(
  'me him them us expected usual ever before most any what anything anyone last normal necessary needed 1 one two three ten twenty',
);

/** then / than. */
export const than: readonly Pattern[] = [
  pattern(
    `(?<=, )(than) (?=(?:add|click|go|press|open|run|call|mix|put|turn|take|we|i|you|send|let|stir|bake|select|type|restart)\\b)`,
    'then',
  ),
  pattern(
    `(?<=\\bif\\b[^.!?\\n]{3,80} )(than) (?=(?:i|you|he|she|we|they|please)\\b)(?<!\\b(?:more|less|better|worse|rather|other|earlier|later|\\p{L}+er)\\b[^.!?]*than\\s*)`,
    'then',
  ),
  pattern(
    `(?<=\\b(?:more|less) (?:\\p{L}+ ){1,2})(then) (?=(?:${MUST_BE_OBJECT}|the|my|your|his|her|our|their|this|that|these|those|i|you|he|she|it|we|they|a|an|in|on|at|just|others?|other)\\b)(?<!\\b(?:if|when|once|after|until|no)\\b[^.!?]*then\\s*)`,
    'than',
  ),
  pattern(
    `(?<=\\b${COMPARATIVE} )(then) (?=(?:${MUST_BE_OBJECT}|${SUBJECT_OR_DET}|in|on|at|just|others?|other|having|being|using|doing|\\p{L}+ing|to|\\d+)\\b)(?<!\\b(?:if|when|once|after|until)\\b[^.!?]*then\\s*)`,
    'than',
  ),
  pattern(
    `(?<=\\b(?:rather|other|more|less|better|worse|bigger|smaller|faster|cheaper|older|younger|taller|easier|harder) )(then) (?=(?:me|him|them|us|expected|usual|ever|before|most|any|anything|the|\\p{L}+ing|our|my|your)\\b)`,
    'than',
  ),
  pattern(
    `(?<=\\b(?:different|differently) )(then) (?=(?:the|what|my|your|our|i|we|other|it|in|mine|yours)\\b)`,
    'than',
  ),
  pattern(
    `(?<=\\b(?:and|since|back|until|by|just|but|every now and) )(than)(?={END}| (?:i|you|he|she|we|they|it|the|click|go|add|press|open|run|it's|there|my|a|to|call|try|restart|when|he'll|i'll|we'll|you'll|we'll|use|make|put|after|on|send)\\b)(?<!\\b(?:more|less|better|worse|rather|\\p{L}+er)\\b[^.!?]*than\\s*)`,
    'then',
  ),
  pattern(`{START}(than) (?=(?:i|you|he|she|we|they|it|the|add|click|go)\\b)`, 'then'),
  pattern(`(?<=\\bif\\b[^.!?\\n]{3,80}, )(than) (?=(?:i|you|he|she|we|they|it|the|please|there)\\b)`, 'then'),
];

const AFTER_LOSE = anyOf(
  'my your his her our their the it its weight money data time all everything interest control customers focus track sleep hope access a an any more some this that money motivation points users him them you me faith patience sight',
);
/** lose / loose, affect / effect, accept / except, advice / advise, quite / quiet, breath / breathe. */
export const pairs: readonly Pattern[] = [
  pattern(
    `(?<=\\b(?:to|will|would|can|could|might|may|don't|didn't|won't|can't|not|going|i|we|you|they|or|and|never|always|ll|i'll|we'll|you'll|should|gonna|doesn't|if) )(loose) (?=${AFTER_LOSE}\\b)`,
    'lose',
  ),
  // nothing but an arrow is set free by this word
  pattern(`(?<=\\p{L} )(looses)(?= (?!an arrow\\b|arrows\\b)\\p{L})`, 'loses'),
  pattern(
    `(?<=\\b(?:need|needs|have|has|had|want|wants|trying|going|got|like|hope|afraid) to )(loose) (?=(?:about |around |at least |over |up to |another )?(?:\\d|\\uFFFC|half|all|two|three|four|five|six|ten)|weight\\b)`,
    'lose',
  ),
  pattern(
    `(?<=\\b(?:too|bit|so|very|is|feels|get|came|got|let|cut) )(lose)(?=\\s*(?:[.!?]|$)| (?:fitting|ends?|screws?|and wobbly)\\b)`,
    'loose',
  ),
  pattern(`(?<![\\p{L}'])(lose) (?=(?:ends|screws?|fitting|cannon|change)\\b)`, 'loose'),
  pattern(
    `(?<=\\b(?:the|an|any|no|side|positive|negative|big|huge|little|direct|same|its|real|significant|special|long-term|bad|good|great|desired|greenhouse|adverse|lasting|major|immediate|what|of|domino|ripple|overall|much) )(affect)(?=\\s*[.!?,]| (?:on|of|is|was|that|in|for|and|has|will)\\b)`,
    'effect',
  ),
  pattern(
    `(?<=\\b(?:the|side|any|negative|positive|bad|adverse|some|its|these|those|potential|long-term|harmful) )(affects)(?=\\s*[.!?,]| (?:of|on|are|were|that|from|in)\\b|$)`,
    'effects',
  ),
  pattern(
    `(?<=\\b(?:will|can|could|may|might|would|does|doesn't|don't|didn't|not|directly|really|won't|negatively|positively|did|do|should|shouldn't|adversely|badly|also) )(effect) (?=(?:the|my|your|our|their|his|her|its|us|me|you|them|how|all|any|other|people|this|that|every|performance|everyone|everybody|anyone|both|many|users|customers)\\b)`,
    'affect',
  ),
  pattern(
    `(?<=\\b(?:to) )(effect) (?=(?:my|your|his|her|us|me|you|them|how|people|everyone|users|customers|performance|our|their)\\b(?! (?:escape|change)))`,
    'affect',
  ),
  pattern(
    `(?<=\\b(?:it|that|this|which|weather|he|she|bug|change|issue|problem|outage|delay|stress|sleep|really|also|only|directly|negatively) )(effects) (?=(?:the|my|your|our|their|his|her|its|us|me|you|them|how|all|only|every|many|people|everyone|users|customers|performance)\\b)`,
    'affects',
  ),
  // "how social media effects body image"
  pattern(
    `(?<=\\bhow (?!(?:the|its|their|these|those|such|any) )(?:[\\p{L}-]+ ){1,2})(?<!\\b(?:side|special|sound|visual|network|health|greenhouse|placebo|ripple|lighting|long-term|short-term|video|audio|photo) )(effects)(?= (?!(?:are|were|is|was|can|could|will|would|may|might|must|should|have|had|do|did|work|in|on|of|from)\\b)(?:the|a|an|my|your|our|their|his|her|its|us|me|you|them|how|people|\\p{L}+ \\p{L}+(?:\\s*[.,!?]|$))(?![\\p{L}']))`,
    'affects',
  ),
  // "how it effects small nations"
  pattern(
    `(?<=\\b(?:how|what|that|because|and|when|why) (?:it|they) )(effects?)(?= (?!(?:of|on|is|are|in|from|that|change|a)\\b)\\p{L})`,
    ([, word = '']) => word.replace('e', 'a'),
  ),
  pattern(
    `(?<=\\b(?:was|were|is|are|been|be|has|have|being|most|badly|directly|not|heavily|get|gets|getting|got|negatively|had|really|also|severely) )(effected)(?=\\s*[.!?,]| (?:by|the|my|your|our|me|us|all|users|customers|people|in|and|their|his|her|many)\\b|$)`,
    'affected',
  ),
  pattern(
    `(?<=\\b(?:take|takes|took|go into|in|into|taking|come into) )(affect)(?={END}| (?:on|from|next|immediately|in|at|after|until|as)\\b)`,
    'effect',
  ),
  pattern(
    `(?<=\\b(?:everyone|everything|all|nothing|anyone|anything|works|open|everybody|nobody|every day|everyday) )(accept) (?=(?:for|me|him|her|them|us|the|on|that|when|if|sunday|monday|one|my|you)\\b)`,
    'except',
  ),
  pattern(
    `(?<=\\b(?:to|will|please|can|you|we|i|can't|cannot|would|not|they) )(except) (?=(?:my|your|the|this|that|our|his|her|their|it|payments?|credit|a|an|any|responsibility|new|changes)\\b)(?<=\\b(?:to|please|we|i|they|will|can|can't|cannot|you|not|would) except\\s*)(?! for)`,
    'accept',
  ),
  pattern(
    `(?<=\\b(?:to|please|would|could|can|will|you|must|should|i|we|doctors|they) )(advice) (?=(?:me|you|us|him|her|them|on|how|if|the|what|that|whether|against|about)\\b)(?<!\\b(?:need|want|give|get|offer|any|some|ask|asked|gave|have|take|share|provide|like|love|of|for)\\b[^.!?]{0,12}advice)`,
    'advise',
  ),
  pattern(
    `(?<=\\b(?:some|any|your|the|good|my|more|his|her|of|for|an|this|that|bad|great|legal|medical|no|their|best|need|give|career|financial) )(advise)(?={END}| (?:on|about|for|from|regarding|is|was|and|to|would|in|you|i|that|how|as|when|if)\\b)`,
    'advice',
  ),
  pattern(
    `(?<![\\p{L}'])(quiet) (?=(?:a|an|often|sure|well|good|nice|easy|hard|happy|the|different|expensive|difficult|simple|big|small|new|interesting|long|important|busy|some|right|similar|useful|sad|slow|frankly|enough|bad|frustrating|impressed|annoying|literally|understand|helpful|surprised|popular)\\b)(?<=\\b(?:is|are|was|were|it's|i'm|been|be|not|had|have|take|takes|took|for|get|don't|isn't|wasn't|feel|looks|seems|works|has|they're|am|still|made|that's|went|,) quiet\\s*)`,
    'quite',
  ),
  pattern(
    `(?<=\\b(?:be|keep|very|so|too|stay|please be|a|and|nice and|were|was|is|really) )(quite)(?=\\s*(?:[.!?,]|$)| (?:place|room|street|neighbou?rhood|area|kid|child|spot|corner|environment|town|village|evening|night|while)\\b)(?<!\\bis quite while)`,
    ([whole = '']) => (/while/.test(whole) ? undefined : 'quiet'),
  ),
  pattern(
    `(?<=\\b(?:can't|to|cannot|hardly|barely|not|can|could|couldn't) )(breath)(?={END}| (?:properly|in|out|easily|well|through|normally|again|at|slowly|deeply)\\b)`,
    'breathe',
  ),
  pattern(
    `(?<=\\b(?:a deep|my|your|deep|a|his|her|of fresh|bad|out of|hold your|of) )(breathe)(?={END}| (?:and|of|before|away|is|in)\\b)`,
    'breath',
  ),
  // the thing, not the doing: "a small dental practise"
  pattern(
    `(?<=\\b(?:an?|the|our|my|his|her|this|dental|medical|private|legal|best|good|bad|common|family|daily|small|large|in|of) )(practise)(?={END}| (?:with|in|and|for|is|was|has|of|that|where|manager|nurse)\\b)`,
    'practice',
  ),
];
