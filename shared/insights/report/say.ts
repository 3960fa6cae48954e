import type { Count } from '@/shared/contracts/insight-items.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';

/**
 * A sentence of a report. Numbers go in as counts, so that each opens its items; whatever else goes in is text.
 * @example say`${complaints} people complain about ${label}.`
 */
export function say(strings: TemplateStringsArray, ...values: (Count | string)[]): Sentence {
  let text = '';
  const numbers: Sentence['numbers'] = [];
  strings.forEach((string, index) => {
    text += string;
    const value = values[index];
    if (value === undefined) return;
    if (typeof value === 'string') {
      text += value;
      return;
    }
    const start = text.length;
    text += String(value.value);
    numbers.push({ start, end: text.length, count: value });
  });
  return { text, numbers, citationIds: [] };
}

/** The word that agrees with a count: `1 of 40 posts speaks`, `3 of 40 posts speak`. */
export const agree = ({ value }: Pick<Count, 'value'>, one: string, many: string): string =>
  value === 1 ? one : many;

/** Sentences one after the other, with the offsets of their numbers moved along. */
export function join(sentences: readonly Sentence[]): Sentence {
  let text = '';
  const numbers: Sentence['numbers'] = [];
  for (const sentence of sentences) {
    const shift = text === '' ? 0 : text.length + 1;
    text = text === '' ? sentence.text : `${text} ${sentence.text}`;
    numbers.push(
      ...sentence.numbers.map(({ start, end, count }) => ({ start: start + shift, end: end + shift, count })),
    );
  }
  const citationIds = [...new Set(sentences.flatMap((sentence) => sentence.citationIds))];
  const restsOn = [...new Set(sentences.flatMap((sentence) => sentence.restsOn ?? []))];
  return { text, numbers, citationIds, ...(restsOn.length > 0 && { restsOn }) };
}
