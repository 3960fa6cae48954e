-- A paid request and its runs (decision 16). One contract for whatever costs credits and may be asked again:
--
--   open_request(…)                      holds the credits, or joins what is held, and opens a run → its number, `run`
--   settle_credits(user_id, key, run)    before the first word leaves: the credits stay spent; fails where the run may not deliver
--   release_credits(user_id, key, run)   the run ended and delivered nothing; the last one to end so gives the credits back
--
-- Credits held for a request come back only when its last run has ended with nothing delivered, in whatever order its runs
-- begin, deliver, end and are lost. A run whose process died is given up 15 minutes after it was opened. Every call may be
-- made again with the same arguments and changes nothing the second time, but for open_request, which opens another run.

alter table public.credit_reservations
  -- Runs of this key so far, over all its charges: numbers are never used twice.
  add column last_run integer not null default 0,
  -- Runs of the present charge that have not ended empty-handed.
  add column open_runs integer[] not null default '{}',
  -- How long after the charge its newest run began.
  add column newest_run_after interval not null default '0';

create function private.is_suspended(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users u where u.id = p_user_id and u.banned_until > now())
$$;

-- Whether every run of a reservation began so long ago that nobody can be left who would end it.
create function private.is_given_up(p public.credit_reservations) returns boolean
language sql stable set search_path = '' as $$
  select p.state = 'reserved' and p.reserved_at + p.newest_run_after < now() - interval '15 minutes'
$$;

-- Gives a reservation's credits back, once. The caller holds the lock on the account's row.
create function private.give_back(p public.credit_reservations) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  update public.credit_reservations r set state = 'released', open_runs = '{}'
    where r.user_id = p.user_id and r.key = p.key;
  return private.write_entry(p.user_id, p.amount, p.reason, private.entry_key(p.key, p.attempt) || '#release');
end $$;

-- As before; a new charge has no runs yet.
create or replace function private.reserve(p_user_id uuid, p_amount integer, p_reason text, p_key text)
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
      set state = 'reserved', attempt = r.attempt + 1, runs = 1, reserved_at = now(), open_runs = '{}', newest_run_after = '0';
  v_balance := private.write_entry(
    p_user_id, -p_amount, p_reason, private.entry_key(p_key, coalesce(v_held.attempt, 0) + 1)
  );
  return query select 'reserved', v_balance, true;
end $$;

drop function public.settle_credits(uuid, text);
drop function public.release_credits(uuid, text);

-- The work is about to be delivered: the credits stay spent. Returns the balance.
-- With a run: PT409 where that run may deliver nothing any more (it ended, or was given up and its credits went back), PT401
-- where the account was suspended meanwhile. Without one, for work that has no runs: what was given back before is taken
-- again, PT402 where the balance does not hold it. PT404 where nothing was ever held under this key.
create function public.settle_credits(user_id uuid, key text, run integer default null) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_user_id constant uuid := settle_credits.user_id;
  v_key constant text := settle_credits.key;
  v_run constant integer := settle_credits.run;
  v_balance integer := private.lock_balance(v_user_id);
  v_held public.credit_reservations;
  v_result record;
begin
  select * into v_held from public.credit_reservations r where r.user_id = v_user_id and r.key = v_key;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  elsif v_run is not null and private.is_suspended(v_user_id) then
    raise sqlstate 'PT401' using message = 'unauthorized';
  elsif v_run is not null and not v_run = any (v_held.open_runs) then
    raise sqlstate 'PT409' using message = 'conflict', detail = 'this run is over';
  elsif v_held.state = 'released' then
    select * into v_result from private.reserve(v_user_id, v_held.amount, v_held.reason, v_key);
    if v_result.outcome <> 'reserved' then
      raise sqlstate 'PT402' using message = 'insufficient_credits', detail = 'balance ' || v_result.balance;
    end if;
    v_balance := v_result.balance;
  end if;
  update public.credit_reservations r set state = 'settled' where r.user_id = v_user_id and r.key = v_key;
  return v_balance;
end $$;

