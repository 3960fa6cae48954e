import { type LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { LEAD, type Sentence } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { mayDrop } from './dropped-prepositions.ts';
import { isCountable } from './inflect.ts';
import { isConfusionDecidable } from './is-confusion-decidable.ts';
import { HAVE, isVerbDecidable, NOUN, TOLD_PAST } from './is-verb-decidable.ts';
import { isPart } from './part-of.ts';
import type { ProposalCase } from './proposal-case.ts';
import type { Proposal } from './proposals.ts';
import { determiners, prepositionSet } from './word-sets.ts';

const { singular, plural, base, third, modifier, participle } = WordClass;

/** They stand before one thing. */
const ONE = /^(?:an?|this|that|each|every|another|one|any|no|either|neither|per)$/;
/** Forms of helping verbs that tell of the past. */
const PAST_HELPER = /^(?:was|were|had|did|wasn't|weren't|hadn't|didn't)$/;
const STREET = /^(?:street|road|avenue|lane|square|drive|close|place|st|rd|ave)$/;
const MONTH_OR_WORD = /^(?:march|may|august)$/;
const NAMED = /^\p{Lu}\p{Ll}/u;

const MANY = /^(?:many|several|some|few|all|most|other|these|those|both|different|various|more|\d+)$/;

const MODAL =
  /^(?:can|could|will|would|shall|should|may|might|must|do|does|did)(?:n['’]?t)?$|^(?:can|won)['’]?t$|^to$/;

function isNumberDecidable(one: ProposalCase, model: LanguageModel): boolean {
  const { proposal, sentence, word, typed, before, classes, isFollowed } = one;
  const { from, form } = proposal;
  const { tokens } = sentence;
  if (form === plural) {
    // "shouldn't sound scary": a verb, whatever else the word can be
    if (MODAL.test(before) && classes.own & base) return false;
    // "these meeting notes": what describes a thing stays one; "our colleague Martina": who has a name is one
    if (isFollowed && (classes.after & plural || NAMED.test(tokens[from + 1]?.text ?? ''))) return false;
    // "without using window function": what a thing is called after stays one where nothing counts them
    if (
      isFollowed &&
      (classes.after & NOUN) === singular &&
      !MANY.test(before) &&
      !functionWords.has(tokens[from + 1]?.lower ?? '') &&
      prepositionSet.has(before) === false &&
      !determiners.has(before)
    )
      return false;
    // "my colleague, she is": only its writer knows how many there are
    if (/^(?:my|your|our|his|her|their)$/.test(before)) return false;
    // "two factor authentication"
    if (/^(?:two|three|2|3)$/.test(before) && /^(?:factor|way|step|part)$/.test(typed)) return false;
    // "in the first person": which one it is says that it is one
    return !/^(?:first|second|third|another|each|every)$/.test(before);
  }
  // "is an `Element` and passes a test", "then closes": what can be a verb, behind a conjunction or an adverb
  if (classes.own & third && /^(?:and|or|but|then|also|never|always|just|still|only|again|now)$/.test(before))
    return false;
  // "an options object": one kind of thing is called so
  if (isFollowed && /^an?$/.test(before) && (classes.after & NOUN) === singular) return false;
  // "cannot read properties of undefined", "the keys": one thing that can be counted has a word before it that says so
  return (
    !isCountable(word, model) ||
    tokens.slice(Math.max(0, from - 3), from).some(({ lower }) => ONE.test(lower))
  );
}

function isPrepositionDecidable({ proposal, sentence, word, typed, before, classes }: ProposalCase): boolean {
  // "those who have money get more": the verb of the clause around it
  const isInClause = sentence.tokens
    .slice(0, proposal.from)
    .some(({ lower }) => /^(?:who|that|which)$/.test(lower));
  if (proposal.kind === 'preposition-add' && word === 'to' && isInClause) return false;
  // "and about 200 GB": what the number or the code behind it needs before it, the model cannot read
  if (sentence.tokens[proposal.from + 1]?.isWord === false) return false;
  // "because in the day they work" is a clause
  if (before === 'because') return false;
  const isNounBefore = before === 'lot' || (classes.before & NOUN) !== 0;
  // "a clean install of Windows": one thing of another
  if (proposal.kind === 'preposition-drop') return mayDrop(typed, before, sentence.tokens[proposal.from + 1]);
  // "wall text": two things side by side are one
  if (proposal.kind === 'preposition-add' && word === 'of' && isNounBefore && !isPart(before)) return false;
  // "every single time": no word leads to it
  if (proposal.kind === 'preposition-add' && /^(?:every|each|last|next|this)$/.test(typed)) return false;
  if (proposal.kind !== 'preposition-swap') return true;
  // "since Halloween", "since about 9:15": only a stretch of time is long
  if (
    typed === 'since' &&
    word === 'for' &&
    !/^(?:an?|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|many|several|some|few)$/.test(
      sentence.tokens[proposal.from + 1]?.lower ?? '',
    )
  )
    return false;
  // "week over week"
  if (before !== '' && before === sentence.tokens[proposal.from + 1]?.lower) return false;
  // "definitions for Node", "definitions of Node": both are said; "scrape the source from it"
  if (/^(?:for|from|than)$/.test(typed) && word === 'of' && isNounBefore) return false;
  // "smaller than"; "In example above" lacks an article
  if (typed === 'than' || (proposal.from === 0 && typed === 'in')) return false;
  // "an example in go": a name may look like a verb
  if (word === 'to' && /^(?:in|on|at|with)$/.test(typed)) return false;
  // "a lot about" is not "a lot of", nor "the city about noise" "the city of noise"
  return !(typed === 'about' && isNounBefore);
}

function isHelperDecidable({ proposal, sentence: { tokens }, word, typed, before }: ProposalCase): boolean {
  // "Doesn't enforce it": a note without its subject
  if (proposal.from === 0) return false;
  // "Anna and he were late": both of them
  if (/^(?:is|was|has|does)$/.test(word) && tokens[proposal.from - 2]?.lower === 'and') return false;
  // "the app that my users have is slow"
  if (HAVE.test(before) && /^(?:is|are|was|were)$/.test(typed)) return false;
  const isSameTense =
    PAST_HELPER.test(word) === PAST_HELPER.test(typed) || /^(?:be|been|being|having|done|doing)$/.test(typed);
  return isSameTense || tokens.some(({ lower }, at) => at !== proposal.from && TOLD_PAST.test(lower));
}

function isAdverbDecidable({ word, typed, before, classes, isFollowed }: ProposalCase): boolean {
  // "we greatly value it": how a verb is done
  const isDone = (isFollowed && (classes.after & base) !== 0) || /^(?:i|we|you|they|he|she|it)$/.test(before);
  // "in usual use": a thing is described
  const isDescribing = isFollowed && (classes.after & NOUN) !== 0;
  return !(typed.endsWith('ly') && isDone) && !(word.endsWith('ly') && isDescribing);
}

function lacksNoArticle({ proposal, sentence: { tokens }, before, classes }: ProposalCase): boolean {
  const { from } = proposal;
  // "on Hill street" is called so
  const end = tokens[from + 1];
  if (NAMED.test(tokens[from]?.text ?? '') && STREET.test(end?.lower ?? '')) return true;
  // "an idea for march"
  if (MONTH_OR_WORD.test(tokens[from]?.lower ?? '') && prepositionSet.has(before)) return true;
  // "a weekend of team building": what is done has no article
  if (before === 'of' && end?.parted === false && end.lower.endsWith('ing')) return true;
  // "same list, same time": what is the same is named each time as it was the first
  if (tokens[from]?.lower === 'same' && tokens.slice(0, from).some(({ lower }) => lower === 'same'))
    return true;
  const isOne = proposal.words[0] !== 'the';
  // "in month of August", "is lack of novelty": which one is told behind it, or it is no thing that is counted
  if (
    isOne &&
    end?.lower === 'of' &&
    !end.parted &&
    (prepositionSet.has(before) || tokens[from]?.lower === 'lack')
  )
    return true;
  // "has air conditioned in": something is missing that no article mends
  if (
    isOne &&
    end &&
    !end.parted &&
    classes.after & participle &&
    !(classes.after & (NOUN | modifier)) &&
    prepositionSet.has(tokens[from + 2]?.lower ?? '') &&
    classes.own & modifier
  )
    return true;
  // "existing tokens become invalid and": it is said of what they are
  const isLast = !end || end.parted || /^(?:and|or|but|when|if|to|in)$/.test(end.lower);
  return isLast && (classes.own & modifier) !== 0 && /^becom/.test(before);
}

/** Whether the words around a change leave no doubt that the classifier has not learned of. */
export function isDecidable(proposal: Proposal, sentence: Sentence, model: LanguageModel): boolean {
  const { kind, from, words } = proposal;
  const { tokens, ids } = sentence;
  const [word = ''] = words;
  // not beside a word nobody knows: "useEffect runs"
  if (tokens[from - 1]?.isWord === false) return false;
  const classesAt = (at: number) => model.classesOf(ids[at + LEAD] ?? UNKNOWN);
  const one: ProposalCase = {
    proposal,
    sentence,
    word,
    typed: tokens[from]?.lower ?? '',
    before: tokens[from - 1]?.lower ?? '',
    classes: { before: classesAt(from - 1), own: classesAt(from), after: classesAt(from + 1) },
    isFollowed: tokens[from + 1]?.parted === false,
    model,
  };
  if (kind === 'verb') return isVerbDecidable(one);
  if (kind === 'number') return isNumberDecidable(one, model);
  if (kind.startsWith('preposition')) return isPrepositionDecidable(one);
  if (kind === 'auxiliary') return isHelperDecidable(one);
  if (kind === 'adverb') return isAdverbDecidable(one);
  if (kind === 'confusion') return isConfusionDecidable(one);
  if (kind === 'article-add' && lacksNoArticle(one)) return false;
  // "the cells where …": what follows says which
  const isDefined = /^(?:where|that|which|who|whose|of)$/.test(tokens[from + 2]?.lower ?? '');
  if (kind === 'article-drop' && isDefined) return false;
  // "few" and "a few" say different things
  return !(
    kind.startsWith('article') &&
    tokens.slice(from, from + 2).some(({ lower }) => /^(?:few|little)$/.test(lower))
  );
}
