import { readLines } from '@/shared/enhance/blocks/line.ts';
import type { Block } from './blocks.ts';
import type { Following } from './endings.ts';

const ANNOUNCES = /:\s*$/;
/** "psycopg2.errors.UndefinedColumn: …", "Readiness probe failed: … statuscode: 503": said by no person. */
const SAID_BY_PROGRAM =
  /^(?!.*\b(?:I|my|we|our|you|your)\b)(?:[\w./-]+(?:\.[\w-]+)+: |[^:]{2,60}: .*(?:\b(?:failed|error|exception|denied|refused|timed out|not found|does not exist)\b|\b\d{3}$))/i;

/** Whether a line is what a program said, announced by the one above: its end is its own. */
function isShown(blocks: readonly Block[], index: number): boolean {
  const [own, above] = [
    blocks[index]?.text.trim() ?? '',
    blocks.slice(0, index).findLast(({ text }) => text.trim() !== ''),
  ];
  return (
    above !== undefined && ANNOUNCES.test(above.text) && !own.includes('\n') && SAID_BY_PROGRAM.test(own)
  );
}

/** What follows a block, as far as the end mark of its last line cares. */
export function followingOf(blocks: readonly Block[], index: number): Following {
  if (isShown(blocks, index)) return 'continuation';
  const next = blocks[index + 1];
  if (!next) return 'end';
  if (/^\s*(?:[-*•+]|\d{1,2}[.)])\s/.test(next.text)) return 'list';
  if (next.text.trim() === '') return blocks[index + 2]?.kind === 'item' ? 'list' : 'end';
  return next.kind !== 'verbatim' || next.text.startsWith('\n') ? 'end' : 'block';
}

/** Whether a block begins inside a sentence of the untouched line above it. */
export function goesOn(before: Block | undefined, { text }: Block): boolean {
  if (before?.kind !== 'verbatim' || !/^\p{Ll}/u.test(text)) return false;
  const above = readLines(before.text.replace(/\n$/, '')).at(-1);
  return above?.isSentence === true && /[\p{L}\d,;]\s*$/u.test(above.text);
}
