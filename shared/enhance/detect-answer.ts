import { findPreamble } from './preamble.ts';
import { parseSections } from './sections.ts';
import { splitSentences } from './sentences.ts';

const LEAD = '(?:(?:so|and|but|hey|hi|hello|ok|okay|also|quick question|question)[\\s,:-]+)*';
const WH =
  "(?:what(?:['’]?s)?|who(?:['’]?s)?|whom|whose|when|where(?:['’]?s)?|why|how(?:['’]?s)?|which)\\s+(?!a\\s+(?:great|nice|lovely)\\b)";
const SUBJECT =
  '(?:i|you|we|they|he|she|it|there|this|that|these|those|the|my|your|our|his|her|their|an?|any|anyone|some)';
const VERB_FIRST = `(?:(?:is|are|was|were|does|did|can|will|should|has)\\s+\\p{L}|(?:do|could|would|have|am|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t)\\s+${SUBJECT}\\b)`;
const ASKS = new RegExp(`^${LEAD}(?:${WH}|${VERB_FIRST})`, 'iu');
const REQUEST = new RegExp(`^${LEAD}(?:can|could|would|will) (?:you|u)\\b`, 'i');
const ASKS_STILL =
  /\b(?:explain|describe|tell|list|provide|compare|find|give|help|write|show|identify|recommend|suggest|determine|clarify|outline|summari[sz]e|analy[sz]e|calculate|answer|discuss|evaluate|assess|state|name|walk|detail|define|estimate|advise|share|create|generate|draft|make|draw|check|look|review|fix|correct|proofread|edit|rewrite|turn|convert|build|plan|prepare|design|solve|improve|act|teach|ask|keep|use|add|change|remove|send|call|try|read|count|sort|reply|translate|how to|whether|please|need|want|would like|looking for|wonder|wondering)\b/i;
const STATES =
  /^(?!.*\?)(?:the|it|this|that|these|those|they|there|he|she|yes|no|a|an|[\p{L}\d]+)\b.{0,80}?\s(?:is|are|was|were|has|have|means?|can be|consists?|refers?|became|stands?)\s/iu;
const DIRECTS = /\b(?:should|must|please|your|you|include|explain|answer|response|i|my|we|our|me)\b/i;

const LIST_MARK = /^(?:\d{1,2}[.)]|[-*•])\s+/;

/** Whether a sentence asks, by its mark or, where that is missing, by its first words. */
export function asksQuestion(sentence: string): boolean {
  return /\?["'”’)]*\s*$/.test(sentence) || ASKS.test(sentence.trim());
}

const MIN_OWN_WORDS = 5;

/** A sentence that the draft has word for word leads up to its question; one or two words of it may be an answer. */
function isOwnSentence(sentence: string, known: ReadonlySet<string>): boolean {
  const words = sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.length >= MIN_OWN_WORDS && words.every((word) => known.has(word));
}

/**
 * The passage by which a result answers the draft instead of wording it better: a line to the writer at its start, or a
 * statement where the draft asked.
 */
export function findAnswer(draft: string, result: string): string | undefined {
  const preamble = findPreamble(result);
  if (preamble && !draft.toLowerCase().includes(preamble.toLowerCase())) return preamble;
  const asked = splitSentences(draft)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const isQuestion = asked.length > 0 && asked.every(asksQuestion);
  if (!isQuestion) return undefined;
  const body = parseSections(result).find(({ title }) => title === 'Task')?.body ?? result;
  const told = splitSentences(body)
    .map((sentence) => sentence.trim().replace(LIST_MARK, ''))
    .filter(Boolean);
  const first = told[0] ?? '';
  const stillAsks = told.some(asksQuestion);
  // "could you look into it" orders: only a statement answers it
  const isOrder = asked.every((sentence) => REQUEST.test(sentence));
  const answers = isOrder ? STATES.test(first) && first.search(ASKS_STILL) !== 0 : !ASKS_STILL.test(first);
  const known = new Set(draft.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  if (!stillAsks && answers && !isOwnSentence(first, known)) return first;
  return told.find((sentence) => {
    if (sentence.endsWith('?') || !STATES.test(sentence) || DIRECTS.test(sentence)) return false;
    if (sentence.search(ASKS_STILL) === 0) return false;
    const fresh = (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !known.has(word));
    return fresh.length >= 2;
  });
}
