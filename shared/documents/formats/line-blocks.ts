import type { Block, BlockKind } from '@/shared/documents/document.ts';
import type { ReadBlock } from './block-reader.ts';

/** A longer block is cut at a line or, within one endless line, at a blank: passages are quoted whole. */
const MAX_BLOCK_CHARS = 3_000;
const MAX_BLOCK_LINES = 60;

/** Lines `from` to `to` of a text, counted from 1, with the text between them. */
interface Span {
  from: number;
  to: number;
  text: string;
  until: number;
}

/** A text in pieces of at most `maxChars`, each ending at a sentence or a blank where there is one. */
export function* cutLong(text: string, maxChars = MAX_BLOCK_CHARS): Generator<string> {
  let rest = text;
  while (rest.length > maxChars) {
    const window = rest.slice(0, maxChars);
    const sentence =
      Math.max(window.lastIndexOf('. '), window.lastIndexOf('? '), window.lastIndexOf('! ')) + 1;
    const blank = window.lastIndexOf(' ');
    const at = sentence > maxChars / 2 ? sentence : blank > 0 ? blank : safeCut(window);
    yield rest.slice(0, at);
    rest = rest.slice(at).trimStart();
  }
  if (rest) yield rest;
}

/** Not within a pair of surrogates. */
function safeCut(text: string): number {
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}

interface Cutting {
  /** Whether a block may end before this line, given the blank lines between it and the one before. */
  endsBefore(line: string, blanks: number): boolean;
}

/** Groups lines into spans that end where the cutting says, or where they grow too long. */
export function* spansOf(text: string, { endsBefore }: Cutting): Generator<Span> {
  let lines: string[] = [];
  let from = 1;
  let chars = 0;
  let blanks = 0;
  let number = 0;
  let at = 0;
  const span = (): Span => ({ from, to: from + lines.length - 1, text: lines.join('\n'), until: at });
  while (at <= text.length) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end).trimEnd();
    number += 1;
    if (line === '') blanks += 1;
    else {
      const isFull = lines.length + blanks >= MAX_BLOCK_LINES || chars + line.length > MAX_BLOCK_CHARS;
      if (lines.length > 0 && (isFull || endsBefore(line, blanks))) {
        yield span();
        lines = [];
      }
      if (lines.length === 0) {
        from = number;
        chars = 0;
      } else for (; blanks > 0; blanks -= 1) lines.push('');
      blanks = 0;
      lines.push(line);
      chars += line.length + 1;
    }
    if (end < 0) break;
    at = end + 1;
  }
  at = text.length;
  if (lines.length > 0) yield span();
}

/** Spans as blocks of a kind; an endless line becomes several blocks with the same address. */
export function* lineBlocks(
  spans: Iterable<Span>,
  kind: BlockKind,
  clean: (text: string) => string,
): Generator<ReadBlock> {
  for (const { from, to, text, until } of spans)
    for (const part of from === to ? cutLong(text) : [text]) {
      const block: Block = { kind, place: { in: 'lines', from, to }, text: clean(part) };
      if (block.text.trim()) yield { block, until };
    }
}
