import type { Reading, TextRun } from '@/entrypoints/card/editor/read-rich-text.ts';
import { runsAround } from '@/entrypoints/card/editor/text-span.ts';
import type { PlannedEdit } from './plan-edits.ts';

/** A replacement inside one text node. */
export interface NodeEdit {
  node: Text;
  from: number;
  to: number;
  text: string;
}

/** The run an edit stands in, in a reading that is newer than its plan. */
function currentPiece({ start, end, piece }: PlannedEdit, reading: Reading): TextRun | undefined {
  const marks = piece?.marks.join();
  const around = runsAround(reading, { start, end }).filter(
    ({ at, length }) => at <= start && at + length >= end,
  );
  return around.find((one) => one.marks.join() === marks) ?? around[0];
}

/** Where an edit that stays in one run changes a text node. */
export function nodeEditOf(edit: PlannedEdit, reading: Reading): NodeEdit | null {
  const piece = edit.piece && currentPiece(edit, reading);
  if (!piece) return null;
  const from = piece.from + edit.start - piece.at;
  return { node: piece.node, from, to: from + edit.end - edit.start, text: edit.text };
}

/** A deletion as a replacement of what goes and one letter beside it: editors that know no place delete what they like. */
function withNeighbour(edit: NodeEdit): NodeEdit {
  const { node, from, to } = edit;
  const [before, after] = [node.data.charAt(from - 1), node.data.charAt(to)];
  if (/[\p{L}\p{N}]/u.test(before)) return { node, from: from - 1, to, text: before };
  return /[\p{L}\p{N}]/u.test(after) ? { node, from, to: to + 1, text: after } : edit;
}

/**
 * The same change in steps that each replace something and leave something: what is added takes the marks of what it
 * stands beside, and no emphasis or link is emptied and thrown away before its new text comes.
 */
export function inStandingSteps(edit: NodeEdit): NodeEdit[] {
  const { node, from, to, text } = edit;
  const { data } = node;
  if (text === '') return [withNeighbour(edit)];
  if (from === to) {
    const beside = from > 0 ? from - 1 : from;
    // Halves of a pair stay together.
    const first = /[\udc00-\udfff]/.test(data.charAt(beside)) ? beside - 1 : beside;
    const last = from > 0 ? from : from + ((data.codePointAt(from) ?? 0) > 0xffff ? 2 : 1);
    const old = data.slice(first, last);
    return data === '' ? [edit] : [{ node, from: first, to: last, text: from > 0 ? old + text : text + old }];
  }
  const isEmptied = from === 0 && to === data.length;
  const head = /[\ud800-\udbff]/.test(data.charAt(0)) ? 2 : 1;
  if (!isEmptied || data.length <= head) return [edit];
  return [
    { node, from: head, to, text },
    { node, from: 0, to: head, text: '' },
  ];
}
