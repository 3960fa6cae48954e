import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { commonWords } from '@/shared/engines/offline/lexicon/words.ts';

/** Orders that say how the wished thing has to be. */
const SHAPING =
  /^(?:(?:please|pls|also|just|maybe|always) )*(?:make sure|make (?:it|them)\b|ensure|(?:don['’]?t|do not|dont)(?! (?:like|know|want|have|need|think|understand|get)\b)|never \p{Ll}+|avoid|include|use|keep|stay|mention|add|focus on|limit|cover|stick to|leave out|exclude|skip|highlight|emphasi[sz]e|start with|begin with|end with|finish with|close with|be (?!able\b)|think about|consider|remember|answer in|respond|reply in|return|output|format|sort|ask me|wait for|explain (?:it|your|each|why|the|how|every)|thank(?! you| god)|cite|mark the|sign (?:it|with)|present|put (?:it|them)|show (?:it|the result)|address|assume|take into account|bear in mind)\b/iu;
/** Orders that ask for a thing or an act. */
const PLAIN =
  /^(?:(?:please|pls|also|just|then|now) )*(?:(?:write|draft|compose|create|make|build|generate|design|prepare|develop) (?:me |us )?(?:an?|the|some|my|our|this|it|\d+|sure|short|one|two|three)\b|(?:give|tell|show|send|help|teach|ask|let) (?:me|us|them|him|her)\b|(?:explain|describe|compare|suggest|summari[sz]e|translate|rewrite|rephrase|fix|find|list|provide|convert|recommend|improve|proofread|check|review|correct|analy[sz]e|calculate|choose|pick|group|put) (?:an?|the|my|our|this|these|it|them|some|all|each|every|how|why|what|which|whether|\d+)\b|explain (?:like|in|as)\b)/i;

/** "keep it short", "don't mention the price": an order about the thing asked for. */
export function isShapingOrder(text: string): boolean {
  return SHAPING.test(text);
}

/** "write a reminder", "give me a table": an order for a thing of its own. */
export function isPlainOrder(text: string): boolean {
  return PLAIN.test(text);
}

/** "Name: Ann" gives something, "Name ideas" may ask for it. */
const LABEL = /^\p{L}+:/u;
/** A greeting or a "please" before the order. */
const OPENING =
  /^(?:(?:(?:hi|hey|hello|yo|dear)(?: there| all| everyone| guys)?(?:,? (?:chatgpt|chat|gpt|claude|gemini|deepseek|copilot|ai|bot))?[,!.]*|(?:ok(?:ay)?|so|well|anyway|alright|please|pls|also|and|but|then|just)[,!]?|(?:chatgpt|claude|gemini|deepseek)[,:])\s+)+/i;
const IMPERATIVES = new Set(
  'write create make build generate draft design compose translate summarize summarise rewrite rephrase edit improve prepare plan develop craft produce explain describe list give tell show compare find help suggest recommend analyze analyse review check fix debug refactor convert calculate solve brainstorm outline act pretend imagine teach correct proofread shorten expand simplify answer ask cite rename merge count plot print deploy host install configure select store calculate rate grade mark classify extract identify evaluate assess critique research provide propose name pick choose rank sort test implement add remove optimize optimise set update change turn paraphrase discuss define illustrate draw paint sketch play come think assume consider let recite continue complete finish respond reply predict estimate organize organise schedule format clean read look walk guide interview quiz roleplay ignore share send inform announce remind invite invent visualize visualise render get put start begin keep take tailor adapt map break'.split(
    ' ',
  ),
);

/** What only an object begins with: the word before it is a verb. */
const OBJECT_STARTS = new Set('the my our your these them it me us'.split(' '));

/** Whether a sentence begins with a verb that orders. */
export function isImperative(sentence: string): boolean {
  const [first = '', second = ''] =
    sentence
      .replace(OPENING, '')
      .toLowerCase()
      .match(/[\p{L}'’]+/gu) ?? [];
  if (LABEL.test(sentence)) return false;
  if (verbs.byBase.has(first) && OBJECT_STARTS.has(second)) return true;
  const isUnknown = !commonWords.has(first) && !/(?:ly|ing|ed|s)$/.test(first);
  if (isUnknown && /^(?:the|my|our|your|it|them)$/.test(second) && /^\p{L}+ /u.test(sentence)) return true;
  if (!IMPERATIVES.has(first)) return false;
  // "name ideas", "plan is", "test results": the noun of the same form
  return (
    !/^(?:is|are|was|were|ideas?|results?|for|of|that|copy|text)$/.test(second) ||
    /^(?:think|look|ask|act|search|list|check)$/.test(first)
  );
}
