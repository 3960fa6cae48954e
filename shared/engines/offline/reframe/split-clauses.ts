import { MAX_SENTENCE_CHARS } from './classify.ts';
import { isConstraintFragment, isHardLimit, isShapeFragment } from './patterns.ts';

const CLAUSE_VERB =
  "(?:am|['’]m|is|are|['’]s|['’]re|was|were|have|['’]ve|has|had|need|needs|want|wants|expects|requires|prefers|work|works|live|lives|will|['’]ll|can['’]?t|cannot|can|don['’]?t|do not|like|likes|love|loves|hate|would|should|must|keep|keeps|know|got|get|tried|think|currently|already|only|just|really|also|went|made|did|met|took|wrote|lost|found|\\p{L}{3,}ed)";
const SUBORDINATE =
  /^(?:if|when|while|because|since|although|though|as|after|before|once|unless|whenever|given|even|until|whether|considering|assuming|first|to|in|on|at|for|with|due)\b/i;
const ORDER =
  "(?:make sure|ensure|don['’]?t|do not|never|avoid|include|use|keep|please|mention|add|can you|could you|explain|give me|tell me|show me|focus on|give|return|list|write)";

/** Comma before a clause that stands alone: "…, i am a nurse", "…, can you give me a plan". */
const SPLICES: readonly RegExp[] = [
  new RegExp(
    `,\\s+(?:and |but |so )?(?=(?:i|we|he|she|they|it|my \\p{L}+|our \\p{L}+|there)(?: ${CLAUSE_VERB}|['’](?:m|s|re|ve|ll|d))\\b)`,
    'giu',
  ),
  /,\s+(?:and |but |so )?(?=(?:can|could|would|will) you\b)/gi,
  /,\s+(?:and |so )?(?=(?:what|how|why|where|when|who|which) (?:is|are|should|do|does|can|could|would|will|did)\b)/gi,
  /[,;]?\s+(?:and|but)\s+(?:also,?\s+)?(?=(?:make sure|ensure|(?:don['’]?t|do not)(?! (?:really|even|get|like|know|want|have|need|think|understand|see|feel|care|mind)\b)|never(?! (?:did|was|were|had|got|went|been|have|has|\p{L}+ed)\b)|avoid|please|can you|could you)\b)/giu,
  new RegExp(`[,;]\\s+also,?\\s+(?=${ORDER}\\b)`, 'gi'),
  /[,;]\s+(?=(?:make sure|ensure|(?:don['’]?t|do not)(?! (?:get|like|know|want|have|need|think|understand|see|feel)\b)|please)\s)/gi,
  new RegExp(
    `(?<!\\b(?:you|i|we|they|it|to|should|must|will|can|could|would|is|are|was|were|but|not|that|which|who|please)),?\\s+(?:and )?also,?\\s+(?=${ORDER}\\b)`,
    'gi',
  ),
  /;\s+/g,
  /,\s+(?:and |so )?(?=(?:tell me|explain|help me|fix|find out|give me|show me|suggest)\b)/gi,
  /,\s+(?=(?:for example|for instance|e\.g\.)\s*:)/gi,
];
/** No comma at all, as people type when in a hurry; not after a word that leads into a clause. */
const LEADS =
  '(?<!\\b(?:that|if|so|because|and|but|or|also|then|else|what|how|think|when|where|which|as|why|whether|it|i|we|you|they|who|to|please|than|like|until|said|says|know|sure|a|the|hope)\\s*,?)';
const RUN_ONS: readonly RegExp[] = [
  new RegExp(
    `${LEADS}\\s+(?=(?:it|they) (?:should|must|has to|have to|needs? to|shouldn['’]?t|mustn['’]?t)\\b)`,
    'gi',
  ),
  new RegExp(
    `${LEADS}\\s+(?=(?:don['’]?t|do not) (?:make|use|include|mention|write|talk|add|change|be|forget|give|say|put)\\b)`,
    'gi',
  ),
  new RegExp(`${LEADS}\\s+(?=make sure\\b)`, 'gi'),
  /(?<=\p{L}{3}|\d)(?<!\b(?:is|are|was|were|has|have|had|with|there|says?|in|but|and|or|be|by|at|to|of|for|makes?|made|yes|why|got|get|say|said|had|absolutely|takes?|needs?|still|yet|gets?|has|receive|received)\s*)\s+(?=no \p{L}+(?: \p{L}+)?[.!]?$)/giu,
  /(?<!\b(?:max|maximum|in|about|around|under|over|of|the|a|with|than|exactly|least|most|to|write|roughly|some|another|first|last|and|or|be|is|are|has|have|every|each|per|for|up|by|limit|contain|contains|between|only|just|wants?|needs?|requires?|expects?|asked|asks|prefers?)\s*)\s+(?=\d+ words\b)/gi,
  /(?<=\p{L}{3})(?<!\b(?:that|because|and|but|or|of|with|for|in|on|at|to|from|about|by|is|are|think|since|while|when|where|if|so|as|than|like|know|says?|hope|though|although|what|who|why|how|which)\s*)\s+(?=my \p{L}+ is\b)/giu,
];
/** The shape of the answer at the end of an order: "… in bullet points". */
const SHAPE =
  /(?<=\p{L}{2}|\d)\s+(?=(?:in|as) (?:\d+ |short |an? )*(?:bullet points?|bullets|table|numbered list)(?: format)?[.!]?$)/giu;
/** "Starter is for one, team for ten": what follows leaves out the same verb. */
const ROW_OF_FACTS =
  /^(?!(?:it|this|that|there|tone|style|length|everything)\b)\p{L}+ (?:is|are|costs?|gets?) (?:for|in|at|from|on) [^,]+,/iu;
const MIN_WORDS = 2;
/** "To be fair, I think": a few words before the comma are no clause. */
const MIN_SPLICE_WORDS = 4;
const SHAPES_ITSELF =
  /^(?:please )?(?:return|output|save|format|export|give|show|put|present|answer|respond|reply)\b/i;

/** A sentence as the clauses that can stand alone; joined again by the words taken away they give the sentence. */
export function splitClauses(sentence: string): string[] {
  if (sentence.length > MAX_SENTENCE_CHARS) return [sentence];
  // "can you …?" orders
  const isRequest = /^(?:please )?(?:can|could|would|will) (?:you|u)\b/i.test(sentence);
  const isQuestion = /\?\s*$/.test(sentence) && !isRequest;
  const cuts = SUBORDINATE.test(sentence) ? SPLICES.slice(3) : SPLICES;
  let parts = [sentence];
  for (const pattern of [...cuts, ...(isQuestion ? [] : RUN_ONS)])
    parts = parts.flatMap((part) => cut(part, pattern));
  return parts
    .flatMap((part) => splitFragments(isRequest ? part.replace(/\?\s*$/, '') : part))
    .flatMap((part) => (isQuestion || SHAPES_ITSELF.test(part) ? [part] : cut(part, SHAPE)));
}

function cut(part: string, pattern: RegExp): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of part.matchAll(pattern)) {
    const left = part.slice(from, match.index);
    const right = part.slice(match.index + match[0].length);
    const isInBrackets =
      (part.slice(0, match.index).match(/\(/g)?.length ?? 0) >
      (part.slice(0, match.index).match(/\)/g)?.length ?? 0);
    if (
      isInBrackets ||
      (SUBORDINATE.test(left) && !left.includes(',')) ||
      countWords(left) < (pattern === SPLICES[0] ? MIN_SPLICE_WORDS : MIN_WORDS) ||
      countWords(right) < MIN_WORDS
    )
      continue;
    pieces.push(left);
    from = match.index + match[0].length;
  }
  return [...pieces, part.slice(from)];
}

/** "…, friendly tone, max 200 words": trailing remarks after commas become units of their own. */
function splitFragments(clause: string): string[] {
  if (/\?\s*$/.test(clause) || SUBORDINATE.test(clause) || ROW_OF_FACTS.test(clause)) return [clause];
  const parts = clause.split(/,\s+(?:and\s+|but\s+(?!not\b))?(?![^(]*\))/);
  const isRemark = (part: string) => isConstraintFragment(part) || isShapeFragment(part);
  const isListed = /:\s/.test(clause);
  const first = parts.findIndex(
    (part, index) => index > 0 && (isListed ? isHardLimit(part) : isRemark(part)),
  );
  if (first < 0 || (isListed && !parts.slice(first).every(isRemark))) return [clause];
  const pieces = [clauseUpTo(clause, parts, first)];
  for (const part of parts.slice(first)) {
    if (isRemark(part)) pieces.push(part);
    else pieces[pieces.length - 1] += `, ${part}`;
  }
  return pieces;
}

/** The text before the given part, its own commas and conjunctions untouched. */
function clauseUpTo(clause: string, parts: readonly string[], index: number): string {
  let end = 0;
  for (const part of parts.slice(0, index)) end = clause.indexOf(part, end) + part.length;
  return clause.slice(0, end);
}

function countWords(text: string): number {
  return text.match(/[\p{L}\d\uE000-\uF8FF]+/gu)?.length ?? 0;
}
