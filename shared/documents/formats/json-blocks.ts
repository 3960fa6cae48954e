import type { Block } from '@/shared/documents/document.ts';
import { cutLong } from './line-blocks.ts';
import { ExactNumber } from './parse-json.ts';

/** A value whose text is no longer stands in one block. */
const MAX_BLOCK_CHARS = 1_500;
const MAX_CELL_CHARS = 300;
const MAX_COLUMNS = 60;
const TABLE_ROWS = 50;
/** Deeper values are shown in one line. */
const MAX_DEPTH = 60;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof ExactNumber);

function scalar(value: unknown): string {
  return value instanceof ExactNumber ? value.source : (JSON.stringify(value) ?? 'null');
}

/**
 * A value as indented text; undefined when it would be longer than `room` characters, found out without writing it all.
 */
function pretty(value: unknown, room: number, depth = 0): string | undefined {
  if (!isObject(value)) {
    const text = scalar(value);
    return text.length <= room ? text : undefined;
  }
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const entries = Object.entries(value);
  if (entries.length === 0) return `${open}${close}`;
  if (depth > MAX_DEPTH) return undefined;
  const indent = '  '.repeat(depth + 1);
  const lines: string[] = [];
  let rest = room;
  for (const [key, child] of entries) {
    const name = isList ? '' : `${JSON.stringify(key)}: `;
    const text = pretty(child, rest - indent.length - name.length, depth + 1);
    if (text === undefined) return undefined;
    lines.push(`${indent}${name}${text}`);
    rest -= indent.length + name.length + text.length + 2;
    if (rest < 0) return undefined;
  }
  return `${open}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

/** The keys of a list of objects, in the order they first appear; undefined for a list of anything else. */
function columnsOf(list: readonly unknown[]): string[] | undefined {
  if (list.length < 2) return undefined;
  const columns = new Set<string>();
  for (const item of list) {
    if (!isObject(item) || Array.isArray(item)) return undefined;
    for (const key of Object.keys(item)) columns.add(key);
    if (columns.size > MAX_COLUMNS) return undefined;
  }
  return [...columns];
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.replace(/[\t\n\r]+/g, ' ').slice(0, MAX_CELL_CHARS);
  if (!isObject(value)) return scalar(value);
  const text = pretty(value, MAX_CELL_CHARS)?.replace(/\s*\n\s*/g, ' ');
  return (
    text ??
    (Array.isArray(value)
      ? `[${value.length} items]`
      : `{${Object.keys(value).join(', ').slice(0, MAX_CELL_CHARS)}}`)
  );
}

function* tables(list: readonly object[], columns: readonly string[], path: string): Generator<Block> {
  for (let from = 0; from < list.length; from += TABLE_ROWS) {
    const part = list.slice(from, from + TABLE_ROWS);
    const rows = [
      [...columns],
      ...part.map((item) => {
        const cells = new Map<string, unknown>(Object.entries(item));
        return columns.map((column) => cellText(cells.get(column)));
      }),
    ];
    yield {
      kind: 'table',
      place: { in: 'path', path: rangeOf(path, from, from + part.length - 1) },
      text: rows.map((cells) => cells.join('\t')).join('\n'),
      rows,
    };
  }
}

const rangeOf = (path: string, from: number, to: number) =>
  from === to ? `${path}.${from}` : `${path}.${from}–${to}`;
/** A key as it stands in an address: without what would break a line or end a citation. */
const step = (key: string) => key.replace(/[\s[\]\p{Cc}\p{Cf}]+/gu, '_').slice(0, 80) || '_';

/** Neighbours that are small stand together: lines `key: value`, or a list's items. */
function* grouped(value: object, path: string, depth: number): Generator<Block> {
  const isList = Array.isArray(value);
  let lines: string[] = [];
  let chars = 0;
  let from = '';
  let to = '';
  const block = (): Block => {
    const at = isList
      ? rangeOf(path, Number(from), Number(to))
      : from === to
        ? `${path}.${step(from)}`
        : path;
    return { kind: 'code', place: { in: 'path', path: at }, text: lines.join('\n') };
  };
  for (const [key, child] of Object.entries(value)) {
    const text = pretty(child, MAX_BLOCK_CHARS);
    const isFull = text === undefined || chars + text.length > MAX_BLOCK_CHARS;
    if (isFull && lines.length > 0) {
      yield block();
      lines = [];
      chars = 0;
    }
    if (text === undefined) {
      yield* blocksAt(child, `${path}.${step(key)}`, depth + 1);
      continue;
    }
    if (lines.length === 0) from = key;
    to = key;
    lines.push(isList ? text : `${key}: ${text}`);
    chars += text.length + key.length;
  }
  if (lines.length > 0) yield block();
}

function* blocksAt(value: unknown, path: string, depth: number): Generator<Block> {
  const columns = Array.isArray(value) ? columnsOf(value) : undefined;
  if (Array.isArray(value) && columns) {
    yield* tables(value, columns, path);
    return;
  }
  const text = pretty(value, MAX_BLOCK_CHARS);
  if (text !== undefined) yield { kind: 'code', place: { in: 'path', path }, text };
  else if (isObject(value) && depth < MAX_DEPTH) yield* grouped(value, path, depth);
  else if (typeof value === 'string')
    for (const part of cutLong(value)) yield { kind: 'paragraph', place: { in: 'path', path }, text: part };
  else yield { kind: 'code', place: { in: 'path', path }, text: cellText(value) };
}

/** The blocks of a JSON value. Its root is `$`. */
export function jsonBlocks(value: unknown): Generator<Block> {
  return blocksAt(value, '$', 0);
}
