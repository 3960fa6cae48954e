import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { NOUN } from './is-verb-decidable.ts';
import { isPartOf } from './part-of.ts';
import type { ProposalCase } from './proposal-case.ts';
import { determiners, prepositionSet } from './word-sets.ts';

const { base, third, past, modifier } = WordClass;

const SPAN =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|weekends?|months?|years?|decades?|few|two|three|couple|time|century)$/;

/** Something in the clause that is compared. */
const COMPARED = /^(?:more|less|fewer|rather|other|better|worse|sooner|later)$/;
/** Whether the words around leave no doubt that one word was taken for another. */
export function isConfusionDecidable({
  proposal,
  sentence: { tokens },
  word,
  typed,
  before,
  classes,
  isFollowed,
  model,
}: ProposalCase): boolean {
  const next = tokens[proposal.from + 1]?.lower ?? '';
  const after = classes.after & (NOUN | modifier | base);
  // words of grammar that sound like few others: what is right is somewhere else in the sentence
  if (/^(?:if|is|that|his)$/.test(typed)) return false;
  // "for sell batik": a verb with what it is done to stays one
  if (
    (classes.own & (NOUN | base)) === base &&
    prepositionSet.has(before) &&
    isFollowed &&
    !functionWords.has(next)
  )
    return false;
  // "I don't care whose it is": it asks for an owner
  if (typed === 'whose' && /^(?:it|that|this|they|these|those)$/.test(next)) return false;
  if (typed === 'whose' && isFollowed && classes.after & NOUN) return false;
  // "afraid of moths": months are counted
  if (
    word === 'months' &&
    !/^(?:\d+|few|several|many|some|past|last|next|two|three|four|five|six|seven|eight|nine|ten|these|for)$/.test(
      before,
    )
  )
    return false;
  // "she was never quiet": how much is said of a word that follows
  if (word === 'quite' && !isFollowed) return false;
  // "two new tyres", "given it two and": a number, unless a verb alone follows
  if (typed === 'two' && word === 'to' && after !== base) return false;
  // "it turned out too dry"
  const isLast = tokens[proposal.from + 2]?.parted !== false;
  if (typed === 'too' && isFollowed && after & modifier && (isLast || before === 'out')) return false;
  // "there has a dog" is no owner; "Were he still here" begins a condition
  if (word === 'their' && /^(?:is|are|was|were|has|have|had|will|can|no|any)$/.test(next)) return false;
  if (typed === 'were' && proposal.from === 0 && /^(?:i|he|she|it|we|they|you)$/.test(next)) return false;
  // "it shows me": behind a verb or a preposition stands an object
  const isBehindVerb = prepositionSet.has(before) || (classes.before & (base | third | past)) !== 0;
  if (/^(?:i|he|she|we|they)$/.test(word) && /^(?:me|him|her|us|them)$/.test(typed) && isBehindVerb)
    return false;
  // "they're to be told"
  if (typed === "they're" && word === 'there') return /^(?:is|are|was|were|has|have|will)$/.test(next);
  // "it has more pluses than minuses"
  const isCompared = ({ lower }: { lower: string }) =>
    COMPARED.test(lower) || (lower.endsWith('er') && (model.classesOf(model.id(lower)) & modifier) !== 0);
  if (typed === 'than' && tokens.slice(0, proposal.from).some(isCompared)) return false;
  // "if it is larger then the result is cut"
  // and ", then one sentence" goes on
  if (word === 'than') return !/^(?:if|when)$/.test(tokens[0]?.lower ?? '') && !tokens[proposal.from]?.parted;
  // "let him hear", "how noise affects us"
  return !(
    (word === 'them' && typed === 'then') ||
    (word === 'here' && /^(?:me|you|him|her|it|us|them|to)$/.test(before)) ||
    (word === 'who' && typed === 'how') ||
    (word === 'on' && typed === 'one') ||
    // "the photos off my phone", "it feels off"; "one off the best" is meant otherwise
    (word === 'of' && typed === 'off' && !isPartOf(before, tokens.slice(proposal.from + 1))) ||
    (word === 'my' && typed === 'i') ||
    // "the boy who threw the stone"
    (typed === 'threw' && /^(?:who|that|i|we|you|he|she|it|they|and)$/.test(before)) ||
    (word === 'to' && (typed === 'do' || !isFollowed)) ||
    // "load a save"
    (word === 'safe' && determiners.has(before) && !(isFollowed && classes.after & NOUN)) ||
    // "the passed function": only time has passed by itself
    (word === 'past' && typed === 'passed' && determiners.has(before) && !SPAN.test(next))
  );
}
