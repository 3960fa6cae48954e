import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSqlStatements } from '@supabase/lite';
import type { Database } from './database-types.ts';

const FILE_NAME = /^(\d+)_(.+)\.sql$/;

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The history row `supabase db push` writes, so that both tools agree on what has run. */
function historyEntry(version: string, name: string, statements: string[]): string {
  const list = statements.length ? `array[${statements.map(quote).join(',')}]` : "'{}'";
  return `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${quote(version)}, ${quote(name)}, ${list}::text[]);`;
}

/**
 * Runs the files of a migrations folder that the history does not name, in order. A script sent as one message
 * is one transaction, so each file goes in with its history row or not at all.
 *
 * @returns the names of the files that ran.
 * @throws Error naming the file that failed.
 */
export async function applyMigrations(database: Database, folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const rows = await database.query('select version from supabase_migrations.schema_migrations');
  const done = new Set(rows.map((row) => String(row.version)));
  const applied: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (!version || !name || done.has(version)) continue;
    const script = readFileSync(join(folder, file), 'utf8');
    const entry = historyEntry(version, name, splitSqlStatements(script));
    try {
      await database.execute(`${script}\n;${entry}`);
    } catch (error) {
      throw new Error(`Migration ${file} failed and was rolled back: ${errorMessage(error)}`, {
        cause: error,
      });
    }
    applied.push(file);
  }
  return applied;
}

/** Runs the seed file once per content, as the Supabase tools do. */
export async function applySeed(database: Database, path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const script = readFileSync(path, 'utf8');
  const hash = createHash('sha256').update(script).digest('hex');
  const known = await database.query('select hash from supabase_migrations.seed_files where path = $1', [
    'supabase/seed.sql',
  ]);
  if (known[0]?.hash === hash) return false;
  const entry = `insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', '${hash}')
    on conflict (path) do update set hash = excluded.hash;`;
  try {
    await database.execute(`${script}\n;${entry}`);
  } catch (error) {
    throw new Error(`supabase/seed.sql failed: ${errorMessage(error)}`, { cause: error });
  }
  return true;
}
