import type { Reading } from '@/entrypoints/card/editor/read-rich-text.ts';
import { type Structure, structureOf } from './structure.ts';

/** What an editor held at a moment. */
export interface Snapshot {
  text: string;
  structure: Structure;
}

export function snapshotOf(reading: Reading): Snapshot {
  return { text: reading.text, structure: structureOf(reading) };
}
