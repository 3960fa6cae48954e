import { type LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { LEAD, type Sentence } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { mayDrop } from './dropped-prepositions.ts';
import { isCountable } from './inflect.ts';
import type { Proposal } from './proposals.ts';
import { determiners, prepositionSet } from './word-sets.ts';

const { singular, plural, base, past, participle, third, modifier } = WordClass;
const NOUN = singular | plural;

const TOLD_PAST = /^(?:yesterday|ago|last|was|were|did|had)$/;
/** A participle stands behind them, which may look like a past: "it is send". */
const HELPER = /^(?:is|are|am|be|been|being|have|has)$/;
const HAVE = /^(?:have|has|had)$/;
/** They stand before one thing. */
const ONE = /^(?:an?|this|that|each|every|another|one|any|no|either|neither|per)$/;
/** Forms of helping verbs that tell of the past. */
const PAST_HELPER = /^(?:was|were|had|did|wasn't|weren't|hadn't|didn't)$/;
const NAMED = /^\p{Lu}\p{Ll}/u;
const WISH = /^(?:suggest|recommend|insist|demand|propose|request|require|ask)(?:s|ed|ing)?$/;
const WANTS_VERB =
  /^(?:wants?|wanted|needs?|needed|have|has|had|going|tr(?:y|ies|ied|ying)|likes?|liked|loves?|hopes?|plans?|able|ready|supposed|decided?|starts?|started|how|what|where|when)$/;

/** A proposal with what stands around it. */
interface Case {
  proposal: Proposal;
  sentence: Sentence;
  /** The word put there, the one that stands there, and the one before it. */
  word: string;
  typed: string;
  before: string;
  /** What the words before, at and behind the first one changed can be. */
  classes: { before: number; own: number; after: number };
  /** Nothing stands between the first word changed and the next. */
  isFollowed: boolean;
  model: LanguageModel;
}

/** "when I deploy", "someone who takes": right as it stands, or of the present; only its writer knows the tense. */
const isTense = ({ proposal, sentence: { tokens }, before, classes }: Case): boolean =>
  proposal.form === past &&
  (classes.own & (base | third)) !== 0 &&
  !HELPER.test(before) &&
  !tokens.some(({ lower }) => TOLD_PAST.test(lower));

const PARTS = /^(?:and|or|but|if|when|because|that|which|who|so|while|as|than|to)$/;

/** Whether a word that can be nothing but a verb in its tense stands before the one changed, in the same clause. */
function hasVerbBefore({ proposal: { from }, sentence: { tokens, ids }, model }: Case): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const lower = tokens[at]?.lower ?? '';
    if (PARTS.test(lower)) return false;
    const classes = model.classesOf(ids[at + LEAD] ?? UNKNOWN);
    if (classes & (third | past) && !(classes & (NOUN | modifier | participle))) return true;
    if (tokens[at]?.parted) return false;
  }
  return false;
}

