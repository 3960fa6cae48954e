import * as z from 'zod/mini';
import { Fault, refused } from './fault.ts';

/** A form's value: text, or what nested keys such as `items[0][price]` build of it. */
export type FormValue = string | FormValue[] | Form;
export interface Form {
  [key: string]: FormValue;
}

const MAX_DEPTH = 8;

interface Node {
  [key: string]: string | Node;
}

function emptyNode(): Node {
  return Object.create(null) as Node;
}

function pathOf(key: string): string[] {
  const first = key.indexOf('[');
  if (first <= 0 || !key.endsWith(']')) return [key];
  return [key.slice(0, first), ...key.slice(first + 1, -1).split('][')];
}

function put(node: Node, path: readonly string[], value: string): void {
  const [step = '', ...rest] = path;
  const key = step === '' ? String(Object.keys(node).length) : step;
  if (rest.length === 0) {
    node[key] = value;
    return;
  }
  const found = node[key];
  const next = typeof found === 'object' ? found : emptyNode();
  node[key] = next;
  put(next, rest, value);
}

function settle(value: string | Node): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => /^\d{1,4}$/.test(key)))
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => settle(inner));
  const form = emptyNode() as Form;
  for (const [key, inner] of entries) form[key] = settle(inner);
  return form;
}

/** Reads a form body or a query whose keys nest by brackets; keys of digits alone make lists. */
export function parseForm(text: string): Form {
  const root = emptyNode();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = pathOf(key);
    if (path.length > MAX_DEPTH) throw refused(`Invalid key: ${key.slice(0, 80)}`);
    put(root, path, value);
  }
  const form = emptyNode() as Form;
  for (const [key, value] of Object.entries(root)) form[key] = settle(value);
  return form;
}

export const wholeNumber = z.pipe(
  z.string().check(z.regex(/^-?\d{1,12}$/)),
  z.transform((text: string) => Number(text)),
);
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
);
/** Empty text takes a key, or all of them, away. */
export const metadataParam = z.union([z.literal(''), z.record(z.string(), z.string())]);

function bracketed(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((step) => `[${step}]`).join('');
}

/**
 * A call's parameters, checked as strictly as the vendor does: unknown ones are refused.
 *
 * @throws Fault 400 naming the parameter.
 */
export function readParams<T extends z.ZodMiniType>(schema: T, form: Form): z.output<T> {
  const result = z.safeParse(schema, form);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0] ?? '']);
    throw refused(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const param = bracketed(path);
  const given = path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    form,
  );
  if (given === undefined) throw refused(`Missing required param: ${param}.`, param, 'parameter_missing');
  throw new Fault(400, `Invalid ${param}`, { param });
}

/** Metadata after an update: named keys replaced, emptied ones gone, the rest as it was. */
export function mergeMetadata(
  old: Record<string, string>,
  update: z.output<typeof metadataParam> | undefined,
): Record<string, string> {
  if (update === undefined) return old;
  if (update === '') return {};
  return Object.fromEntries(Object.entries({ ...old, ...update }).filter(([, value]) => value !== ''));
}
