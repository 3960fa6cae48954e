import { asks, splitSentenceParts } from '@/shared/engines/offline/balanced/split-sentence.ts';
import type { Edit } from './edits.ts';
import type { Passage } from './pattern.ts';

/**
 * The end mark of a question; one that runs on into statements ("can you make a list, it should be short") ends where they
 * begin, and they end with full stops.
 * @param place the sentence without its end mark, and where a mark that is there ends
 */
export function endQuestion(
  { text, masked }: Passage,
  { start, end, markEnd }: { start: number; end: number; markEnd: number },
): Edit[] {
  const plain: Edit[] = [{ start: end, end: markEnd, text: '?' }];
  const [first, ...rest] = splitSentenceParts(masked.slice(start, end).replaceAll('\uFFFC', 'x'));
  if (!first || rest.length === 0 || !asks(first.text)) return plain;
  // "can you make it nicer: the food was good, …": what stands behind the colon is what it is asked of
  if (/\p{L}: \p{L}/u.test(first.text)) return [{ start: end, end: markEnd, text: '.' }];
  const edits: Edit[] = [];
  let at = start + first.text.length;
  for (const { text: piece, joint, kind } of rest) {
    const next = at + joint.length;
    if (kind === 'question' || asks(piece)) return plain;
    if (kind === 'clause' || kind === 'order')
      edits.push({
        start: at,
        end: next + 1,
        text: `${edits.length === 0 ? '?' : '.'} ${text.charAt(next).toUpperCase()}`,
      });
    at = next + piece.length;
  }
  return edits.length === 0 ? plain : [...edits, { start: end, end: markEnd, text: '.' }];
}
