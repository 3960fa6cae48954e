import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

const ANYBODY = '(?:anyone|any one|someone|some one|anybody|somebody)';
/** Where a question begins: at the head of a sentence, or behind a greeting or a plea. */
const ASKED = '(?:{START}|(?<=\\b(?:please|pls|plz|hi|hello|hey|guys|all|everyone),? )|(?<=\\p{L}, ))';
/** To the question mark, with no clause of another verb between. */
const TO_MARK = '(?=[^.!?\\n]{2,120}\\?)';
const capitalI = (word: string): string => (word === 'i' ? 'I' : word);

/** Questions in the order of a statement, as other languages ask them: "Someone can help me?", "What I have to do?" */
export const askedOrder: readonly Pattern[] = [
  // "explain what means this log" → "what this log means"
  pattern('(what means ((?:this|that|the) \\p{L}+))(?={END})', ([, , thing = '']) => `what ${thing} means`),
  // "Anyone can help?" → "Can anyone help?"
  pattern(`${ASKED}(?<x>${ANYBODY} (?:can|could|would|will))${TO_MARK}(?! (?:be)\\b)`, ([whole = '']) => {
    const words = whole.trim().split(/\s+/);
    const helper = words.at(-1);
    return `${helper} ${words.slice(0, -1).join('')}`;
  }),
  // "Someone knows how to fix this?" → "Does someone know how to fix this?"
  pattern(
    `${ASKED}(?<x>(${ANYBODY}) (?:here )?(?:knows?|has|have))(?= (?:how|what|why|where|if|which|when|who|about|an?|any|some|the|this|tried|found|experienced|had)\\b)${TO_MARK}`,
    ([whole = '', , one = '']) => {
      const rest = whole.trim().split(/\s+/);
      const verb = rest.at(-1) ?? '';
      const who = one.replace(' ', '') + (/ here /.test(whole) ? ' here' : '');
      return verb.startsWith('know') ? `does ${who} know` : undefined;
    },
  ),
  // "Do someone know"
  pattern(`(?:{START}|{CLAUSE})(do)(?= (?:${ANYBODY}|everyone|everybody|he|she) (?:else )?\\p{L})`, 'does'),
  // "Does anyone can help me"
  pattern(`{CLAUSE}(?<x>(?:do|does|is) (${ANYBODY}) (can|could))(?= \\p{L})`, ([, , one = '', can = '']) => {
    return `${can} ${one.replace(' ', '')}`;
  }),
  // "is there anyone can help me"
  pattern(`(?<=\\bis there ${ANYBODY} )(?<x>)(?=(?:can|could|knows|has)\\b)`, 'who '),
  // "What I have to do?" → "What do I have to do?"
  pattern(
    `${ASKED}(?:what|how|where|when|why|which \\p{L}+) (?<x>(i|we|you|they) have to)(?= \\p{L}+(?: (?:to|for|with|in|on|if|when|now|next|about|it|this|first) ?[^.!?,;:\\n]{0,60})?\\?)`,
    ([, , who = '']) => `do ${capitalI(who)} have to`,
  ),
  // "Which documents I need?" → "Which documents do I need?"
  pattern(
    `${ASKED}(?:which|how many) \\p{L}+ (?<x>)(?=(?:i|we|you|they) (?:need|want|get|use|take|bring|pay|have)(?: (?:for|in|to|on|with|at|from) [^.!?,;:\\n]{1,50})?\\?)`,
    'do ',
  ),
  // "How much it costs and do they give food?"
  pattern(
    `{START}how (?:much|long) (?<x>it (costs|takes|lasts))(?=(?: (?:to|for|in|on|with|per|a) [^.!?,;:\\n]{1,50})?\\?| and (?:do|does|is|are|can|how|what)\\b[^.!?\\n]*\\?)`,
    ([, , verb = '']) => `does it ${verbs.byThird.get(verb)?.base ?? verb}`,
  ),
  // "Is it have an option", "is this work on a phone": a verb that is none of "be"
  pattern(
    `(?:{START}|(?<=\\b(?:and|but|so) ))(is|are)(?= (?:(?:it|he|she|they|you|we) )(\\p{L}+) (?:an?|the|any|my|your|with|on|in|for|from|all|it|me|us|them)\\b)`,
    ([, be = '', verb = '']) => {
      const isDone = verb === 'have' || (verbs.byBase.has(verb) && !functionWords.has(verb));
      return isDone && !verbs.byParticiple.has(verb) ? (be === 'is' ? 'does' : 'do') : undefined;
    },
  ),
];
