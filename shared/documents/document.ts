import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const ordinal = z.int().check(z.positive());

/** What a file turned out to be, by its bytes. */
export const documentFormat = z.enum([
  'pdf',
  'workbook',
  'csv',
  'docx',
  'text',
  'markdown',
  'html',
  'json',
  'code',
  'image',
]);
export type DocumentFormat = z.infer<typeof documentFormat>;

/** Where a block stands in its file. Pages and lines count from 1; `range` is A1 notation, as `B2:D9` or `B7`. */
export const place = z.discriminatedUnion('in', [
  z.object({ in: z.literal('page'), page: ordinal }),
  z.object({ in: z.literal('sheet'), sheet: z.string(), range: z.string() }),
  z.object({ in: z.literal('lines'), from: ordinal, to: ordinal }),
  /** Of files that have neither pages nor lines a reader sees: Word, HTML. Blocks are counted from 1. */
  z.object({ in: z.literal('paragraphs'), from: ordinal, to: ordinal }),
  /** Of JSON: keys and indices by dots, `$.orders.0–49`. */
  z.object({ in: z.literal('path'), path: z.string() }),
  z.object({ in: z.literal('image') }),
]);
export type Place = z.infer<typeof place>;

export const blockKind = z.enum(['heading', 'paragraph', 'list', 'table', 'code', 'caption', 'footnote']);
export type BlockKind = z.infer<typeof blockKind>;

/** One piece of a document, in reading order. */
export const block = z.object({
  kind: blockKind,
  place,
  /** As it is read, lines joined. Of a list one item a line, of a table its cells by tabs and rows by lines. */
  text: z.string(),
  /** Of a heading, 1 to 6. */
  level: z.optional(z.int().check(z.gte(1), z.lte(6))),
  /** Of a table: its rows as shown, the first one its head. */
  rows: z.optional(z.array(z.array(z.string()))),
  /** Of a list: whether its items are numbered. */
  ordered: z.optional(z.boolean()),
  /** Addresses its text leads to; http, https and mailto alone. */
  links: z.optional(z.array(z.object({ text: z.string(), href: z.string() }))),
  /** Words of it that were recognised with little certainty, as they stand in its text. */
  doubtful: z.optional(z.array(z.string())),
  /** Not visible to somebody who opens the file: white, tiny or off the page, or in a hidden row or sheet. */
  hidden: z.optional(z.boolean()),
});
export type Block = z.infer<typeof block>;

export const warningCode = z.enum([
  // The page is a picture; its text can be recognised.
  'no_text_layer',
  // The text layer is not what is seen.
  'garbled_text',
  'hidden_text',
  'text_recognised',
  // Most words of it are doubtful.
  'text_unsure',
  'hidden_sheet',
  'hidden_rows',
  'macros_ignored',
  'external_links_ignored',
  'scripts_ignored',
  'encoding_guessed',
  'ragged_rows',
  'damaged',
  // Read in part: limits.ts names the limit.
  'pages_cut',
  'rows_cut',
  'text_cut',
  'animation_first_frame',
]);

export const documentWarning = z.object({
  code: warningCode,
  place: z.optional(place),
  /** How many were left out or concerned. */
  count: z.optional(count),
});
export type DocumentWarning = z.infer<typeof documentWarning>;

export const outlineEntry = z.object({ title: z.string(), level: ordinal, place });
export type OutlineEntry = z.infer<typeof outlineEntry>;

/** A file as it was read. Its blocks are kept beside it: `read-events.ts`. */
export const documentFacts = z.object({
  /** SHA-256 of the bytes, in hex: the same file is read once (faults F34). */
  id: z.string(),
  name: z.string(),
  format: documentFormat,
  bytes: count,
  /** Pages of a PDF, sheets of a workbook, rows of a CSV; null where there are none. */
  parts: z.nullable(z.object({ unit: z.enum(['pages', 'sheets', 'rows']), count })),
  warnings: z.array(documentWarning),
  outline: z.array(outlineEntry),
  /** Which reader read it and how long that took, in ms. */
  provenance: z.object({ reader: z.string(), elapsedMs: z.number() }),
});
export type DocumentFacts = z.infer<typeof documentFacts>;

const counted = (one: string, { from, to }: { from: number; to: number }) =>
  from === to ? `${one} ${from}` : `${one}s ${from}–${to}`;

/** How people and answers name a place: `p. 12`, `Sheet1!B2:D9`, `lines 3–9`, `paragraph 4`, `$.orders.0`, `image`. */
export function addressOf(where: Place): string {
  if (where.in === 'page') return `p. ${where.page}`;
  if (where.in === 'sheet') return `${where.sheet}!${where.range}`;
  if (where.in === 'image') return 'image';
  if (where.in === 'path') return where.path;
  return counted(where.in === 'lines' ? 'line' : 'paragraph', where);
}