-- A run ended and delivered nothing. Where it was the last one, and none had delivered, the credits come back, once. What is
-- settled stays settled. Returns the balance. Without a run, for work that has none, it speaks for the only one there is:
-- with several open it cannot tell whose end this is, and nothing happens. PT404 where nothing was ever held under this key.
create function public.release_credits(user_id uuid, key text, run integer default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := release_credits.user_id;
  v_key constant text := release_credits.key;
  v_run constant integer := release_credits.run;
  v_balance integer := private.lock_balance(v_user_id);
  v_held public.credit_reservations;
  v_left integer[];
begin
  select * into v_held from public.credit_reservations r where r.user_id = v_user_id and r.key = v_key;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  elsif v_held.state <> 'reserved' or v_run is not null and not v_run = any (v_held.open_runs) then
    return v_balance;
  end if;
  v_left := case when v_run is not null then array_remove(v_held.open_runs, v_run)
    when cardinality(v_held.open_runs) > 1 then v_held.open_runs else '{}' end;
  if v_left = '{}' then
    return private.give_back(v_held);
  end if;
  update public.credit_reservations r set open_runs = v_left where r.user_id = v_user_id and r.key = v_key;
  return v_balance;
end $$;

-- Gives back what was given up of one account's. The caller holds the lock on the account's row.
create function private.give_back_stale(p_user_id uuid, p_except text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_held public.credit_reservations;
  v_count integer := 0;
begin
  for v_held in
    select * from public.credit_reservations r
      where r.user_id = p_user_id and r.state = 'reserved' and r.key is distinct from p_except and private.is_given_up(r)
  loop
    perform private.give_back(v_held);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- As before, by the newest run's age; each account's row is locked before its reservations are looked at.
create or replace function public.release_stale_credits() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_count integer := 0;
begin
  for v_user_id in
    select distinct r.user_id from public.credit_reservations r
      where r.state = 'reserved' and r.reserved_at < now() - interval '15 minutes' and private.is_given_up(r)
      order by r.user_id
  loop
    if private.lock_account(v_user_id) then
      v_count := v_count + private.give_back_stale(v_user_id);
    end if;
  end loop;
  return v_count;
end $$;

drop function public.open_request(uuid, text, text, text, integer, text);

-- Asked either with a user id and the session it was verified by, or with a device token's hash. Outcome: `reserved`,
-- `unauthorized` (nobody, a session that ended, a suspended account), `insufficient_credits` or `conflict`. `run` is what the
-- calls above are told. `charged` is false for a repeat: the same body may run again twice within 10 minutes of its charge,
-- for streams that were lost; then it is a conflict. What was given back is charged anew.
create function public.open_request(
  user_id uuid, token_hash text, request_id text, body_hash text, amount integer, reason text, session_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid :=
    private.find_caller(open_request.user_id, open_request.session_id, open_request.token_hash);
  v_held public.credit_reservations;
  v_result record;
  v_run integer;
begin
  if v_user_id is null then
    return jsonb_build_object('outcome', 'unauthorized');
  end if;
  perform private.lock_key(v_user_id, request_id);
  if not private.lock_account(v_user_id) then
    return jsonb_build_object('outcome', 'unauthorized');
  end if;
  perform private.give_back_stale(v_user_id, request_id);

  select * into v_held from public.credit_reservations r where r.user_id = v_user_id and r.key = request_id;
  if found and v_held.state <> 'released' and v_held.reserved_at < now() - interval '10 minutes'
    or found and v_held.state <> 'released' and v_held.runs >= 3
    or found and v_held.body_hash is distinct from open_request.body_hash then
    return jsonb_build_object('outcome', 'conflict');
  end if;

  select * into v_result from private.reserve(v_user_id, amount, reason, request_id);
  if v_result.outcome = 'reserved' then
    update public.credit_reservations r
      set body_hash = open_request.body_hash, runs = case when v_result.charged then 1 else r.runs + 1 end,
          last_run = r.last_run + 1, open_runs = r.open_runs || (r.last_run + 1), newest_run_after = now() - r.reserved_at
      where r.user_id = v_user_id and r.key = request_id
      returning r.last_run into v_run;
  end if;
  return jsonb_build_object(
    'outcome', v_result.outcome, 'userId', v_user_id, 'credits', v_result.balance, 'charged', v_result.charged,
    'run', v_run
  );
end $$;

-- Who asks: by a device token's hash, or by a user id with the session it was verified by, which must still stand. Null for
-- nobody, for a session that ended and for a suspended account. A call without a session speaks for the functions themselves.
create function private.find_caller(p_user_id uuid, p_session_id uuid, p_token_hash text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if p_user_id is null then
    return public.verify_device_token(p_token_hash);
  elsif p_session_id is not null and not exists (
    select from auth.sessions s where s.id = p_session_id and s.user_id = p_user_id
  ) then
    return null;
  end if;
  return (
    select p.user_id from public.profiles p where p.user_id = p_user_id and not private.is_suspended(p_user_id)
  );
end $$;

-- As before, but for the suspended.
create or replace function public.verify_device_token(token_hash text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_token public.device_tokens;
begin
  select * into v_token from public.device_tokens t
    where t.token_hash = verify_device_token.token_hash and t.revoked_at is null and t.expires_at > now();
  if not found or private.is_suspended(v_token.user_id) then
    return null;
  end if;
  if v_token.last_used_at is null or v_token.last_used_at < now() - interval '1 minute' then
    update public.device_tokens t set last_used_at = now() where t.id = v_token.id;
  end if;
  return v_token.user_id;
end $$;

drop function public.read_credits(uuid, text);

-- As before, for a session that still stands.
create function public.read_credits(user_id uuid, token_hash text, session_id uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid :=
    private.find_caller(read_credits.user_id, read_credits.session_id, read_credits.token_hash);
begin
  return (select p.credits from public.profiles p where p.user_id = v_user_id);
end $$;

revoke all on function private.is_suspended(uuid) from public, anon, authenticated, service_role;
revoke all on function private.is_given_up(public.credit_reservations) from public, anon, authenticated, service_role;
revoke all on function private.give_back(public.credit_reservations) from public, anon, authenticated, service_role;
revoke all on function private.give_back_stale(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.find_caller(uuid, uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.settle_credits(uuid, text, integer) from public, anon, authenticated;
revoke all on function public.release_credits(uuid, text, integer) from public, anon, authenticated;
revoke all on function public.open_request(uuid, text, text, text, integer, text, uuid) from public, anon, authenticated;
revoke all on function public.read_credits(uuid, text, uuid) from public, anon, authenticated;
grant execute on function public.settle_credits(uuid, text, integer) to service_role;
grant execute on function public.release_credits(uuid, text, integer) to service_role;
grant execute on function public.open_request(uuid, text, text, text, integer, text, uuid) to service_role;
grant execute on function public.read_credits(uuid, text, uuid) to service_role;
