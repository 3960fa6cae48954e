import { isFormula } from '@/shared/engines/offline/polish/formulas.ts';
import { softBreaks } from '@/shared/enhance/blocks/wrapped.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

/** Headings, list items, labels, and lines that end with a sign for a block or an address. */
const NO_SENTENCE = /^\s*(?:#{1,6}\s|[-*•+>|]|\d{1,3}[.)]\s|\p{L}[\p{L} ]{1,20}:)|[\uE000-\uF8FF]\s*$/u;
const ITEM = /^\s*(?:[-*•+]|\d{1,3}[.)])\s/;
/** Names of tools begin small, and so do numbers with units. */
const PLAIN_START = /^(["“(]?)(\p{Ll}{2,})(?=[\s,;:!?]|['’]\p{L}|$)/u;
const MIN_SENTENCES = 2;
/** Turned round like a question, and ended like none. */
const ENDS_AS_TOLD =
  /(?<=[.?!] )((?:What|How|Why|Where|When|Which|Who)(?: \p{L}+){0,2} (?:do|does|did|can|could|should|would|will|is|are) (?:i|we|you|he|she|it|they|the|my)\b[^.?!\n]*)\.(?=\s|$)/giu;

/**
 * Lines of several sentences with the capital or the end mark that one of them lacks. A line of one sentence keeps its
 * form: it may be a title or a chat's.
 */
export function finishSentences(text: string): string {
  const soft = new Set(softBreaks(text));
  let end = -1;
  return text
    .split('\n')
    .map((line, index, lines) => {
      end += line.length + 1;
      // "… We have", and what they have in points
      const leadsIn = ITEM.test(lines[index + 1] ?? '');
      return soft.has(end) || leadsIn ? line : finishLine(line);
    })
    .join('\n');
}

/** Marks that end no sentence: of abbreviations, behind brackets, or standing apart, as in "copy . .". */
const NO_END = /(?:e\.g|i\.e|etc|vs|\.\.)[.]?\)?\s*$|[?!]\)\s*$|(?:^|\s)\.\s*$/i;

/** A line that goes on in the next one. */
const GOES_ON = /\b(?:and|or|but|the|an?|of|to|in|on|for|with|that|which|by|from|at|as)\s*$/i;

/** "Tues is fine x" closes a message. */
const KISS = /\s(?:x{1,3}|xo(?:xo)?)\s*$/;

function finishLine(line: string): string {
  if (NO_SENTENCE.test(line) || isFormula(line)) return line;
  const sentences = splitSentences(line);
  if (sentences.length < MIN_SENTENCES) return line;
  const capital = sentences
    .map((sentence, index) =>
      index === 0 || NO_END.test(sentences[index - 1] ?? '')
        ? sentence
        : sentence.replace(
            PLAIN_START,
            (_all, mark: string, word: string) => mark + word.charAt(0).toUpperCase() + word.slice(1),
          ),
    )
    .join('');
  const last = sentences.at(-1) ?? '';
  const isOpen =
    !GOES_ON.test(capital) &&
    !KISS.test(capital) &&
    /[\p{L}\d%)]\s*$/u.test(capital) &&
    last.trim().split(/\s+/).length >= 2 &&
    !isFormula(last);
  const ended = isOpen ? `${capital.trimEnd()}.${/\s*$/.exec(capital)?.[0] ?? ''}` : capital;
  return ended.replace(ENDS_AS_TOLD, '$1?');
}
