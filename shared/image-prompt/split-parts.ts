import { splitSentences } from '@/shared/enhance/sentences.ts';

/** Begins what belongs to the part before it. */
const CONTINUES = /^(?:and|or|but|with|who|which|that|where|while|whose|as if|as though|wearing|holding)\b/i;
/** A sentence with one of these says something as a whole; its commas part no list. */
const CLAUSE =
  /^(?:i|we|it|he|she|they|there|this|that|the [\p{L}' -]+ (?:is|are|should|must|has|have|looks?)|make|use|keep|add|include|please|can|could)\b|\b(?:is|are|was|were|should|must|has|have|will|because|so that|looks?|wears?|holds?|stands?|sits?|flies|glows?|reflects?)\b/iu;

/** Where a comma parts a list: not inside quotes, brackets or a number. */
function splitAtCommas(sentence: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let part = '';
  const letters = [...sentence];
  for (const [at, letter] of letters.entries()) {
    if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth = Math.max(0, depth - 1);
    else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === '“') isQuoted = true;
    else if (letter === '”') isQuoted = false;
    const isBreak = (letter === ',' || letter === ';') && depth === 0 && !isQuoted;
    if (isBreak && !/\d/.test(letters[at + 1] ?? '')) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part].map((text) => text.trim()).filter(Boolean);
}

/** `no people, cars or text` denies all three, though commas part them. */
function joinDenied(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    const end = /^(?:no|without|avoid|don['’]?t (?:show|include|add)) (?!.* (?:or|nor) )/i.test(part)
      ? endOfDenied(parts, at)
      : at;
    joined.push(parts.slice(at, end + 1).join(', '));
    at = end;
  }
  return joined;
}

/** The last of short parts up to the one with `or`; the part itself where there is none. */
function endOfDenied(parts: readonly string[], from: number): number {
  for (let at = from + 1; at < parts.length; at++) {
    const part = parts[at] ?? '';
    if (part.split(/\s+/).length > 4) return from;
    if (/(?:^| )(?:or|nor) \S/i.test(part)) return at;
  }
  return from;
}

/** A line of a list without its mark. */
const unmarked = (line: string) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim();

/** The remarks a description is made of, each in its author's words: lines, sentences, and what commas part in a list. */
export function splitParts(text: string): string[] {
  return text
    .split(/\n+/)
    .map(unmarked)
    .filter(Boolean)
    .flatMap((line) => sentencesOf(line))
    .filter(Boolean)
    .flatMap((sentence) => {
      const bare = sentence.replace(/(?<!\.)[.!?]+$/, '').trim();
      if (/^[\p{L} ]{2,24}:\s/u.test(bare) || CLAUSE.test(withoutQuotes(bare))) return [bare];
      const parts: string[] = [];
      for (const part of splitAtCommas(bare)) {
        if (parts.length > 0 && CONTINUES.test(part) && !/^(?:and|or|but|with) no\b/i.test(part))
          parts[parts.length - 1] += `, ${part}`;
        else parts.push(part);
      }
      return joinDenied(parts);
    });
}

const withoutQuotes = (text: string) => text.replace(/["“][^"”]*["”]/g, '');

/** End marks inside quotation marks end no sentence: they stand for others while it is cut. */
function sentencesOf(line: string): string[] {
  const marks = '.!?…';
  const hidden = line.replace(/["“][^"”]*["”]/g, (quote) =>
    quote.replace(/[.!?…]/g, (mark) => String.fromCharCode(0xe000 + marks.indexOf(mark))),
  );
  return splitSentences(hidden).map((sentence) =>
    sentence.trim().replace(/[\ue000-\ue003]/g, (mark) => marks.charAt(mark.charCodeAt(0) - 0xe000)),
  );
}
