import { UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { LEAD } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import type { ProposalCase } from './proposal-case.ts';
import { determiners, prepositionSet } from './word-sets.ts';

const { singular, plural, base, past, participle, third, modifier } = WordClass;
export const NOUN = singular | plural;
export const TOLD_PAST = /^(?:yesterday|ago|last|was|were|did|had)$/;
/** A participle stands behind them, which may look like a past: "it is send". */
const HELPER = /^(?:is|are|am|be|been|being|have|has)$/;
export const HAVE = /^(?:have|has|had)$/;
const WISH = /^(?:suggest|recommend|insist|demand|propose|request|require|ask)(?:s|ed|ing)?$/;
const WANTS_VERB =
  /^(?:wants?|wanted|needs?|needed|have|has|had|going|tr(?:y|ies|ied|ying)|likes?|liked|loves?|hopes?|plans?|able|ready|supposed|decided?|starts?|started|how|what|where|when)$/;

/** "when I deploy", "someone who takes": right as it stands, or of the present; only its writer knows the tense. */
const isTense = ({ proposal, sentence: { tokens }, before, classes }: ProposalCase): boolean =>
  proposal.form === past &&
  (classes.own & (base | third)) !== 0 &&
  !HELPER.test(before) &&
  !tokens.some(({ lower }) => TOLD_PAST.test(lower));

const MODAL = /^(?:can|could|will|would|shall|should|may|might|must)$/;
const PARTS = /^(?:and|or|but|if|when|because|that|which|who|so|while|as|than|to)$/;

/** Whether a word that can be nothing but a verb in its tense stands before the one changed, in the same clause. */
function hasVerbBefore({ proposal: { from }, sentence: { tokens, ids }, model }: ProposalCase): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const lower = tokens[at]?.lower ?? '';
    if (PARTS.test(lower)) return false;
    const classes = model.classesOf(ids[at + LEAD] ?? UNKNOWN);
    if (classes & (third | past) && !(classes & (NOUN | modifier | participle))) return true;
    if (tokens[at]?.parted) return false;
  }
  return false;
}

/** What is done to a place or a thing behind "to": "deploy to staging", "prior to shipping". */
const TO_A_THING =
  /^(?:(?:deploy|push|publish|ship|release|upload|add|contribut|mov|switch|migrat|promot|merg)(?:s|es|e|ed|ing)?|copy|copied|goe?s?|went|due|prior|access|back|next|close|similar|relat(?:ed|ing))$/;

const BE = /^(?:(?:is|are|am|was|were)(?:n't)?|be|been|being|.+'(?:m|re|s))$/;
const TAKES_DOING =
  /^(?:(?:start|stop|finish|consider|suggest|recommend|avoid|mind|miss|keep|practice|practise|imagine|risk|enjoy)(?:e?[sd]|ing)?|kept|like|love|hate|worth|busy|help|going|go|went|spend|spent|without|while|when|before|after)$/;

/** Whether something before it takes a verb in -ing: a form of "be", a preposition, "stop". */
function isLedToDoing({ proposal: { from }, sentence: { tokens }, before }: ProposalCase): boolean {
  if (prepositionSet.has(before) || TAKES_DOING.test(before)) return true;
  return tokens.slice(Math.max(0, from - 6), from).some(({ lower }) => BE.test(lower));
}

/** "fitted" beside "fit": both of the past; "we have count data": a thing that says which. */
function isInForm(one: ProposalCase): boolean {
  const {
    proposal,
    sentence: { tokens },
    word,
    typed,
    before,
    classes,
    isFollowed,
  } = one;
  // "costed" is wrong, "fitted" is not
  const isAlsoPast = /^(?:fit|quit|bet|knit|wet)ted$/.test(typed) && typed.startsWith(word);
  if (isAlsoPast && (proposal.form ?? 0) & (past | participle)) return true;
  if (classes.own & (proposal.form ?? 0) & (past | participle)) return true;
  const next = tokens[proposal.from + 1]?.lower ?? '';
  const isThings = (classes.after & plural) !== 0 || next === 'data';
  return (
    HAVE.test(before) && isFollowed && (classes.own & singular) !== 0 && isThings && !determiners.has(next)
  );
}

/** Whether a change of a verb's form leaves no doubt. */
export function isVerbDecidable(one: ProposalCase): boolean {
  const { proposal, sentence, word, typed, before, classes, isFollowed } = one;
  const { from, form } = proposal;
  const { tokens } = sentence;
  if (isTense(one)) return false;
  if (isInForm(one)) return false;
  // "I already ran `x`": nothing there takes "running"
  if (form === WordClass.ing && !isLedToDoing(one)) return false;
  // "will held on 12 November": it lacks its "be"
  const next = tokens[from + 1]?.lower ?? '';
  if (
    form === base &&
    classes.own & participle &&
    !typed.endsWith('ing') &&
    /^(?:on|in|at|by)$/.test(next) &&
    MODAL.test(before)
  )
    return false;
  // "have experience not less than": a thing
  if (HAVE.test(before) && classes.own & NOUN && /^(?:not|of|in|with|at|as|from)$/.test(next)) return false;
  if (
    form === base &&
    typed.endsWith('ing') &&
    before === 'to' &&
    TO_A_THING.test(tokens[from - 2]?.lower ?? '')
  )
    return false;
  // "I living in Cairo": more likely without its "am"; "you don't mind me asking"
  if (form === base && typed.endsWith('ing') && /^(?:i|you|we|they|me|him|them|us)$/.test(before))
    return false;
  // "Returns true where …": a note without its subject, in the tense of its writer
  if (from === 0 && classes.own & third) return false;
  // "we have drive and ambition", "something like that": a thing, and no verb at all
  const isThing =
    HAVE.test(before) && (!isFollowed || /^(?:and|or|\d.*)$/.test(tokens[from + 1]?.lower ?? ''));
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
  // "forward to seeing you and to hearing from you"
  const isSecond = before === 'to' && tokens[from - 2]?.lower === 'and';
  const isOfFirst = ({ lower }: { lower: string }, at: number) =>
    lower === 'to' && tokens[at + 1]?.lower.endsWith('ing');
  if (isSecond && tokens.slice(0, from - 2).some(isOfFirst)) return false;
  // "to prevent spamming"
  if (/^(?:prevent|avoid|stop|start|keep|enjoy|mind|consider|suggest|finish)/.test(before)) return false;
  // "fix the heating": behind an article it is a thing and no verb; "it's on staging"; "what would you do, knowing"
  if (determiners.has(before) || (prepositionSet.has(before) && before !== 'to') || tokens[from]?.parted)
    return false;
  // "deploy the app to staging": a place, where no word before it wants a verb
  return !(isTo && !isFollowed);
}
