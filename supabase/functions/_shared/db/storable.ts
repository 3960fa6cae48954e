const REPLACEMENT = '\uFFFD';

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * A value as the database can keep it: no text of Postgres holds U+0000, no `jsonb` half of a character, which is what a text
 * cut in the middle of an emoji ends in. Both become U+FFFD, wherever in the value they stand.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/\p{Surrogate}/gu, REPLACEMENT).replaceAll('\0', REPLACEMENT);
  if (Array.isArray(value)) return value.map(storable);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [storable(key), storable(each)]));
}
