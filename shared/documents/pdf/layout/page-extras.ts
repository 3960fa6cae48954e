import type { Block } from '@/shared/documents/document.ts';
import type { FieldValue, PageLink } from '@/shared/documents/pdf/content/annotations.ts';
import type { PageContent } from '@/shared/documents/pdf/content/page-content.ts';
import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { type Box, type PageSize, tiltPoint, turnPoint } from '@/shared/documents/pdf/geometry.ts';
import { blocksOf, type PlacedBlock } from './blocks.ts';
import type { TypeFacts } from './headings.ts';
import { rowsOf, segmentsOf, textOfWords } from './line-fragments.ts';
import { layOut, plainLines } from './page-layout.ts';
import type { LayoutItem } from './paragraphs.ts';

/** Text written in another direction than the page's. What stands in the margins, as stamps do, is no part of the text. */
export function besideText(content: PageContent): { lines: string[]; items: LayoutItem[] } {
  const lines: string[] = [];
  const items: LayoutItem[] = [];
  const frames = new Map<string, PdfWord[]>();
  for (const word of content.turned) {
    const frame = `${word.turn} ${word.tilt}`;
    frames.set(frame, [...(frames.get(frame) ?? []), word]);
  }
  for (const [, words] of [...frames].sort(([one], [other]) => one.localeCompare(other))) {
    const own = layOut(words);
    lines.push(...plainLines(own));
    const inner = own.filter((item) =>
      item.lines.some((line) => line.words.some((word) => !isMarginal(word, content))),
    );
    items.push(...inner.filter((item) => item.text.length > 3));
  }
  return { lines, items };
}

/** Whether a turned word stands in the outer tenth of the page. */
function isMarginal(word: PdfWord, { size, turn }: PageContent): boolean {
  const page = unturnedSize(size, turn);
  // Four turns are none: from the word's frame back to the page as it is shown.
  const frame: PageSize = word.turn % 2 === 0 ? page : { width: page.height, height: page.width };
  const back = ((4 - word.turn) % 4) as 0 | 1 | 2 | 3;
  const straight = tiltPoint([(word.x0 + word.x1) / 2, word.base], -word.tilt);
  const [x] = turnPoint(straight, back, frame);
  return x < 0.1 * page.width || x > 0.9 * page.width;
}

export function unturnedSize(size: PageSize, turn: number): PageSize {
  return turn % 2 === 0 ? size : { width: size.height, height: size.width };
}

/** Lines of running heads and feet on one half of the page. */
export function edgeLines(
  running: ReadonlySet<PdfWord>,
  { size }: PageContent,
  side: 'top' | 'bottom',
): string[] {
  const own = [...running].filter((word) => word.base < size.height / 2 === (side === 'top'));
  return rowsOf(segmentsOf(own)).map((row) => row.segments.map((segment) => segment.text).join(' '));
}

function centre(box: Box): { x: number; y: number } {
  return { x: (box.x0 + box.x1) / 2, y: (box.top + box.bottom) / 2 };
}

function contains(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= box.x0 - 1 && x <= box.x1 + 1 && y >= box.top - 1 && y <= box.bottom + 1;
}

/** Gives each link to the block it stands in. */
export function addLinks(
  placed: readonly PlacedBlock[],
  links: readonly PageLink[],
  words: readonly PdfWord[],
): void {
  for (const link of links) {
    const under = words.filter((word) => contains(link, centre(word)));
    const [first] = under;
    if (!first) continue;
    const text = textOfWords(under);
    const target = placed.find(({ items }) => items.some((item) => contains(item, centre(first))));
    if (!target) continue;
    target.block.links = [...(target.block.links ?? []), { text, href: link.href }];
  }
}

/** What was filled in and is not drawn on the page. */
export function fieldBlocks(fields: readonly FieldValue[], text: string, page: number): Block[] {
  const squeezed = text.replace(/\s+/g, '');
  const missing = fields.filter(
    ({ value }) => value === '☒' || !squeezed.includes(value.replace(/\s+/g, '')),
  );
  if (missing.length === 0) return [];
  const items = missing.map(({ name, value }) =>
    name === '' ? value : `${name}: ${value}`.replace(/\s*\n\s*/g, ' '),
  );
  return [{ kind: 'list', place: { in: 'page', page }, text: items.join('\n'), ordered: false }];
}

/** Text nobody sees, marked as such. */
export function hiddenBlocks(words: readonly PdfWord[], page: number, facts: TypeFacts): Block[] {
  return blocksOf(layOut(words), page, facts).map(({ block }) => ({
    ...block,
    kind: 'paragraph',
    hidden: true,
  }));
}
