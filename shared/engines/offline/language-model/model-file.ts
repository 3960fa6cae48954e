import type { FuseShape } from './fuse-map.ts';

/*
 * The model's file: a head of 32-bit numbers (little-endian), then its sections one after another, each begun at a
 * multiple of four bytes, so that typed arrays are laid over them and nothing is parsed.
 */
const MAGIC = 0x4d4c5357;
export const MODEL_VERSION = 3;

/** Sections in their order. Words are lower case, each ended by a line feed, in the order of their bytes. */
export const sectionNames = [
  'words',
  'wordStarts',
  'unigramProb',
  'unigramBackoff',
  'classes',
  'bigrams',
  'contexts',
  'trigrams',
  'spellings',
  'weights',
  'net',
  'usage',
] as const;
export type SectionName = (typeof sectionNames)[number];
export const mapNames = ['bigrams', 'contexts', 'trigrams', 'spellings'] as const;
export type MapName = (typeof mapNames)[number];

export interface ModelParts {
  sections: Record<SectionName, Uint8Array>;
  shapes: Record<MapName, FuseShape>;
}

const HEAD_NUMBERS = 2 + sectionNames.length + mapNames.length * 3;
const padded = (length: number): number => (length + 3) & ~3;

export function writeModelFile({ sections, shapes }: ModelParts): Uint8Array<ArrayBuffer> {
  const lengths = sectionNames.map((name) => sections[name].length);
  const head = [
    MAGIC,
    MODEL_VERSION,
    ...lengths,
    ...mapNames.flatMap((name) => [shapes[name].segmentLength, shapes[name].segments, shapes[name].seed]),
  ];
  const file = new Uint8Array(head.length * 4 + lengths.reduce((sum, length) => sum + padded(length), 0));
  const view = new DataView(file.buffer);
  head.forEach((number, index) => {
    view.setUint32(index * 4, number, true);
  });
  let at = head.length * 4;
  for (const name of sectionNames) {
    file.set(sections[name], at);
    at += padded(sections[name].length);
  }
  return file;
}

/** @throws Error where the bytes are no model of this version, or not all of one */
export function readModelFile(buffer: ArrayBuffer): ModelParts {
  const head = buffer.byteLength >= HEAD_NUMBERS * 4 ? new Uint32Array(buffer, 0, HEAD_NUMBERS) : [];
  if (head[0] !== MAGIC || head[1] !== MODEL_VERSION) throw new Error('No language model of this version.');
  let at = HEAD_NUMBERS * 4;
  const sections = Object.fromEntries(
    sectionNames.map((name, index) => {
      const length = head[2 + index] ?? 0;
      const section = new Uint8Array(buffer, at, length);
      at += padded(length);
      return [name, section];
    }),
  ) as Record<SectionName, Uint8Array>;
  const shapes = Object.fromEntries(
    mapNames.map((name, index) => {
      const [segmentLength = 0, segments = 0, seed = 0] = head.slice(
        2 + sectionNames.length + index * 3,
        5 + sectionNames.length + index * 3,
      );
      return [name, { segmentLength, segments, seed }];
    }),
  ) as Record<MapName, FuseShape>;
  return { sections, shapes };
}
