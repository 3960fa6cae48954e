-- Spend, settle, release, grant (design §5). A spend is a reservation until it is settled or released.

create table public.credit_reservations (
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  key text not null check (char_length(key) between 1 and 128),
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null default 'reserved' check (state in ('reserved', 'settled', 'released')),
  -- How often this key was charged: once, and once more for each run after a release.
  attempt integer not null default 1,
  -- Of a paid request: what was asked, and how often it ran since it was last charged.
  body_hash text,
  runs integer not null default 1,
  reserved_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index credit_reservations_open on public.credit_reservations (reserved_at) where state = 'reserved';

alter table public.credit_reservations enable row level security;
revoke all on public.credit_reservations from public, anon, authenticated, service_role;
grant select on public.credit_reservations to service_role;

-- Ledger key of an attempt. Request ids hold no '#', so no caller can name another attempt's entry.
create function private.entry_key(p_key text, p_attempt integer) returns text
language sql immutable set search_path = '' as $$
  select case when p_attempt = 1 then p_key else p_key || '#' || p_attempt end
$$;

-- The one place that takes credits. Says what came of it, so that the usual refusals cost no exception.
create function private.reserve(p_user_id uuid, p_amount integer, p_reason text, p_key text)
returns table (outcome text, balance integer, charged boolean)
language plpgsql security definer set search_path = '' as $$
declare
  v_balance integer := private.lock_balance(p_user_id);
  v_held public.credit_reservations;
begin
  select * into v_held from public.credit_reservations r where r.user_id = p_user_id and r.key = p_key;
  if found and (v_held.amount <> p_amount or v_held.reason <> p_reason) then
    return query select 'conflict', v_balance, false;
    return;
  end if;
  if found and v_held.state <> 'released' then
    return query select 'reserved', v_balance, false;
    return;
  end if;
  if v_held.key is null and exists (
    select from public.credit_entries e where e.user_id = p_user_id and e.idempotency_key = p_key
  ) then
    return query select 'conflict', v_balance, false;
    return;
  end if;
  if v_balance < p_amount then
    return query select 'insufficient_credits', v_balance, false;
    return;
  end if;
  insert into public.credit_reservations as r (user_id, key, amount, reason)
    values (p_user_id, p_key, p_amount, p_reason)
    on conflict on constraint credit_reservations_pkey do update
      set state = 'reserved', attempt = r.attempt + 1, runs = 1, reserved_at = now();
  v_balance := private.write_entry(
    p_user_id, -p_amount, p_reason, private.entry_key(p_key, coalesce(v_held.attempt, 0) + 1)
  );
  return query select 'reserved', v_balance, true;
end $$;

-- Takes credits for work to come; returns the balance. The same key again takes nothing and returns the balance.
create function public.spend_credits(user_id uuid, amount integer, reason text, key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_result record;
begin
  if amount is null or amount <= 0 or key is null or key !~ '^[\w.:-]{1,128}$' or coalesce(reason, '') = '' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  select * into v_result from private.reserve(user_id, amount, reason, key);
  if v_result.outcome = 'conflict' then
    raise sqlstate 'PT409' using message = 'conflict';
  elsif v_result.outcome = 'insufficient_credits' then
    raise sqlstate 'PT402' using message = 'insufficient_credits', detail = 'balance ' || v_result.balance;
  end if;
  return v_result.balance;
end $$;

-- The work was delivered: the credits stay spent. Returns the balance.
create function public.settle_credits(user_id uuid, key text) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_user_id constant uuid := settle_credits.user_id;
  v_key constant text := settle_credits.key;
  v_balance integer := private.lock_balance(v_user_id);
  v_held public.credit_reservations;
begin
  select * into v_held from public.credit_reservations r where r.user_id = v_user_id and r.key = v_key;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  -- Another run of the same request gave the credits back before this one delivered.
  if v_held.state = 'released' then
    if v_balance < v_held.amount then
      return v_balance;
    end if;
    select balance into v_balance from private.reserve(v_user_id, v_held.amount, v_held.reason, v_key);
  end if;
  update public.credit_reservations r set state = 'settled' where r.user_id = v_user_id and r.key = v_key;
  return v_balance;
end $$;

-- Nothing was delivered: the credits come back, once. What is settled stays settled. Returns the balance.
create function public.release_credits(user_id uuid, key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := release_credits.user_id;
  v_key constant text := release_credits.key;
  v_balance integer := private.lock_balance(v_user_id);
  v_held public.credit_reservations;
begin
  update public.credit_reservations r set state = 'released'
    where r.user_id = v_user_id and r.key = v_key and r.state = 'reserved'
    returning * into v_held;
  if found then
    return private.write_entry(
      v_user_id, v_held.amount, v_held.reason, private.entry_key(v_key, v_held.attempt) || '#release'
    );
  end if;
  if not exists (select from public.credit_reservations r where r.user_id = v_user_id and r.key = v_key) then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return v_balance;
end $$;

-- Gives credits, once per key; returns the balance.
create function public.grant_credits(user_id uuid, amount integer, reason text, key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := grant_credits.user_id;
  v_balance integer;
  v_entry public.credit_entries;
begin
  if amount is null or amount <= 0 or coalesce(key, '') = '' or coalesce(reason, '') = '' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  v_balance := private.lock_balance(v_user_id);
  select * into v_entry from public.credit_entries e
    where e.user_id = v_user_id and e.idempotency_key = grant_credits.key;
  if not found then
    return private.write_entry(v_user_id, amount, reason, key);
  end if;
  if v_entry.delta <> amount or v_entry.reason <> grant_credits.reason then
    raise sqlstate 'PT409' using message = 'conflict';
  end if;
  return v_balance;
end $$;

-- For the scheduler: gives back what was reserved more than 15 minutes ago and never closed. Returns how many.
create function public.release_stale_credits() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_stale record;
  v_count integer := 0;
begin
  for v_stale in
    select r.user_id, r.key from public.credit_reservations r
      where r.state = 'reserved' and r.reserved_at < now() - interval '15 minutes'
      order by r.user_id, r.key
  loop
    perform public.release_credits(v_stale.user_id, v_stale.key);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

revoke all on function private.entry_key(text, integer) from public, anon, authenticated, service_role;
revoke all on function private.reserve(uuid, integer, text, text) from public, anon, authenticated, service_role;
revoke all on function public.spend_credits(uuid, integer, text, text) from public, anon, authenticated;
revoke all on function public.settle_credits(uuid, text) from public, anon, authenticated;
revoke all on function public.release_credits(uuid, text) from public, anon, authenticated;
revoke all on function public.grant_credits(uuid, integer, text, text) from public, anon, authenticated;
revoke all on function public.release_stale_credits() from public, anon, authenticated;
grant execute on function public.spend_credits(uuid, integer, text, text) to service_role;
grant execute on function public.settle_credits(uuid, text) to service_role;
grant execute on function public.release_credits(uuid, text) to service_role;
grant execute on function public.grant_credits(uuid, integer, text, text) to service_role;
grant execute on function public.release_stale_credits() to service_role;
