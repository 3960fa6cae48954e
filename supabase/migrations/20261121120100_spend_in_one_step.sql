-- The usual spend, a new key and enough credits, in three statements.

-- Whoever writes a reservation locks its account's row in the same transaction and fails where there is none, so that a
-- foreign key's own look at it told nothing new. What the key did when an account goes is done here.
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

-- The balance comes last: its row is what spends of one account wait for, and is held for one statement and the commit. A
-- spend that loses there what it saw before is refused, and everything it wrote goes with it. Whatever is not a first
-- spend with enough credits is decided by private.reserve, under the lock, before anything is written.
create or replace function public.spend_credits(user_id uuid, amount integer, reason text, key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := spend_credits.user_id;
  v_key constant text := spend_credits.key;
  v_balance integer;
  v_result record;
begin
  if amount is null or amount <= 0 or v_key is null or char_length(v_key) not between 1 and 128 or v_key ~ '[^\w.:-]'
    or coalesce(reason, '') = '' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  insert into public.credit_reservations as r (user_id, key, amount, reason)
    select v_user_id, v_key, spend_credits.amount, spend_credits.reason
      from public.profiles p where p.user_id = v_user_id and p.credits >= spend_credits.amount
    on conflict do nothing;
  if found then
    perform set_config('whetstone.ledger', 'on', true);
    insert into public.credit_entries (user_id, delta, reason, idempotency_key)
      values (v_user_id, -amount, spend_credits.reason, v_key) on conflict do nothing;
    if not found then
      -- A grant's key, or one whose reservation was purged.
      raise sqlstate 'PT409' using message = 'conflict';
    end if;
    update public.profiles p set credits = p.credits - amount, last_credit_use = now()
      where p.user_id = v_user_id and p.credits >= amount
      returning p.credits into v_balance;
    if not found then
      select p.credits into v_balance from public.profiles p where p.user_id = v_user_id;
      if not found then
        raise sqlstate 'PT404' using message = 'not_found';
      end if;
      raise sqlstate 'PT402' using message = 'insufficient_credits', detail = 'balance ' || v_balance;
    end if;
    perform set_config('whetstone.ledger', 'off', true);
    return v_balance;
  end if;
  select * into v_result from private.reserve(v_user_id, amount, reason, v_key);
  if v_result.outcome = 'conflict' then
    raise sqlstate 'PT409' using message = 'conflict';
  elsif v_result.outcome = 'insufficient_credits' then
    raise sqlstate 'PT402' using message = 'insufficient_credits', detail = 'balance ' || v_result.balance;
  end if;
  return v_result.balance;
end $$;