function isVerbDecidable(one: Case): boolean {
  const { proposal, sentence, word, typed, before, classes, isFollowed } = one;
  const { from, form } = proposal;
  const { tokens } = sentence;
  if (isTense(one)) return false;
  // "Returns true where …": a note without its subject, in the tense of its writer
  if (from === 0 && classes.own & third) return false;
  // "we have drive and ambition", "something like that": a thing, and no verb at all
  const isThing = HAVE.test(before) && (!isFollowed || /^(?:and|or)$/.test(tokens[from + 1]?.lower ?? ''));
  if (isThing || (typed === 'like' && /thing$/.test(before))) return false;
  // "to everyone's liking": what somebody has is a thing
  if (typed.endsWith('ing') && /[^t]'s$/.test(before) && !/^(?:he|she|that|there|who|what)'s$/.test(before))
    return false;
  // "it comes out melting": its clause has a verb already
  if (typed.endsWith('ing') && form !== base && form !== participle && hasVerbBefore(one)) return false;
  // "references to commits, issues": things
  const isTo = before === 'to' && !WANTS_VERB.test(tokens[from - 2]?.lower ?? '');
  if (isTo && classes.own & (plural | third) && !isFollowed) return false;
  // "he never does it but gets …": what a verb behind a conjunction goes with stands too far away
  if (word.endsWith('ing') && /^(?:and|but|or)$/.test(before)) return false;
  // "as close as possible to computed artifacts", "to export imported types": what was done to things describes them
  const isDescribing =
    form === base && (classes.own & participle) !== 0 && (classes.after & plural) !== 0 && isFollowed;
  if (isDescribing && !(before === 'to' && WANTS_VERB.test(tokens[from - 2]?.lower ?? ''))) return false;
  // "a nested object": behind an article no order is given
  if (form === base && (determiners.has(before) || /^(?:very|so|too|really|quite|more|most)$/.test(before)))
    return false;
  // no verb after a wish: "I suggest that he see"
  if (tokens.slice(Math.max(0, from - 5), from).some(({ lower }) => WISH.test(lower))) return false;
  // "a pasted command": what was done to a thing says which
  if (determiners.has(before) && classes.own & participle) return false;
  // "an extensive test suite": one thing describes another
  if (form === WordClass.ing && classes.own & singular && isFollowed && (classes.after & NOUN) === singular)
    return false;
  // "for shared text": a thing and what was done to it
  if (prepositionSet.has(before) && before !== 'to' && classes.own & participle && classes.after & NOUN)
    return false;
  if (!typed.endsWith('ing')) return true;
  // "I am use to working"
  const lead = [from - 3, from - 2].map((at) => tokens[at]?.lower).join(' ');
  if (before === 'to' && /^(?:am|is|are|was|were|get|got) used?$/.test(lead)) return false;
  // "to prevent spamming"
  if (/^(?:prevent|avoid|stop|start|keep|enjoy|mind|consider|suggest|finish)/.test(before)) return false;
  // "fix the heating": behind an article it is a thing and no verb; "it's on staging"; "what would you do, knowing"
  if (determiners.has(before) || (prepositionSet.has(before) && before !== 'to') || tokens[from]?.parted)
    return false;
  // "deploy the app to staging": a place, where no word before it wants a verb
  return !(isTo && !isFollowed);
}

function isNumberDecidable(one: Case, model: LanguageModel): boolean {
  const { proposal, sentence, word, typed, before, classes, isFollowed } = one;
  const { from, form } = proposal;
  const { tokens } = sentence;
  if (form === plural) {
    // "these meeting notes": what describes a thing stays one; "our colleague Martina": who has a name is one
    if (isFollowed && (classes.after & plural || NAMED.test(tokens[from + 1]?.text ?? ''))) return false;
    // "my colleague, she is": only its writer knows how many there are
    if (/^(?:my|your|our|his|her|their)$/.test(before)) return false;
    // "two factor authentication"
    if (/^(?:two|three|2|3)$/.test(before) && /^(?:factor|way|step|part)$/.test(typed)) return false;
    // "in the first person": which one it is says that it is one
    return !/^(?:first|second|third|another|each|every)$/.test(before);
  }
  // "is an `Element` and passes a test": what can be a verb, behind a conjunction
  if (classes.own & third && /^(?:and|or|but)$/.test(before)) return false;
  // "an options object": one kind of thing is called so
  if (isFollowed && /^an?$/.test(before) && (classes.after & NOUN) === singular) return false;
  // "cannot read properties of undefined", "the keys": one thing that can be counted has a word before it that says so
  return (
    !isCountable(word, model) ||
    tokens.slice(Math.max(0, from - 3), from).some(({ lower }) => ONE.test(lower))
  );
}

