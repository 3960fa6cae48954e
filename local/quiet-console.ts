import { format } from 'node:util';

/** SQLSTATE classes and codes by which the database answers a caller; the caller gets them, the operator need not. */
const ANSWERED = /^(PT\d|PGRST|P0001|22|23|42501|42883|42P01|42703)/;

function databaseCode(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const code = (value as { code?: unknown } | null)?.code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

function isFromLibrary(): boolean {
  return new Error().stack?.includes('@supabase/lite') ?? false;
}

/**
 * The REST half prints every database error with its whole stack, also those a caller asked for. Those are left out, the
 * others become one line; whatever else is printed goes through.
 */
export function quietLibraries(log: (line: string) => void): void {
  for (const method of ['error', 'warn', 'log'] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      if (!isFromLibrary()) {
        original(...values);
        return;
      }
      const code = databaseCode(values);
      if (code && ANSWERED.test(code)) return;
      const [line = ''] = format(...values).split('\n');
      if (line.trim() && method !== 'log') log(`API: ${line.trim()}`);
    };
  }
}
