import { findVerbatim } from '@/shared/enhance/blocks/find-blocks.ts';
import { findMaterial } from '@/shared/enhance/material.ts';

/** A stretch of a text: prose that may be mended, or what stays as it is. Joining all `text`s gives the whole back. */
export interface Block {
  kind: 'prose' | 'item' | 'heading' | 'verbatim';
  text: string;
}

const ITEM = /^\s*(?:[-*•+–·]|\(?\d{1,3}[.)]|\(?[a-z][.)]|[ivx]{1,4}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const HEADING = /^\s{0,3}#{1,6}\s+/;

function kindOf(line: string, previous: Block['kind'] | undefined): Block['kind'] {
  if (line.trim() === '' || /^\s*[-=_*~]{3,}\s*$/.test(line)) return 'verbatim';
  if (HEADING.test(line)) return 'heading';
  if (ITEM.test(line)) return 'item';
  if (/^(?: {4}|\t)/.test(line) && previous !== 'item') return 'verbatim';
  return 'prose';
}

/**
 * A text cut into blocks: paragraphs of prose, list items and headings (each with its marker split off as verbatim),
 * and everything else untouched: blank lines, whatever has a layout of its own, and a text that is handed over.
 */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const push = (kind: Block['kind'], piece: string) => {
    const last = blocks.at(-1);
    if (last && last.kind === kind && (kind === 'prose' || kind === 'verbatim')) last.text += piece;
    else if (piece !== '') blocks.push({ kind, text: piece });
  };
  let from = 0;
  for (const { start, end } of untouchedIn(text)) {
    if (start < from) continue;
    pushLines(text.slice(from, start), blocks, push);
    push('verbatim', text.slice(start, end));
    from = end;
  }
  pushLines(text.slice(from), blocks, push);
  return blocks;
}

function untouchedIn(text: string): { start: number; end: number }[] {
  const material = findMaterial(text);
  return [...findVerbatim(text), ...(material ? [material] : [])].sort(
    (left, right) => left.start - right.start || right.end - left.end,
  );
}

function pushLines(text: string, blocks: Block[], push: (kind: Block['kind'], piece: string) => void): void {
  let isOpen = false;
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const last = blocks.at(-1);
    // an item goes on in the lines indented below it
    if (isOpen && last && /^(?:[ \t]+\S|\p{Ll})/u.test(line) && !ITEM.test(line)) {
      const body = line.trimEnd();
      const gap = last.kind === 'verbatim' ? blocks.pop()?.text : '';
      const item = blocks.at(-1);
      if (item) item.text += `${gap}${body}`;
      push('verbatim', line.slice(body.length));
      continue;
    }
    isOpen = false;
    const previous = blocks.findLast((block) => block.kind !== 'verbatim')?.kind;
    const kind = kindOf(line, blocks.at(-1)?.text.endsWith('\n\n') ? undefined : previous);
    if (kind === 'prose' || kind === 'verbatim') {
      push(kind, line);
      continue;
    }
    const marker = (kind === 'item' ? ITEM : HEADING).exec(line)?.[0] ?? '';
    push('verbatim', marker);
    const body = line.slice(marker.length);
    push(kind, body.trimEnd());
    push('verbatim', body.slice(body.trimEnd().length));
    isOpen = kind === 'item' && body.trim() !== '';
  }
}
