import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';
import phrases from './learner-phrases.json' with { type: 'json' };

const OBJECTS: Record<string, string> = {
  i: 'me',
  you: 'you',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  it: 'it',
};
const baseOf = (verb: string): string | undefined =>
  verb === 'is' || verb === 'are'
    ? 'be'
    : (verbs.byThird.get(verb)?.base ??
      (verbs.byBase.has(verb) && !functionWords.has(verb) ? verb : undefined));

/** A point or a stretch of time behind "since". */
const SINCE =
  'since (?:yesterday|this (?:morning|week|month)|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|september|october|november|december|my|today|\\d+|(?:about |almost |more than )?(?:two|three|four|five|six|seven|eight|nine|ten|a few|many|several) (?:years?|months?|weeks?|days?|hours?))(?![\\p{L}])';

/** Calques of other languages and slips of fast typists that are wrong in any company. */
export const learnerPhrases: readonly Pattern[] = [
  ...phrases.map(([find = '', to = '']) => pattern(find, to)),
  // "we need that a technician comes" → "we need a technician to come"
  pattern(
    `(?<=\\b(?:want|wants|wanted|need|would like|'d like) )(that (?:(i|you|he|she|we|they)|((?:a|an|my|our|your|his|her) \\p{L}+)) (\\p{L}+))(?![\\p{L}'])`,
    ([, , subject = '', noun = '', verb = '']) => {
      const base = baseOf(verb);
      const who = OBJECTS[subject] ?? noun;
      return base && who ? `${who} to ${base}` : undefined;
    },
  ),
  // "How I can write to him?" → "How can I write to him?"
  pattern(
    `{START}(?:how|where|what|when|why|which \\p{L}+) (?<x>(?:i|we|you|they|he|she) (?:can|could|should|would|must|will))(?= (?!be\\b)[^.!?,;:\\n]{3,80}\\?)(?! [^.!?\\n]*\\b(?:is|are|was|were|will)\\b)`,
    ([whole = '']) => {
      const [subject = '', verb = ''] = whole.split(/\s+/).slice(-2);
      return `${verb} ${subject === 'i' ? 'I' : subject}`;
    },
  ),
  pattern(
    `(?<![\\p{L}'])(the (?:meeting|class|lesson|session|call|lecture|workshop) of (?:today|yesterday))(?![\\p{L}'])`,
    ([, words = '']) => {
      const [, noun = '', , day = ''] = words.split(/\s+/);
      return `${day}'s ${noun}`;
    },
  ),
  // "Yesterday I have sent" → "Yesterday I sent"
  pattern(
    `(?<=(?:^|[.!?,\\n]\\s*)(?:yesterday|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:two|three|a few|\\d+) (?:days|weeks|months|years) ago),? (?:i|we|you|they|he|she) )((?:have|has) (\\p{L}+))(?![\\p{L}'])`,
    ([, , participle = '']) => verbs.byParticiple.get(participle)?.past,
  ),
  // "doesn't work since Monday", "I live here since 2019", "is live since this morning"
  pattern(
    `(?<![\\p{L}'])((?:don't|doesn't) (?:work|function|run|answer|respond|reply|sleep|eat|load|start|open|pay))(?= (?:[\\p{L}']+ ){0,3}${SINCE})`,
    ([, words = '']) => {
      const [auxiliary, verb = ''] = words.split(/\s+/);
      const participle = verbs.byBase.get(verb)?.participle;
      return participle && `${auxiliary === "don't" ? "haven't" : "hasn't"} ${participle}`;
    },
  ),
  pattern(
    `{CLAUSE}(?:i|we|they) (?<x>live|work|study|learn|wait|use)(?= (?:(?!(?:and|but|for)\\b)[\\p{L}']+ ){0,4}${SINCE})`,
    ([, verb = '']) => {
      const participle = verbs.byBase.get(verb)?.participle;
      return participle && `have ${participle}`;
    },
  ),
  pattern(
    `(?<!\\b(?:it|there|that|what|which) )(?<![\\p{L}'])(is|are)(?= (?!(?:not|since|the|a)\\b)\\p{L}+ (?:(?:for me|here|there|in \\p{L}+) )?${SINCE})`,
    ([, verb = '']) => (verb === 'is' ? 'has been' : 'have been'),
  ),
];
