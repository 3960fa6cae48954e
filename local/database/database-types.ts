import type { Connection } from '@supabase/lite';

export type Row = Record<string, unknown>;

/** One database, whichever of the three kinds; all SQL of the stack goes through it. */
export interface Database {
  kind: 'embedded' | 'external' | 'pglite';
  /** Where other programs reach it; PGlite lives inside this process and has none. */
  url: string | undefined;
  connection: Connection;
  /** Runs a script of several statements. */
  execute(script: string): Promise<void>;
  query(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Settles with how it ended when the server goes away by itself; never for a database not ours. */
  crashed: Promise<string>;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  stateFolder: string;
  /** A Postgres that is there already (`DATABASE_URL`); it is used as it is and not stopped. */
  url?: string | undefined;
  port: number;
  /** Skips real Postgres. */
  preferPglite?: boolean;
  /** Trades safety against power loss for speed; for tests. */
  throwaway?: boolean;
  log: (line: string) => void;
  signal: AbortSignal;
}
