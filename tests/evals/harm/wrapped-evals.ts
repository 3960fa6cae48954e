import type { PolishTools } from '@/shared/engines/offline/polish/polish.ts';
import { countEdits, wordsOf } from '@/tests/evals/count-edits.ts';
import { polish } from '@/tests/support/polish.ts';
import { isHeldOut } from './split.ts';
import { wrappedParagraphs } from './wrapped-paragraphs.ts';

export interface WrappedRow {
  part: string;
  paragraphs: number;
  words: number;
  /** Changes made to the paragraph on one line. Some are right: nobody corrected these texts. */
  edits: number;
  /** Paragraphs that come out otherwise for their line breaks alone. */
  byWrapping: number;
}

/** Correct paragraphs wrapped by hand: a line break inside a paragraph is no reason to change a word or a mark. */
export async function runWrappedEvals(
  tools: PolishTools,
  { count, verbose = 0 }: { count: number; verbose?: number },
): Promise<WrappedRow[]> {
  const rows = new Map<string, WrappedRow>();
  let shown = 0;
  for (const { flat, wrapped } of wrappedParagraphs(count)) {
    const part = isHeldOut(flat) ? 'held out' : 'seen';
    const row = rows.get(part) ?? { part, paragraphs: 0, words: 0, edits: 0, byWrapping: 0 };
    rows.set(part, row);
    const [asOne, asLines] = [await polish(flat, tools), await polish(wrapped, tools)];
    row.paragraphs += 1;
    row.words += wordsOf(flat).length;
    row.edits += countEdits(flat, asOne);
    if (wordsOf(asLines).join(' ') === wordsOf(asOne).join(' ')) continue;
    row.byWrapping += 1;
    if (part === 'seen' && shown++ < verbose) console.log(`--- wrapped\n${asOne}\n>>>\n${asLines}\n`);
  }
  return [...rows.values()];
}
