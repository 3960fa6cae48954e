import { splitSentenceParts } from '@/shared/engines/offline/balanced/split-sentence.ts';
import { placeSentence } from '@/shared/engines/offline/reframe/classify.ts';
import { toPoint } from '@/shared/engines/offline/reframe/finish.ts';
import { lowerFirst } from '@/shared/engines/offline/reframe/wish.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

const MAX_CHARS = 70;
const MAX_COUNT = 4;
/** Says what to do with something, not how the answer has to be. */
const NO_LIMIT =
  /^(?:include|mention|add|wait|ask|respond|use|start|end|be\b|focus|explain|show|remember|think)\b/i;
/** A limit that stands inside a longer sentence. */
const WITHIN =
  /\b(?:without \p{L}[\p{L}' -]{3,40}|(?:under|at most|no more than|up to|within|max\.?|maximum) [$€£]?\d[\d.,]*\s?\p{L}*|budget (?:is |of |under |about )*[$€£]?\d[\d.,]* ?\p{L}*|\d+ (?:hours?|minutes?|times) (?:a|per) (?:day|week|month)|in \d+ (?:weeks?|months?|days?)|(?:i|we) (?:can['’]t|cannot|can only|could only|don['’]?t have|do not have|have only|only have) [^,.;?!]{3,45})|[$€£]\d[\d.,]*k? saved\b|\bweekends off\b/giu;

/**
 * The limits a draft sets, in its own words, each short enough to stand in a list.
 * @param text masked, so that no limit ends inside a quotation
 */
export function findConstraints(text: string): string[] {
  const found: string[] = [];
  for (const sentence of splitSentences(text).flatMap((part) => part.split('\n'))) {
    const bare = sentence.replace(/^\s*(?:[-*•+]|\d{1,2}[.)])\s+/, '').trim();
    if (/:$/.test(bare) || bare === '') continue;
    const pieces = splitSentenceParts(bare.replace(/[.!?]+$/, ''));
    for (const piece of pieces) found.push(...limitsOf(piece.text.trim()));
  }
  const unique = [...new Map(found.map((limit) => [limit.toLowerCase(), limit])).values()];
  return unique.slice(0, MAX_COUNT);
}

function limitsOf(piece: string): string[] {
  const { place } = placeSentence(piece, false);
  const isLimit = place === 'requirement' && !NO_LIMIT.test(piece) && piece.length <= MAX_CHARS;
  if (isLimit) return [lowerFirst(toPoint(piece))];
  return [...piece.matchAll(WITHIN)]
    .map(([limit]) => limit.trim())
    .filter((limit) => limit.length <= MAX_CHARS);
}
