-- The gallery's templates (spec §2, Prompt Gallery): read by whoever is signed in, written by migrations alone.

create table public.templates (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  description text not null,
  category text not null check (category in ('persona', 'unmasked', 'email')),
  category_name text not null,
  content text not null,
  -- Where it stands in the gallery.
  position integer not null unique,
  created_at timestamptz not null default now()
);

alter table public.templates enable row level security;
revoke all on public.templates from public, anon, authenticated, service_role;
grant select on public.templates to authenticated, service_role;

create policy "Signed-in users read all templates" on public.templates
  for select to authenticated using ((select private.may_act()));
