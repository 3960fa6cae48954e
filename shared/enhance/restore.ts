import type { GuardFinding } from '@/shared/contracts/enhance.ts';
import type { DiffSegment } from './changes.ts';

/** A finding with the index of the change that caused it; null where no single change did. */
export type LocatedFinding = GuardFinding & { segment: number | null };

interface Range {
  start: number;
  end: number;
}

/**
 * Finds for each finding the change whose refusal undoes it: brings back what was lost, takes out what was added.
 * @param segments the diff of the same draft and result the findings are about
 */
export function locateFindings(
  findings: readonly GuardFinding[],
  segments: readonly DiffSegment[],
): LocatedFinding[] {
  return findings.map((finding) => ({ ...finding, segment: segmentOf(finding, segments) }));
}

/**
 * The text with a lost value at its end, for findings no single change can restore.
 * @returns the text as it is when the value already stands in it
 */
export function appendLost(text: string, value: string): string {
  if (text.includes(value)) return text;
  const isOneLine = !text.trimEnd().includes('\n') && !value.includes('\n');
  return `${text.trimEnd()}${isOneLine ? ' ' : '\n\n'}${value}`;
}

function segmentOf({ kind, change, value }: GuardFinding, segments: readonly DiffSegment[]): number | null {
  if (kind === 'language' || kind === 'answered') return null;
  const side = change === 'lost' ? 'before' : 'after';
  const texts = segments.map((part) => ('same' in part ? part.same : part[side]));
  // the negation itself stands first in its value; the words behind it may have changed elsewhere
  const needle = kind === 'negation' ? (value.split(' ')[0] ?? value) : value;
  const ranges =
    kind === 'negation' ? negationRanges(texts.join(''), value, needle) : occurrences(texts.join(''), value);
  for (const range of ranges) {
    const changed = overlapping(texts, range).filter(
      (index) => !('same' in (segments[index] ?? { same: '' })),
    );
    if (changed.length === 1) return changed[0] ?? null;
  }
  return null;
}

function negationRanges(text: string, value: string, word: string): Range[] {
  return occurrences(text, value).map(({ start }) => ({ start, end: start + word.length }));
}

function occurrences(text: string, value: string): Range[] {
  const ranges: Range[] = [];
  if (value === '') return ranges;
  for (let start = text.indexOf(value); start >= 0; start = text.indexOf(value, start + 1)) {
    ranges.push({ start, end: start + value.length });
  }
  return ranges;
}

/** Indexes of the pieces that hold a part of the range. */
function overlapping(texts: readonly string[], { start, end }: Range): number[] {
  const found: number[] = [];
  let offset = 0;
  texts.forEach((text, index) => {
    if (text !== '' && offset < end && offset + text.length > start) found.push(index);
    offset += text.length;
  });
  return found;
}
