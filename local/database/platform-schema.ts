import { getAuthSchemaSql } from '@supabase/lite';
import type { Database } from './database-types.ts';

/**
 * What a hosted project has before its first migration: the request roles, their default privileges, the auth
 * tables and the functions policies call. It must come first: without it the REST half would grant
 * everything to everyone on its first request (facts: column grants are undone).
 */
const ROLES = `
do $$
declare wanted record;
begin
  for wanted in select * from (values
    ('anon', 'nologin noinherit'),
    ('authenticated', 'nologin noinherit'),
    ('service_role', 'nologin noinherit bypassrls'),
    ('supabase_auth_admin', 'nologin noinherit'),
    ('authenticator', 'nologin noinherit')
  ) as roles(name, attributes) loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);
    end if;
  end loop;
end $$;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to current_user;
`;

const PRIVILEGES = `
create schema if not exists extensions;
grant usage on schema public, extensions, auth to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

const AUTH_FUNCTIONS = `
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
`;

/** The tables in which `supabase db push` keeps what has run. */
const MIGRATION_HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text, created_by text, idempotency_key text unique, rollback text[]
);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

/** Brings a database to where a hosted project starts; safe to run again. */
export async function preparePlatformSchema(database: Database): Promise<void> {
  await database.execute(
    [ROLES, getAuthSchemaSql(), AUTH_FUNCTIONS, PRIVILEGES, MIGRATION_HISTORY].join('\n'),
  );
  if (database.kind === 'embedded') {
    await database.execute(
      'create extension if not exists pgcrypto schema extensions; alter role postgres set search_path to "$user", public, extensions;',
    );
  }
}
