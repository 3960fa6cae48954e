export interface SentenceSpan {
  /** Offsets in the text (UTF-16 code units), without white space around it. */
  start: number;
  end: number;
  text: string;
}

/** Full stops that end no sentence. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|approx|no|st|fig|u\.s|a\.m|p\.m)|\b\p{Lu})\.$/iu;
const BREAK = /(?:[.!?…]+["'”’)\]]*(?=\s|$))|[。！？]+|\n+/gu;

/** A heading of a form, like `### Steps to reproduce` of an issue: nobody's own words. */
const HEADING = /^#{1,6} /;

/** Said at the end of a post, of nothing in it: no story is judged by it, and nobody leaves. */
const SET_PHRASE =
  /^(?:(?:that['’]s the )?end of (?:the )?(?:story|rant)|take it or leave it|rant over|just saying|case closed|moving on|(?:just )?my (?:two|2) cents|story of my life|your mileage may vary|make of (?:that|it) what you will)\W*$/i;

/** The sentences of a text in any language; a line break ends one too, headings and set phrases are none. */
export function splitSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  const push = (end: number) => {
    const slice = text.slice(start, end);
    const trimmed = slice.trim();
    if (/[\p{L}\p{N}]/u.test(trimmed) && !HEADING.test(trimmed) && !SET_PHRASE.test(trimmed)) {
      const from = start + slice.indexOf(trimmed);
      spans.push({ start: from, end: from + trimmed.length, text: trimmed });
    }
    start = end;
  };
  for (const match of text.matchAll(BREAK)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && ABBREVIATION.test(text.slice(Math.max(0, end - 8), end))) continue;
    push(end);
  }
  push(text.length);
  return spans;
}
