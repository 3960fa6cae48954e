import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Database, Row } from './database-types.ts';

export type Connected = Pick<Database, 'connection' | 'execute' | 'query'> & { close(): Promise<void> };

const CLOSE_TIMEOUT_SECONDS = 2;

/** Strings come serialised already from the auth half; a second time would store a JSON string of JSON. */
const jsonb = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text),
};

/** A pool on a Postgres server, tried once before it is handed out. */
export async function connectPostgres(url: string): Promise<Connected> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: 10, onnotice: () => undefined, connect_timeout: 10, types: { jsonb } },
  });
  const sql = connection.driver;
  const close = () => sql.end({ timeout: CLOSE_TIMEOUT_SECONDS });
  try {
    await sql`select 1`;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    connection,
    async execute(script) {
      await sql.unsafe(script).simple();
    },
    async query(text, parameters = []) {
      const rows = await sql.unsafe(text, parameters as never[]);
      return [...rows] as Row[];
    },
    close,
  };
}
