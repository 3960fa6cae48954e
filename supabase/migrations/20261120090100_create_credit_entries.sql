-- The ledger: signed integers, written once. sum(delta) of a user is that user's balance, always (design §5).

create table public.credit_entries (
  id bigint generated always as identity primary key,
  -- No foreign key: the rows outlive the account, their user id then names nobody.
  user_id uuid not null,
  delta integer not null check (delta <> 0),
  reason text not null check (char_length(reason) between 1 and 64),
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 160),
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);

alter table public.credit_entries enable row level security;

create policy "Owners read their entries" on public.credit_entries
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.credit_entries from public, anon, authenticated, service_role;
grant select on public.credit_entries to authenticated, service_role;

create function private.refuse_ledger_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT403' using message = 'forbidden', detail = 'ledger entries are never changed nor removed';
end $$;

create trigger refuse_entry_change before update or delete on public.credit_entries
  for each row execute function private.refuse_ledger_change();
create trigger refuse_entry_truncate before truncate on public.credit_entries
  for each statement execute function private.refuse_ledger_change();

-- An entry without its balance would break the sum, so entries come from private.write_entry alone.
create function private.guard_entry_insert() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_setting('whetstone.ledger', true) is distinct from 'on' then
    raise sqlstate 'PT403' using message = 'forbidden', detail = 'entries are written by the credit functions';
  end if;
  return new;
end $$;

create trigger guard_entry_insert before insert on public.credit_entries
  for each row execute function private.guard_entry_insert();

-- Entry and balance in one step. The caller holds the lock on the profile's row.
create function private.write_entry(p_user_id uuid, p_delta integer, p_reason text, p_key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_balance integer;
begin
  perform set_config('whetstone.ledger', 'on', true);
  insert into public.credit_entries (user_id, delta, reason, idempotency_key)
    values (p_user_id, p_delta, p_reason, p_key);
  update public.profiles
    set credits = credits + p_delta,
        last_credit_use = case when p_delta < 0 then now() else last_credit_use end
    where user_id = p_user_id
    returning credits into v_balance;
  perform set_config('whetstone.ledger', 'off', true);
  return v_balance;
end $$;

create function private.lock_balance(p_user_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_balance integer;
begin
  select credits into v_balance from public.profiles where user_id = p_user_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return v_balance;
end $$;

revoke all on function private.write_entry(uuid, integer, text, text) from public, anon, authenticated, service_role;
revoke all on function private.lock_balance(uuid) from public, anon, authenticated, service_role;
