import { asks, countWords, type SentencePart, splitSentenceParts } from './split-sentence.ts';

const END = /[.?!…]*["'”’)]*\s*$/u;
const HANDS_OVER = /:\s*[\uE000-\uF8FF]$/u;
const LIST_FROM = 4;
const POINT_WORDS = 16;
/** Two clauses that stand alone, without the comma between them. */
const TWO_CLAUSES =
  /^((?:i|it|we|he|she|they|(?:my|the|our) \p{L}+) (?:(?!\b(?:if|that|because|when|who|which|so|where|while|since|and|between|both|know|think)\b)[^,:;()]){8,120}) and (?=(?:i|we|he|she|it|they) \p{L})/iu;
/** A remark shorter than this is no sentence of its own. */
const LONE_WORDS = 4;
const WISHES = /^(?:i|we) (?:\p{L}+ )?(?:want|need|would|have to|['’]d)\b/iu;

/**
 * A sentence of several strung together by commas as those sentences; remarks without a verb ("max 150 words, no hashtags")
 * stay together. Four orders and remarks about the thing asked for become a list, where one may stand.
 */
export function layOutPieces(sentence: string, mayList: boolean): string {
  const end = END.exec(sentence)?.[0] ?? '';
  const body = sentence.slice(0, sentence.length - end.length);
  const blanks = /\s*$/.exec(end)?.[0] ?? '';
  const mark = end.slice(0, end.length - blanks.length);
  // what introduces a text to work on stays before it
  if (HANDS_OVER.test(body)) return sentence;
  const strung = splitSentenceParts(body);
  const [first, ...points] = strung;
  if (!first || points.length === 0) return sentence;
  const areAboutThing = points.every(
    ({ kind, text }) => kind === 'limit' || (kind === 'order' && countWords(text) <= POINT_WORDS),
  );
  const hasVerb = first.kind === 'order' || first.kind === 'question';
  if (mayList && hasVerb && areAboutThing && points.length >= LIST_FROM && !/[:\n]/.test(body)) {
    return `${finish(first.text, mark === '?' ? '?' : '.')}\n\n${points.map(({ text }) => `- ${finish(text, '', true)}`).join('\n')}${blanks}`;
  }
  const pieces = joinLimits(strung);
  if (pieces.length === 1) return sentence;
  const endMarks = pieces.map(({ text }, index) => {
    // what stands behind a colon is handed over, not asked
    if (
      (asks(text) && !/:\s/.test(text)) ||
      (mark.startsWith('?') &&
        /^(?:what|how|why|where|when|who|which|is|are|do|does)\b(?! (?:i|not|include|mention|use|add)\b|n['’]t)/i.test(
          text,
        ))
    )
      return '?';
    return index < pieces.length - 1 ? '.' : mark.replace(/^\?+/, '.');
  });
  if (mark.startsWith('?') && !endMarks.includes('?')) endMarks[endMarks.length - 1] = '?';
  return pieces.map(({ text }, index) => finish(text, endMarks[index] ?? '.', index > 0)).join(' ') + blanks;
}

/** Neighbouring remarks as one piece; a single one at the end stays behind its comma. */
function joinLimits(pieces: readonly SentencePart[]): SentencePart[] {
  const joined: SentencePart[] = [];
  const isThing = pieces[0]?.kind === 'fragment' || pieces[0]?.kind === 'limit';
  pieces.forEach((piece, index) => {
    const open = joined.at(-1);
    const isAlone =
      pieces[index + 1]?.kind !== 'limit' &&
      open?.kind !== 'limit' &&
      (pieces.length === 2 ||
        (countWords(piece.text) < LONE_WORDS && (open?.kind !== 'clause' || WISHES.test(open.text))));
    const joins = open && piece.kind === 'limit' && (isThing || open.kind === 'limit' || isAlone);
    if (joins) open.text += piece.joint + piece.text;
    else joined.push({ ...piece });
  });
  return joined;
}

function finish(text: string, mark: string, isNew = false): string {
  const trimmed = text
    .trim()
    .replace(/^(?:and|but)\s+(?=please\b)/i, '')
    .replace(/[,;]+$/, '');
  const parted = trimmed.replace(TWO_CLAUSES, '$1, and ');
  return `${isNew ? capitalise(parted) : parted}${/[.?!:]$/.test(trimmed) ? '' : mark}`;
}

function capitalise(text: string): string {
  return /^\p{Ll}\S*[\p{Lu}_(=]/u.test(text)
    ? text
    : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
