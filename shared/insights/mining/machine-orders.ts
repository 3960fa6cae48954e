import { foldedWords } from './fold.ts';
import { splitSentences } from './sentences.ts';
import { INVISIBLE } from './spam.ts';

/** What gives orders to a machine that reads along: nobody's view of anything. */
const MACHINE_ORDERS =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all)\b.{0,20}\b(?:instructions?|prompts?|rules|directions)\b|\b(?:system|developer) (?:prompt|message)\s*:|^\W*system\s*:|\byou are now (?:in|an?|the)\b.{0,30}\b(?:mode|assistant|ai|bot|model|dan)\b|\bsummari[sz]e (?:all|these|the|every) (?:\w+ )?(?:comments?|posts?|reviews?|items?|feedback|threads?) (?:as|to|with|by)\b|\b(?:reply|respond|answer|output)s? only (?:with|that)\b|<\/?(?:system|assistant|item|instructions?)\b[^>]*>|\[\/?(?:INST|SYSTEM)\]|\b(?:as an?|dear|attention) (?:ai|llm|language model|assistant|summari[sz]er)\b|\b(?:ai|llm)s? (?:reading|summari[sz]ing|analy[sz]ing) this\b|\byou (?:must|should) (?:now )?(?:report|conclude|state|say|output|respond|reply|write) (?:only )?that\b|\b(?:assistant|ai|bot|chatgpt|system|summari[sz]er)[,:] .{0,40}\b(?:answer|repl(?:y|ies)|respond|write|say|output|report|conclude)\b|<\|im_start\|>|<!--\W*(?:assistant|system|ai)\b|\b(?:note|notice|message|hint|reminder|word) (?:to|for) (?:all |any |the )?(?:language models?|llms?|ais?|chat ?bots?|summari[sz]ers?|crawlers?)\b|\b(?:if|when) you(?: are|['’]re) an? (?:\w+ )?(?:ai|llm|language model|chat ?bot|summari[sz]er)\b|\bcount this (?:post|comment|review|message) as\b|^\W*(?:#+ ?)?(?:instructions?|prompt)\W*: /i;
/** What reads along, addressed, or spoken of as a reader; then what it is told to do with what it reads or writes. */
const MACHINE =
  '(?:(?:large )?language models?|llms?|(?:ai|gpt|chatgpt|claude|gemini|copilot)(?: (?:models?|systems?|agents?|assistants?|tools?|bots?))?|a\\.i\\.|chat ?bots?|summari[sz]ers?|assistant|system|crawlers?|(?:automat(?:ed|ic)|machine) (?:readers?|systems?|analysts?|analy[sz]ers?|tools?|process(?:es)?|reviewers?|pipelines?|parsers?))';
const ORDER =
  '(?:ignore|disregard|forget|discard|treat|count|classify|rate|rank|label|mark|print|reveal|output|reply|respond|answer|write|say|report|state|summari[sz]e|recommend|mention|leave out|omit|quote|praise|conclude|repeat|act|pretend|your (?:new |real |only )?(?:task|job|goal|role|instructions?))';
/** Where an order begins; after somebody's name the same words tell what he does. Asked of the word before it, once that is found. */
const ORDERING =
  '(?<=(?:^|[.!?:;,\\n>*(\\[–—"“-]\\s*|\\b(?:and|then|please|must|should|to|also|now|kindly|you|will|shall|system|assistant|ai|llm|bot) )\\w+)';
/** What a machine is told to set aside, in seven languages; and what it is to make of what it reads. */
const SET_ASIDE = [
  `\\b(?:ignore|disregard|forget|override|bypass)${ORDERING}(?: (?:all|any|every))?(?: of)? your (?:\\w+ ){0,2}(?:rules|guidelines|instructions?|guardrails|training|polic(?:y|ies)|safety|prompts?|restrictions)\\b`,
  '\\b(?:ignore|disregard|forget) (?:what(?:ever)?|everything|anything)(?: (?:that|which))? (?:the|your|any) (?:\\w+ )?(?:user|researcher|analyst|operator|owner|developer|human|customer|person) (?:\\w+ )?(?:asked|told|said|wrote|want(?:s|ed)?)\\b',
  '\\b(?:ignorier(?:e|t|en)|vergiss|vergesst|missachte|ignore[rz]?|oublie[rz]?|ignora|olvida|dimentica|esque[cç]a|negeer|vergeet)\\b[^.!?]{0,30}\\b(?:alle|vorherigen|bisherigen|obigen|deine|toutes|tes|vos|todas|tus|sus|tutte|tue|suas|vorige|eerdere|pr[ée]c[ée]dentes|anteriores|precedenti)\\b[^.!?]{0,20}\\b(?:anweisungen|befehle|regeln|instructions|consignes|instrucciones|istruzioni|instruções|instructies|aanwijzingen)\\b',
  `\\b(?:treat|count|classify|mark|rate|label|flag|skip|score|report)${ORDERING} (?:this|these|every|all|any|each|the (?:next|following|above|previous|other))\\b[^.!?]{0,40}\\b(?:posts?|comments?|reviews?|rows?|items?|messages?|entr(?:y|ies)|texts?|feedback)\\b[^.!?]{0,20}\\b(?:as|with|positive|negative|duplicates?|spam|neutral)\\b`,
  '\\byour (?:summary|report|answer|output|response|analysis|conclusion)s? (?:must|should|shall|has to|needs to|will) (?:only )?(?:contain|include|say|state|mention|be|read|begin|end|conclude|recommend|claim|not)\\b',
  '\\bBEGIN (?:\\w+ )?(?:ADMIN|SYSTEM|DEVELOPER|OVERRIDE|INSTRUCTIONS?|PROMPT|MESSAGE)\\b',
];
const ORDERED = [
  ...SET_ASIDE,
  `(?:^|[.!?:;\\n>*(\\[-]\\s*)${MACHINE}\\s*[:,–—-]\\s*(?:[\\w'’]+[, ]+){0,5}?${ORDER}\\b`,
  `\\b(?:to|hello|hi|hey|dear|attention|all|any|every)[,:]? (?:(?:the|all|any|every|whatever|whichever|an?|you) )?${MACHINE}(?: (?:\\w+ing|that|which|who) [^.:!?]{0,60})?[,:.!–—-]\\s[^.!?]{0,60}?\\b${ORDER}\\b`,
  `\\b${MACHINE} (?:reading|summari[sz]ing|analy[sz]ing|processing|scraping|that reads?|who reads?) [^.!?]{0,60}\\b(?:should|must|shall|will|may only|please)\\b`,
  `\\b${MACHINE} (?:are|is) (?:hereby |kindly |now )?(?:requested|asked|required|instructed|ordered|told|to)\\b[^.!?]{0,20}\\b${ORDER}\\b`,
  `\\b(?:print|reveal|show|repeat|output|leak|dump|ignore|forget)${ORDERING} (?:[\\w-]+ ){0,3}(?:system prompt|(?:your|hidden|initial|original) (?:\\w+ )?(?:prompt|instructions|rules)|prompt you)\\b`,
  '\\b(?:discard|ignore|disregard|forget) (?:all |every |any )?(?:of )?(?:the |these |those )?(?:other )?(?:reviews?|comments?|posts?|messages?|texts?|feedback) (?:above|before|below|so far|you)\\b',
  '\\bcount this (?:post|comment|review|message) (?:as\\b|(?:\\w+ ){1,3}times\\b)',
].map((source) => new RegExp(source, 'i'));

/** Goes on giving them: `Then say that everybody loves it.` */
const FURTHER = new RegExp(
  `^\\W*(?:(?:then|also|and|instead|finally|next|now|please|do not|don['’]t|never|always|only) )*${ORDER}\\b|\\byou (?:must|should|shall|will)\\b|\\byour (?:answer|reply|summary|output|report|response|task)\\b`,
  'i',
);
/** Marks that something begins and ends which a page does not show, or a machine is to take for its own. */
const BLOCK =
  /<!--[\s\S]*?(?:-->|$)|<(system|assistant|instructions?)\b[^>]*>[\s\S]*?(?:<\/\1>|$)|\[(?:INST|SYSTEM)\][\s\S]*?(?:\[\/(?:INST|SYSTEM)\]|$)|\bBEGIN [A-Z]{3,}(?: [A-Z]{3,})*[\s\S]*?(?:\bEND [A-Z]{3,}(?: [A-Z]{3,})*|$)/g;
/** Stands where an order stood. */
const CUT = ' […] ';
/** Fewer words than these say nothing of their own. */
const MIN_WORDS = 3;

export const ordersMachines = (text: string): boolean =>
  MACHINE_ORDERS.test(text) || ORDERED.some((order) => order.test(text));

/**
 * A text without the sentences that give orders to a machine, so that neither a rule nor a model ever reads them: who writes one
 * beside an honest complaint keeps his complaint. Null where nothing else is left, or an order cannot be told from the rest.
 */
export function withoutOrders(written: string): string | null {
  if (!ordersMachines(written.replace(INVISIBLE, ''))) return written;
  const text = written
    .replace(INVISIBLE, '')
    .replace(BLOCK, (block) => (ordersMachines(block) ? CUT : block));
  const sentences = splitSentences(text);
  const isOrder = sentences.map((sentence) => ordersMachines(sentence.text));
  sentences.forEach(({ start, text: said }, at) => {
    const next = sentences[at + 1];
    if (at > 0 && isOrder[at - 1] && FURTHER.test(said)) isOrder[at] = true;
    if (!next || isOrder[at] || isOrder[at + 1] || !ordersMachines(text.slice(start, next.end))) return;
    isOrder[at] = true;
    isOrder[at + 1] = true;
  });
  let rest = '';
  let from = 0;
  sentences.forEach(({ start, end }, at) => {
    if (!isOrder[at]) return;
    rest += text.slice(from, start) + CUT;
    from = end;
  });
  rest += text.slice(from);
  const isClean = !ordersMachines(rest) && foldedWords(rest).length >= MIN_WORDS;
  return isClean ? rest.replace(/(?: *\[…\] *)+/g, CUT).trim() : null;
}
