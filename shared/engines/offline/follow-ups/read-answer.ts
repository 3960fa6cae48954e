import { splitSentences } from '@/shared/enhance/sentences.ts';

/** A question and the part of the text it is about. */
export interface Candidate {
  question: string;
  about: number;
  /** What kind of gap it asks into; kinds take turns. */
  gap: string;
}

export interface Answer {
  text: string;
  sentences: string[];
  headings: { title: string; body: string }[];
}

/** An answer without code and marks: its sentences that state something, and its headings. */
export function readAnswer(text: string): Answer {
  const prose = text
    .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n {0,3}\1[ \t]*$/gm, '')
    .replace(/\*\*|`/g, '');
  const headings: Answer['headings'] = [];
  const lines: string[] = [];
  for (const line of prose.split('\n')) {
    const title =
      /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1] ?? /^\*{0,2}(\p{Lu}[^.:?!]{3,40}):\*{0,2}\s*$/u.exec(line)?.[1];
    if (title) headings.push({ title: title.replace(/^\d+[.)]\s*/, '').replace(/:$/, ''), body: '' });
    else {
      lines.push(line);
      const open = headings.at(-1);
      if (open) open.body += `${line}\n`;
    }
  }
  const sentences = lines
    .map((line) => line.replace(/^\s*(?:[-*•+]|\d{1,3}[.)])\s+/, '').trim())
    .flatMap((line) => splitSentences(line))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !/\?$/.test(sentence));
  return { text: prose, sentences, headings };
}

/** The reader of an answer is its "you". */
export function toReader(phrase: string): string {
  return phrase
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byou are\b|\byou['’]re\b/gi, 'I am')
    .replace(/\byou\b/gi, 'I')
    .replace(/[.!;:,]+$/, '')
    .trim();
}

/** A phrase up to its first comma or dash, where what is left says enough. */
export function clipped(phrase: string, maxWords = 12): string | undefined {
  const head = (phrase.split(/[,;:(–—]| - /)[0] ?? '').trim().replace(/[.!]+$/, '');
  const count = head.split(/\s+/).length;
  return count >= 2 && count <= maxWords && !/\b(?:and|or|the|a|an|of|to|with|for|in|on)$/i.test(head)
    ? head
    : undefined;
}

/** Asks something of every sentence that has it. */
export function each(
  answer: Answer,
  gap: string,
  ask: (sentence: string, index: number) => string | undefined,
): Candidate[] {
  return answer.sentences.flatMap((sentence, about) => {
    const question = ask(sentence, about);
    return question ? [{ question: question.charAt(0).toUpperCase() + question.slice(1), about, gap }] : [];
  });
}

/** A phrase as it stands inside a sentence. */
export const lowerStart = (text: string): string =>
  /^\p{Lu}\p{Ll}|^A /u.test(text) && !/^I\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
