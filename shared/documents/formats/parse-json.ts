/** A number that a double does not hold, kept as it is written. */
export class ExactNumber {
  constructor(readonly source: string) {}
}

/** Digits that may be more than a double has. */
const LONG_NUMBER = /\d{16}/;

interface ReviverContext {
  source?: string;
}

/** Keeps what was written where reading it as a number changes it (TC39 "JSON.parse source text access"). */
function exactly(_: string, value: unknown, context?: ReviverContext): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  return /^-?\d{16,}$/.test(context.source) && String(value) !== context.source
    ? new ExactNumber(context.source)
    : value;
}

/** A JSON text as a value; nothing where it is none. Keys such as `__proto__` are keys like all others (faults F22). */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    const parse = JSON.parse as (source: string, reviver?: typeof exactly) => unknown;
    return { value: LONG_NUMBER.test(text) ? parse(text, exactly) : parse(text) };
  } catch {
    return undefined;
  }
}
