import { format } from 'node:util';

/** SQLSTATE classes and codes by which the database answers a caller; the caller gets them, the operator need not. */
const ANSWERED = /^(PT\d|PGRST|P0001|22|23|42501|42883|42P01|42703)/;
/** Somebody closed a tab or pressed Cancel. */
const HUNG_UP = /connection prematurely closed|user aborted a request/i;

function databaseCode(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const code = (value as { code?: unknown } | null)?.code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** What is left to say of a line a library prints; undefined where it is nothing to an operator. */
function shorten(library: string, values: readonly unknown[]): string | undefined {
  const [line = ''] = format(...values)
    .trim()
    .split('\n');
  if (library === '@hono/node-server') return HUNG_UP.test(line) ? undefined : line;
  const code = databaseCode(values);
  return code && ANSWERED.test(code) ? undefined : line;
}

function callingLibrary(): string | undefined {
  const { stack = '' } = new Error();
  return ['@supabase/lite', '@hono/node-server'].find((name) => stack.includes(name));
}

let isQuiet = false;

/**
 * The libraries behind the API print every database error with its whole stack, also those a caller asked for, and every
 * caller who hung up. Those are left out, the others become one line; whatever else is printed goes through. A second
 * call changes nothing.
 */
export function quietLibraries(log: (line: string) => void): void {
  if (isQuiet) return;
  isQuiet = true;
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const library = callingLibrary();
      if (!library) {
        original(...values);
        return;
      }
      const line = shorten(library, values);
      if (line && (method === 'error' || method === 'warn')) log(`API: ${line}`);
    };
  }
}
