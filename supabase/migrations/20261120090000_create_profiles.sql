-- The user record of spec §3, and the guard that keeps money out of every client's reach (design §5).

create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  username text not null default '' check (char_length(username) <= 100),
  email text not null default '',
  country_code text not null default '+91' check (char_length(country_code) <= 8),
  mobile_number text not null default '' check (char_length(mobile_number) <= 20),
  created_at timestamptz not null default now(),
  plan text not null default 'free' check (plan in ('free', 'starter', 'pro', 'business')),
  subscription_status text not null default 'free',
  subscription_id text,
  subscription_start_date timestamptz,
  subscription_end_date timestamptz,
  credits integer not null default 0 check (credits >= 0),
  email_verified boolean not null default false,
  email_verified_at timestamptz,
  last_credit_use timestamptz,
  last_credit_refresh timestamptz,
  monthly_refresh_count integer not null default 0 check (monthly_refresh_count >= 0),
  refresh_count_reset_date timestamptz,
  last_free_credits_reclaim timestamptz
);

alter table public.profiles enable row level security;

create policy "Owners read their profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners edit their profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;
grant update (first_name, last_name, username, country_code, mobile_number) on public.profiles to authenticated;

-- Holds even where a grant is lost: credits and plan change only while one of our functions has the ledger open.
create function private.guard_profile_money() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_setting('whetstone.ledger', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.credits <> 0 or new.plan <> 'free' then
      raise sqlstate 'PT403' using message = 'forbidden', detail = 'credits and plan start at 0 and free';
    end if;
  elsif new.credits is distinct from old.credits or new.plan is distinct from old.plan then
    raise sqlstate 'PT403' using message = 'forbidden', detail = 'credits and plan change only in their functions';
  end if;
  return new;
end $$;

create trigger guard_profile_money before insert or update on public.profiles
  for each row execute function private.guard_profile_money();
