import * as z from 'zod/mini';
import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { engineId, enhanceLevel, enhanceMode, promptName } from '@/shared/contracts/enhance.ts';
import { MAX_NAME_CHARS, MAX_TAG_CHARS, MAX_TAGS, MAX_TEXT_CHARS } from './limits.ts';

/** How many former texts of an item are kept. */
export const KEPT_VERSIONS = 20;

const id = z.string().check(z.minLength(1), z.maxLength(128));
const name = z.string().check(z.maxLength(MAX_NAME_CHARS));
const text = z.string().check(z.maxLength(MAX_TEXT_CHARS));
/** Milliseconds since 1970, by this device's clock. */
const moment = z.int().check(z.nonnegative());

export const itemKind = z.enum(['prompt', 'note']);
export type ItemKind = z.infer<typeof itemKind>;

/** A prompt or a note (spec §3, extension local items). */
export const libraryItem = z.object({
  id,
  kind: itemKind,
  name,
  text,
  category: name,
  tags: z.array(z.string().check(z.maxLength(MAX_TAG_CHARS))).check(z.maxLength(MAX_TAGS)),
  favourite: z.boolean(),
  createdAt: moment,
  editedAt: moment,
});
export type LibraryItem = z.infer<typeof libraryItem>;

/** What an item held before it was changed. */
export const itemVersion = z.object({ id, itemId: id, name, text, at: moment });
export type ItemVersion = z.infer<typeof itemVersion>;

/** What an item's variables were given last. */
export const itemValues = z.object({
  id,
  values: z.record(z.string().check(z.maxLength(MAX_NAME_CHARS)), text),
});
export type ItemValues = z.infer<typeof itemValues>;

/** A voice an answer should have. Built-in ones are kept only once the user changed them. */
export const persona = z.object({
  id,
  name,
  description: z.string().check(z.maxLength(4_000)),
  builtIn: z.boolean(),
  editedAt: moment,
});
export type Persona = z.infer<typeof persona>;

/** An action of the user's own on a selected text. */
export const customAction = z.object({ id, name, instruction: z.string().check(z.maxLength(2_000)) });
export type CustomAction = z.infer<typeof customAction>;

/** What was asked for: a rewrite, or one of the other tasks. */
export const historyKind = z.enum(['enhance', 'action', 'follow-ups', 'persona']);

/** A run that was done, kept on this device alone. Mode and level are of rewrites, `action` of actions. */
export const historyEntry = z.object({
  id,
  at: moment,
  kind: historyKind,
  mode: z.nullable(enhanceMode),
  level: z.nullable(enhanceLevel),
  action: z.nullable(name),
  engine: engineId,
  /** The prompt its model was asked with; left out of runs by rules. */
  prompt: promptName,
  draft: z.string().check(z.maxLength(MAX_DRAFT_CHARS)),
  result: text,
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Every kind of record by the name of the table it lies in. */
export const tables = {
  items: libraryItem,
  versions: itemVersion,
  values: itemValues,
  personas: persona,
  actions: customAction,
  history: historyEntry,
} as const satisfies Record<string, z.ZodMiniType<{ id: string }>>;

export type TableName = keyof typeof tables;
export type RecordOf<T extends TableName> = z.infer<(typeof tables)[T]>;
export const tableNames = Object.keys(tables) as TableName[];

/** Records that fit their shape, and how many did not. */
export interface Parsed<T> {
  records: T[];
  damaged: number;
}

/** Reads records one by one: a damaged one is left out and counted, never fatal (faults Q3). */
export function parseRecords<T extends TableName>(table: T, raw: readonly unknown[]): Parsed<RecordOf<T>> {
  const records: RecordOf<T>[] = [];
  for (const one of raw) {
    const parsed = tables[table].safeParse(one);
    if (parsed.success) records.push(parsed.data as RecordOf<T>);
  }
  return { records, damaged: raw.length - records.length };
}
