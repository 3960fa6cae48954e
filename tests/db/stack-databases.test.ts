import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type Stack, startStack } from '@/local/stack.ts';
import type { StackOptions } from '@/local/stack-options.ts';
import { sql } from './stack-auth-clients.ts';
import { makeStateFolder, removeStateFolder } from './stack-process.ts';

const PASSWORD = 'correct horse 1';
const cleanups: (() => Promise<void>)[] = [];

async function start(options: Partial<StackOptions>): Promise<Stack> {
  const stateFolder = makeStateFolder();
  cleanups.push(async () => removeStateFolder(stateFolder));
  const stack = await startStack({
    stateFolder,
    ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
    without: ['functions', 'site'],
    ...options,
  });
  cleanups.push(() => stack.stop());
  return stack;
}

afterEach(async () => {
  for (const end of cleanups.splice(0).reverse()) await end();
});

/** Signs somebody up, confirms and reads the profile back. */
async function joinAs(stack: Stack, name: string): Promise<unknown> {
  const client = createClient(stack.apiUrl, stack.anonKey, { auth: { persistSession: false } });
  const email = `${name.toLowerCase()}@example.test`;
  const { error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { first_name: name } },
  });
  if (error) throw error;
  const answer = await fetch(`${stack.mailboxUrl}/api/messages?to=${email}`);
  const [mail] = (await answer.json()) as { links: string[] }[];
  const token_hash = new URL(mail?.links[0] ?? '').searchParams.get('oobCode') ?? '';
  await client.auth.verifyOtp({ token_hash, type: 'signup' });
  return (await client.from('profiles').select('first_name, credits')).data;
}

describe('where Postgres cannot run', () => {
  it('PGlite stands in: each sees his own row, however many ask at once', async () => {
    const stack = await start({ preferPglite: true });
    expect(stack.databaseKind).toBe('pglite');
    expect(stack.environment).not.toHaveProperty('DATABASE_URL');
    const names = ['Ann', 'Bob', 'Cem', 'Dan'];
    const profiles = await Promise.all(names.map((name) => joinAs(stack, name)));
    expect(profiles).toEqual(names.map((first_name) => [{ first_name, credits: 250 }]));
  }, 120_000);
});

describe('with DATABASE_URL', () => {
  it('uses that Postgres, brings it to the migrations’ state and leaves it running', async () => {
    await sql('create database own');
    const url = inject('stack').databaseUrl.replace(/\/postgres$/, '/own');
    const stack = await start({ databaseUrl: url });
    expect(stack.environment.DATABASE_URL).toBe(url);
    expect(stack.appliedMigrations.length).toBeGreaterThan(0);
    expect(await joinAs(stack, 'Eve')).toEqual([{ first_name: 'Eve', credits: 250 }]);
    await stack.stop();

    const again = await start({ databaseUrl: url });
    expect(again.appliedMigrations).toEqual([]);
    await again.stop();
    expect(await sql('select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('says so where nobody listens there, and leaves nothing behind', async () => {
    const refused = start({ databaseUrl: 'postgresql://postgres:postgres@127.0.0.1:1/postgres' });
    await expect(refused).rejects.toThrow(/DATABASE_URL/);
  });
});

describe('a migration that fails', () => {
  it('is rolled back whole and named', async () => {
    const { mkdirSync, writeFileSync } = await import('node:fs');
    const { join } = await import('node:path');
    const supabaseFolder = makeStateFolder();
    cleanups.push(async () => removeStateFolder(supabaseFolder));
    mkdirSync(join(supabaseFolder, 'migrations'));
    writeFileSync(
      join(supabaseFolder, 'migrations', '20260101000000_break.sql'),
      'create table half (id int);\nselect 1 / 0;\n',
    );
    await sql('create database broken');
    const databaseUrl = inject('stack').databaseUrl.replace(/\/postgres$/, '/broken');
    await expect(start({ databaseUrl, supabaseFolder })).rejects.toThrow(
      /Migration 20260101000000_break\.sql failed and was rolled back: division by zero/,
    );
    writeFileSync(
      join(supabaseFolder, 'migrations', '20260101000000_break.sql'),
      'create table half (id int);\n',
    );
    const stack = await start({ databaseUrl, supabaseFolder });
    expect(stack.appliedMigrations).toEqual(['20260101000000_break.sql']);
  });
});
