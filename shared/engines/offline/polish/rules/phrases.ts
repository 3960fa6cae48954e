import { anyOf, type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

/** One word with "self" before them. */
const OF_SELF = anyOf(
  'introduction esteem confidence assessment evaluation study care portrait defence defense',
);

/** Wrong prepositions, wrong little words and set phrases learners and fast typists get wrong. */
export const phrases: readonly Pattern[] = [
  // "How I can make it faster", where nothing follows that it could be the subject of
  pattern(
    `{START}(?:how|what|when|where|why) ((?:i|we) (?:can|could|should|must))(?= \\p{L}+\\b)(?![^.!?\\n]*\\b(?:is|are|was|were|be|will|depends|matters)\\b)`,
    ([, words = '']) => words.split(/\s+/).reverse().join(' '),
  ),
  pattern(
    `(?<=\\b(?:depend|depends|depending|depended) )(of|from) (?=(?:the|a|my|your|our|what|how|on|it|his|her|their|this|that)\\b)`,
    'on',
  ),
  pattern(
    `(?<=\\b(?:discuss|discussed|discussing)) about(?= (?:the|this|it|our|your|my|how|what|that|these|a|his|her|their)\\b)`,
    '',
  ),
  // "listen the client called": what follows is said, not heard
  pattern(
    `{START}(?:(?:ok|okay|alright|so|well|hey) )?listen(?<x> )(?=(?:the|my|our) \\p{L}+ (?:called|said|says|is|was|has|wants|told|asked|came|needs)\\b)`,
    ', ',
  ),
  pattern(
    `(?<=\\b(?:listen|listening|listened|listens))( )(?!the \\p{L}+ (?:called|said|says|is|was|has|wants|told|asked|came|needs)\\b)(?=(?:music|me|the|my|your|him|her|podcasts?|songs?)\\b)`,
    ' to ',
  ),
  pattern(
    `(?<=\\b(?:explain|describe))( )(?=(?:me|us) (?:the|how|what|why|this|that|in|a|about|your|when)\\b)`,
    ' to ',
  ),
  pattern(`(?<=\\b(?:explain|describe) )(?<x>(me|us) it)\\b`, ([, , whom = '']) => `it to ${whom}`),
  pattern(
    `(?<=\\b(?:according|thanks|due|similar|prior|related) )(with|of) (?=(?:the|my|your|our|a|this|his|her|their)\\b)(?<=\\b(?:according|due|prior) (?:with|of))`,
    'to',
  ),
  pattern(
    `(?<=\\bmarried )(with) (?=(?:a|an|my|his|her|him|the|someone)\\b)(?! (?:kids|children|two))`,
    'to',
  ),
  pattern(
    `(?<=\\b(?:interested|interest) )(on|about|for) (?=(?:the|this|your|a|in|learning|working|buying|it|joining)\\b)(?<=\\binterested (?:on|about|for))`,
    'in',
  ),
  // "on October or November", but "on June 5"
  pattern(
    `(?<![\\p{L}'])(on) (?=(?:january|february|april|june|july|august|september|october|november|december)(?: (?:or|and|this|last|next|i|we)\\b|{END}))`,
    'in',
  ),
  pattern(`(?<=\\bresponsible )(of) (?=(?:the|a|my|our|this|all|managing|this)\\b)`, 'for'),
  pattern(`(?<=\\b(?:different) )(of) (?=(?:the|a|my|what|our|this|other)\\b)`, 'from'),
  pattern(
    `(?<=\\b(?:good|bad|excellent|great) )(in) (?=(?:(?:my|your|his|her|our|their|this|that) (?:job|work)|sports?|languages|english|math|maths|cooking|programming|coding|writing|drawing|chess|playing|speaking|singing|dancing)\\b)`,
    'at',
  ),
  pattern(
    `(?<=\\b(?:meeting|call|meet|available|free|arrive|come|see you|start|begins?|party|exam|deadline|is|due|closed|open|leave|leaving|it) )(in|at) (?=(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b(?! (?:morning of|night football)))`,
    'on',
  ),
  pattern(
    `(?<=\\b(?:work|works|working|worked|live|lives|lived|living|been here|waiting|waited|studying|studied|learning|playing|married|known|using|been|used) (?:(?:here|there|in \\p{L}+|at \\p{L}+|on this|as a \\p{L}+|on it|it|this|him|her|english|with \\p{L}+) )?)(since) (?=(?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|a few|some|a long|almost|over|more than|one) (?:years?|months?|weeks?|days?|hours?|time|two|three|a)\\b(?! ago))`,
    'for',
  ),
  pattern(
    `(?<=\\b(?:is|are|was|be|and|or|much|it|looks|feels|works|even|a|get|becomes?|run|runs|get|seems|them|sounds|me|you|been|got|far|lot) )(more )(?=(?:better|easier|faster|bigger|smaller|cheaper|worse|stronger|harder|quicker|cleaner|simpler|happier|safer|older|younger|taller|nicer|clearer|shorter|prettier|smarter)\\b)`,
    '',
  ),
  pattern(
    `(?<=\\p{L} )(more )(?=(?:better|easier|faster|bigger|smaller|larger|cheaper|worse|stronger|harder|quicker|cleaner|simpler|happier|safer|nicer|clearer|shorter|longer|higher|lower|deeper|wider|brighter|darker|lighter|heavier|warmer|colder|hotter|funnier|healthier|friendlier|prettier|smarter|smoother|softer|louder)(?:{END}| (?:and|but|than|so|if|because|to|for|in|on|when|please)\\b))`,
    '',
  ),
  pattern(
    `(?<![\\p{L}'])(?<!\\b(?:any|no|one|two|some|many|a few) )more (cheap|easy|fast|slow|old|young|big|small|strong|short|tall|hard|quick|happy|safe|nice|clean|late|early|weak|rich|warm|cold|loud|high|low)(?=\\s*[.!?,]|$| (?:than|but|because|so|for|if|to)\\b)`,
    ([, word = '']) => comparativeOf(word),
  ),
  pattern(
    `(?<=\\bthe )(most )(?=(?:best|easiest|fastest|biggest|smallest|cheapest|worst|strongest|hardest|quickest|simplest|happiest|safest|oldest|youngest|tallest|nicest|funniest|cleanest)\\b)`,
    '',
  ),
  pattern(
    `(?<=\\b(?:as|so) (?:soon|long|far|well) )(that|like) (?=(?:i|you|we|he|she|they|it)\\b)(?<=\\bas soon (?:that|like))`,
    'as',
  ),
  pattern(`(?<=\\bdespite) of(?= (?:the|my|his|her|all|being|having|this|our|their|it)\\b)`, ''),
  pattern(
    `(?<=\\b(?:need|want|have|get|give|send|ask|asking|looking|wait|waiting|pay|apply|search|searching) )(fro)(?![\\p{L}'])`,
    'for',
  ),
  pattern(
    `(?<![\\p{L}'])(?<!to and )(fro) (?=(?:the|my|your|a|an|me|you|this|that|it|our|his|her|some|all|example|now|help|their)\\b)`,
    'for',
  ),
  pattern(`(?<=\\b(?:i) )(has been|is been) (?=)`, 'have been'),
  pattern(`(?<=\\b(?:a) )(lots) (?=of\\b)`, 'lot'),
  pattern(
    `(?<![\\p{L}'])(an other)(?= (?:way|one|thing|question|idea|option|example|day|reason|time|person|solution|problem)\\b)`,
    'another',
  ),
  pattern(
    `(?<![\\p{L}'])(every body)(?= (?:is|was|has|knows|wants|loves|likes|can|will|should)\\b)`,
    'everybody',
  ),
  pattern(
    `(?<![\\p{L}'])(any one)(?= (?:know|knows|else|here|have|has|can|want|wants|tried|used|help)\\b)`,
    'anyone',
  ),
  pattern(`(?<![\\p{L}'])(some one)(?= (?:who|to|else|can|please|help|is|has|that|told|from)\\b)`, 'someone'),
  pattern(`(?<![\\p{L}'])(some thing)(?= (?:like|to|else|is|that|about|wrong|i|new|more)\\b)`, 'something'),
  pattern(`(?<=\\b(?:my|your|his|her|its|our|their|an?|the|for|of|with) )(self )(?=${OF_SELF}\\b)`, 'self-'),
  pattern(
    `(?<![\\p{L}'])(my self|him self|her self|it self|your self|them selves|our selves)(?![\\p{L}'-]| ${OF_SELF}\\b)`,
    ([, word = '']) => word.replace(' ', ''),
  ),
  // "pls help what's a good reply"
  pattern(
    `{START}(?:please|pls|plz) help(?<x> )(?=(?:what|what's|how|why|where|which|is|are|should|can|do|does) \\p{L})(?!(?:how|what|why|where|which|is|are) (?:this|that)\\b)`,
    ', ',
  ),
  // "4 kids 9 grandkids": counts in a row
  pattern(
    `(?<=(?<![\\p{L}\\d.,:/-])\\d{1,2} (?!(?:hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|months?|years?|times|feet|pounds|levels?)\\b)\\p{L}{3,}s)( )(?=\\d{1,2} \\p{L}{3,}(?:{END}| (?:and|with|in|for|from)\\b))`,
    ', ',
  ),
];

function comparativeOf(word: string): string {
  if (word.endsWith('e')) return `${word}r`;
  return word === 'big' ? 'bigger' : `${word.replace(/y$/, 'i')}er`;
}
