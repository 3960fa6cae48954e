-- The usual spend, a new key and enough credits, in three statements.

-- Whoever writes a reservation holds the lock on its account's row, so that a foreign key's own look at it told nothing
-- new. What the key did when an account goes is done here.
create function private.remove_reservations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.credit_reservations r where r.user_id = old.user_id;
  return old;
end $$;

revoke all on function private.remove_reservations() from public, anon, authenticated, service_role;

create trigger remove_reservations after delete on public.profiles
  for each row execute function private.remove_reservations();
alter table public.credit_reservations drop constraint credit_reservations_user_id_fkey;

-- Balance, reservation and entry of a first spend; null, and nothing changed, where it is not that simple. The update
-- holds the balance's row from then on, and every row of a key is written under that lock.
create function private.take(p_user_id uuid, p_amount integer, p_reason text, p_key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_balance integer;
begin
  perform set_config('whetstone.ledger', 'on', true);
  update public.profiles p set credits = p.credits - p_amount, last_credit_use = now()
    where p.user_id = p_user_id and p.credits >= p_amount
      and not exists (select from public.credit_reservations r where r.user_id = p_user_id and r.key = p_key)
    returning p.credits into v_balance;
  if found then
    insert into public.credit_reservations (user_id, key, amount, reason)
      values (p_user_id, p_key, p_amount, p_reason) on conflict do nothing;
    if found then
      insert into public.credit_entries (user_id, delta, reason, idempotency_key)
        values (p_user_id, -p_amount, p_reason, p_key) on conflict do nothing;
      if found then
        perform set_config('whetstone.ledger', 'off', true);
        return v_balance;
      end if;
      -- A grant's key, or one whose reservation was purged.
      delete from public.credit_reservations r where r.user_id = p_user_id and r.key = p_key;
    end if;
    -- The same key was first while we waited for the balance.
    update public.profiles p set credits = p.credits + p_amount where p.user_id = p_user_id;
  end if;
  perform set_config('whetstone.ledger', 'off', true);
  return null;
end $$;

create or replace function public.spend_credits(user_id uuid, amount integer, reason text, key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_balance integer;
  v_result record;
begin
  if amount is null or amount <= 0 or key is null or char_length(key) not between 1 and 128 or key ~ '[^\w.:-]'
    or coalesce(reason, '') = '' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  v_balance := private.take(user_id, amount, reason, key);
  if v_balance is not null then
    return v_balance;
  end if;
  select * into v_result from private.reserve(user_id, amount, reason, key);
  if v_result.outcome = 'conflict' then
    raise sqlstate 'PT409' using message = 'conflict';
  elsif v_result.outcome = 'insufficient_credits' then
    raise sqlstate 'PT402' using message = 'insufficient_credits', detail = 'balance ' || v_result.balance;
  end if;
  return v_result.balance;
end $$;

revoke all on function private.take(uuid, integer, text, text) from public, anon, authenticated, service_role;
