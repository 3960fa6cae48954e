type Field = string | number | boolean | null | undefined;

/** Writes one line per event: ids, codes, counts and milliseconds. Never a text, token or address (spec §1). */
export type Log = (event: string, fields: Record<string, Field>) => void;

/** @param write takes each line; the runtime's console unless a test reads along */
export function createLog(write: (line: string) => void = console.log): Log {
  return (event, fields) => write(JSON.stringify({ event, ...fields }));
}