function isPrepositionDecidable({ proposal, sentence, word, typed, before, classes }: Case): boolean {
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
  if (proposal.kind !== 'preposition-swap') return true;
  // "definitions for Node", "definitions of Node": both are said; "scrape the source from it"
  if (/^(?:for|from|than)$/.test(typed) && word === 'of' && isNounBefore) return false;
  // "smaller than"; "In example above" lacks an article
  if (typed === 'than' || (proposal.from === 0 && typed === 'in')) return false;
  // "an example in go": a name may look like a verb
  if (word === 'to' && /^(?:in|on|at|with)$/.test(typed)) return false;
  // "a lot about" is not "a lot of", nor "the city about noise" "the city of noise"
  return !(typed === 'about' && isNounBefore);
}

const SPAN =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|weekends?|months?|years?|decades?|few|two|three|couple|time|century)$/;

function isConfusionDecidable({
  proposal,
  sentence: { tokens },
  word,
  typed,
  before,
  classes,
  isFollowed,
}: Case): boolean {
  const next = tokens[proposal.from + 1]?.lower ?? '';
  // "it shows me": behind a verb or a preposition stands an object
  const isBehindVerb = prepositionSet.has(before) || (classes.before & (base | third | past)) !== 0;
  if (/^(?:i|he|she|we|they)$/.test(word) && /^(?:me|him|her|us|them)$/.test(typed) && isBehindVerb)
    return false;
  // "if it is larger then the result is cut"
  if (word === 'than') return !/^(?:if|when)$/.test(tokens[0]?.lower ?? '');
  // "let him hear", "how noise affects us"
  return !(
    (word === 'them' && typed === 'then') ||
    (word === 'here' && /^(?:me|you|him|her|it|us|them|to)$/.test(before)) ||
    (word === 'who' && typed === 'how') ||
    (word === 'on' && typed === 'one') ||
    (word === 'my' && typed === 'i') ||
    (word === 'to' && (typed === 'do' || !isFollowed)) ||
    // "load a save"
    (word === 'safe' && determiners.has(before) && !(isFollowed && classes.after & NOUN)) ||
    // "the passed function": only time has passed by itself
    (word === 'past' && typed === 'passed' && determiners.has(before) && !SPAN.test(next))
  );
}

function isHelperDecidable({ proposal, sentence: { tokens }, word, typed, before }: Case): boolean {
  // "Doesn't enforce it": a note without its subject
  if (proposal.from === 0) return false;
  // "the app that my users have is slow"
  if (HAVE.test(before) && /^(?:is|are|was|were)$/.test(typed)) return false;
  const isSameTense =
    PAST_HELPER.test(word) === PAST_HELPER.test(typed) || /^(?:be|been|being|having|done|doing)$/.test(typed);
  return isSameTense || tokens.some(({ lower }, at) => at !== proposal.from && TOLD_PAST.test(lower));
}

function lacksNoArticle({ proposal: { from }, sentence: { tokens }, before, classes }: Case): boolean {
  // "on Hill street": who writes a name knows whether it has an article
  if (from > 0 && NAMED.test(tokens[from]?.text ?? '')) return true;
  // "existing tokens become invalid and": it is said of what they are
  const end = tokens[from + 1];
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
  const one: Case = {
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
  // "in usual use": a thing is described
  // "we greatly value": how a verb is done
  if (kind === 'adverb' && one.typed.endsWith('ly') && one.isFollowed && one.classes.after & base)
    return false;
  // "we greatly value it": between who does it and the verb
  if (kind === 'adverb' && one.typed.endsWith('ly') && /^(?:i|we|you|they|he|she|it)$/.test(one.before))
    return false;
  if (kind === 'adverb') return !(word.endsWith('ly') && one.isFollowed && (one.classes.after & NOUN) !== 0);
  if (kind === 'confusion') return isConfusionDecidable(one);
  if (kind === 'article-add' && lacksNoArticle(one)) return false;
  // "few" and "a few" say different things
  return !(
    kind.startsWith('article') &&
    tokens.slice(from, from + 2).some(({ lower }) => /^(?:few|little)$/.test(lower))
  );
}
