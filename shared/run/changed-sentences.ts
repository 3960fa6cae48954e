import type { DiffSegment } from '@/shared/enhance/changes.ts';

/** A part of a sentence, with its place among the segments of the result. */
export interface SentencePart {
  segment: number;
  part: DiffSegment;
}

/** Behind the mark that ends a sentence, or behind a line. */
const SENTENCE_END = /(?<=[.!?…。！？]["'”’)\]]*\s)|(?<=\n)/u;
const ENDS_HERE = /(?:\n|[.!?…。！？]["'”’)\]]*\s+)$/u;

/**
 * The sentences of a result that something was changed in, in order: what stayed as it was need not be read again.
 */
export function changedSentences(segments: readonly DiffSegment[]): SentencePart[][] {
  const sentences: SentencePart[][] = [[]];
  segments.forEach((part, segment) => {
    const [first = '', ...rest] = 'same' in part ? part.same.split(SENTENCE_END) : [];
    if (!('same' in part)) sentences.at(-1)?.push({ segment, part });
    else if (first !== '') sentences.at(-1)?.push({ segment, part: { same: first } });
    for (const same of rest) sentences.push([{ segment, part: { same } }]);
    if (ENDS_HERE.test('same' in part ? part.same : part.after)) sentences.push([]);
  });
  return sentences.filter((sentence) => sentence.some(({ part }) => !('same' in part)));
}
