-- Whoever spends or gives credits under a key takes that key first and the account's row after it. In two orders, a spend
-- and a grant of the same key would wait for each other until one of them is thrown out.

-- Held until the transaction ends. Two keys of one hash wait for each other without need, and come to no harm.
create function private.lock_key(p_user_id uuid, p_key text) returns void
language sql volatile set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(p_user_id::text || p_key, 0)) $$;
revoke all on function private.lock_key(uuid, text) from public, anon, authenticated, service_role;

-- The guards are asked for what they guard against only: a function that opened the ledger is not held up by them.
drop trigger guard_entry_insert on public.credit_entries;
create trigger guard_entry_insert before insert on public.credit_entries for each row
  when (pg_catalog.current_setting('whetstone.ledger', true) is distinct from 'on')
  execute function private.guard_entry_insert();
drop trigger guard_profile_money on public.profiles;
create trigger guard_profile_money before insert or update on public.profiles for each row
  when (pg_catalog.current_setting('whetstone.ledger', true) is distinct from 'on')
  execute function private.guard_profile_money();

-- As before, with the key held. What is assigned below is worked out in place; a `perform` would be a statement of its own.
create or replace function public.spend_credits(user_id uuid, amount integer, reason text, key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := spend_credits.user_id;
  v_key constant text := spend_credits.key;
  v_balance integer;
  v_done text;
  v_result record;
begin
  if amount is null or amount <= 0 or v_key is null or char_length(v_key) not between 1 and 128 or v_key ~ '[^\w.:-]'
    or coalesce(reason, '') = '' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  -- As private.lock_key, which would be a statement more.
  v_done := pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(v_user_id::text || v_key, 0))::text;
  insert into public.credit_reservations as r (user_id, key, amount, reason)
    select v_user_id, v_key, spend_credits.amount, spend_credits.reason
      from public.profiles p where p.user_id = v_user_id and p.credits >= spend_credits.amount
    on conflict do nothing;
  if found then
    v_done := set_config('whetstone.ledger', 'on', true);
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
    v_done := set_config('whetstone.ledger', 'off', true);
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

-- As before, with the key held.
create or replace function public.grant_credits(user_id uuid, amount integer, reason text, key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := grant_credits.user_id;
  v_balance integer;
  v_entry public.credit_entries;
begin
  if amount is null or amount <= 0 or coalesce(key, '') = '' or coalesce(reason, '') = '' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  perform private.lock_key(v_user_id, grant_credits.key);
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

-- As before, with the key held.
create or replace function public.open_request(
  user_id uuid, token_hash text, request_id text, body_hash text, amount integer, reason text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := coalesce(open_request.user_id, public.verify_device_token(open_request.token_hash));
  v_held public.credit_reservations;
  v_stale text;
  v_result record;
begin
  if v_user_id is null or not exists (select from public.profiles p where p.user_id = v_user_id) then
    return jsonb_build_object('outcome', 'unauthorized');
  end if;
  perform private.lock_key(v_user_id, request_id);
  perform private.lock_balance(v_user_id);
  for v_stale in
    select r.key from public.credit_reservations r
      where r.user_id = v_user_id and r.state = 'reserved' and r.reserved_at < now() - interval '15 minutes'
        and r.key <> request_id
  loop
    perform public.release_credits(v_user_id, v_stale);
  end loop;

  select * into v_held from public.credit_reservations r where r.user_id = v_user_id and r.key = request_id;
  if found and v_held.state <> 'released' and v_held.reserved_at < now() - interval '10 minutes'
    or found and v_held.state <> 'released' and v_held.runs >= 3
    or found and v_held.body_hash is distinct from open_request.body_hash then
    return jsonb_build_object('outcome', 'conflict');
  end if;

  select * into v_result from private.reserve(v_user_id, amount, reason, request_id);
  if v_result.outcome = 'reserved' then
    update public.credit_reservations r
      set body_hash = open_request.body_hash, runs = case when v_result.charged then 1 else r.runs + 1 end
      where r.user_id = v_user_id and r.key = request_id;
  end if;
  return jsonb_build_object(
    'outcome', v_result.outcome, 'userId', v_user_id, 'credits', v_result.balance, 'charged', v_result.charged
  );
end $$;
