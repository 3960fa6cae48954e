import { pluralBySingular } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

const isVerb = (word: string): boolean =>
  !functionWords.has(word) && (verbs.byThird.has(word) || verbs.byBase.has(word) || verbs.byPast.has(word));

/** Where an adverb stands, and which form a verb has behind words that leave no other. */
export const learnerOrder: readonly Pattern[] = [
  // "it shows me always an error" → "it always shows me an error"
  pattern(
    `{CLAUSE}(?:(?:i|we|you|they|he|she|it)|(?:the|my|our|your|his|her|this) \\p{L}+) (?<x>(\\p{L}{3,})( (?:me|us|him|her|them|it))? always)(?= (?!(?:the same|has|have|had|is|are|was|were|can|could|will|would|does|do|did)\\b)[\\p{L}"“\uFFFC\\d]|{END})`,
    ([, , verb = '', whom = '']) =>
      isVerb(verb) && !verbs.byIng.has(verb) ? `always ${verb}${whom}` : undefined,
  ),
  // "please explain always why" → "please always explain why"
  pattern(
    `(?<=\\b(?:please|also) )(?<x>(explain|write|give|tell|use|add|check|send|answer|show|mention|put)( (?:me|us|him|her|them|it))? always)(?= [\\p{L}\uFFFC])`,
    ([, , verb = '', whom = '']) => `always ${verb}${whom}`,
  ),
  // "I enjoy to play", "he suggested to go"
  pattern(
    `(?<=\\b(?:enjoy|enjoys|enjoyed|avoid|avoids|avoided|dislike|dislikes|suggest|suggests|suggested|finish|finished|practi[cs]e|imagine) )(to (\\p{L}{2,}))(?![\\p{L}'])`,
    ([, , verb = '']) =>
      verb === 'be' ? 'being' : functionWords.has(verb) ? undefined : verbs.byBase.get(verb)?.ing,
  ),
  // "I like very much this song" → "I like this song very much"
  pattern(
    `{CLAUSE}(?:i|we|they|he|she) (?:really )?(?<x>(likes?|loves?|enjoys?|hates?) very much ((?:(?:this|the|your|my|his|her|their|to) )?(?:\\p{L}+ )?\\p{L}+))(?={END}| (?:and|but|because)\\b)`,
    ([, , verb = '', what = '']) => `${verb} ${what} very much`,
  ),
  // "I am used to wake up early"
  pattern(
    `(?<=\\b(?:i am|i'm|we are|we're|he is|she is|get|got|getting) (?:not |so |already )?used to )(\\p{L}+)(?= \\p{L}|{END})`,
    ([, verb = '']) => (functionWords.has(verb) ? undefined : verbs.byBase.get(verb)?.ing),
  ),
  // "why you didn't tell me", "what you think about this": a question without its order
  pattern(
    `{START}(?<x>why you (don't|didn't|can't|couldn't|won't|haven't|aren't|are|did|do))(?= \\p{L}+)(?![^.!?\\n]* (?:is|was|isn't|matters?|doesn't)\\b)`,
    ([, , helper = '']) => `why ${helper} you`,
  ),
  pattern(
    `{START}(?<x>what you think)(?= (?:about|of)\\b)(?![^.!?\\n]* (?:is|was|isn't|matters?|doesn't|are)\\b)`,
    'what do you think',
  ),
  // "how much costs a ticket", "what time starts the movie"
  pattern(
    `{START}(?<x>(how much|what time|when|where) (costs|starts|begins|ends|opens|closes|leaves|arrives) ((?:the|a|an|my|your|our|this) (?:\\p{L}+ )?\\p{L}+))(?={END}| (?:in|to|for|on|from|at|and)\\b)`,
    ([, , asked = '', verb = '', what = '']) =>
      `${asked} does ${what} ${verbs.byThird.get(verb)?.base ?? verb}`,
  ),
  // "I'm a waiter and wants to work in an office"
  pattern(
    `{CLAUSE}(?:i'm|i am|we're|we are|they're|they are) (?:\\p{L}+ ){1,4}and (?<x>wants|needs|likes|loves|has|lives|works|looks|tries|thinks|knows|hopes|plans)(?= (?:to|a|an|the|my|our|in|at|for|that|how|some)\\b)`,
    ([whole = '']) => {
      const verb = whole.trimEnd().split(/\s+/).at(-1) ?? '';
      return verb === 'has' ? 'have' : verbs.byThird.get(verb)?.base;
    },
  ),
  // "what are good question to ask"
  pattern(
    `{START}what are (?:some |the )?(?:good|best|great|common|typical|important|easy|cheap|healthy|popular|simple|main|most common|nice|useful) (?<x>\\p{L}+)(?= (?:to|for|of|in|about|that|i|you|we|with)\\b|{END})`,
    ([whole = '']) => pluralBySingular.get(whole.trimEnd().split(/\s+/).at(-1) ?? ''),
  ),
  // "every time I open the app it close itself"
  pattern(
    `(?<=\\b(?:when|whenever|everytime|every time|if|once|as soon as) (?:i|we|you) [^.!?,\\n]{2,40} it )(close|crash|stop|start|show|say|freeze|give|take|make|open|disappear|happen|break|ask|tell|fail|throw|return|go|get|turn)(?= (?:itself|me|an?|the|that|to|on|off|when|and|after|again|immediately|down|black|blank|every)\\b|{END})(?<!\\b(?:make|makes|made|let|see|help|to|and|or|does|did|can|could|will|would|should) it \\p{L}+)`,
    ([, verb = '']) => verbs.byBase.get(verb)?.third,
  ),
  // "my best friend wedding"
  pattern(
    `(?<=\\b(?:my|his|her|our|your) (?:best |old |new |good )?)(friend|boss|teacher|neighbor|neighbour|girlfriend|boyfriend|colleague|coworker|roommate|cousin|landlord)(?= (?:wedding|birthday|party|house|car|dog|cat|name|phone|parents|family|wife|husband|mother|father|baby|office|funeral|apartment)\\b)`,
    ([, who = '']) => `${who}'s`,
  ),
  // "make it sounds better"
  pattern(
    `(?<=\\b(?:make|makes|made) (?:it|this|that|the text|my text|everything) )(sounds|looks|works|shows|runs|fits|feels|seems|becomes|stops|starts|goes)(?= \\p{L}|{END})`,
    ([, verb = '']) => verbs.byThird.get(verb)?.base,
  ),
  // "do you can help", "do I should"
  pattern(
    `{START}(do (you|we|i|they|anyone) (can|could|will|would|should|must))(?= \\p{L})`,
    ([, , who = '', helper = '']) => `${helper} ${who === 'i' ? 'I' : who}`,
  ),
  // "is that normal and how long it takes until it stops?"
  pattern(
    `(?<=\\b(?:is (?:that|this|it)|are (?:they|there)|can (?:i|we|you)|do (?:i|we|you)) (?:(?!\\b(?:tell|know|explain|show|say|check|ask)\\b)[^.!?\\n]){3,60} and )(?<x>how (long|much|often) (it|this|that) (takes|costs|lasts))(?= [^.!?\\n]{0,60}\\?|\\?)`,
    ([, , size = '', it = '', verb = '']) => `how ${size} does ${it} ${verb.slice(0, -1)}`,
  ),
  // "parents who can bring cake please tells her"
  pattern(
    `(?<=\\bplease )(\\p{L}+s)(?= (?:me|us|him|her|them|it|the|a|an|my|your|our|to|mr|mrs|ms|if|how|what|why|when)\\b)`,
    ([, verb = '']) => (functionWords.has(verb) ? undefined : verbs.byThird.get(verb)?.base),
  ),
  // "I haven't done any sport since I finish school": what began it is over
  pattern(
    `(?<=\\b(?:have|has|haven't|hasn't|i've|we've) [^.!?\\n]{2,60} since (?:i|we|he|she|they|you) )(finish|start|move|buy|get|leave|arrive|come|join|install|update|upgrade|change|switch|break|begin|stop|lose|meet|have|see|quit|open|receive|order)(?= )`,
    ([, verb = '']) => (verb === 'have' ? undefined : verbs.byBase.get(verb)?.past),
  ),
];
