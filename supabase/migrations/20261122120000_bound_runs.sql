-- What an account may ask of the engines, whatever its credits: so many runs a minute, so many at once, and for all accounts
-- together so many tokens of the model a day. Counted here, for the functions run in many processes.

-- Runs under way. One whose process died is not counted after 400 s, when a hosted function would have been ended anyway.
create table public.engine_runs (
  id uuid primary key,
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  -- Held of the day's budget; 0 where no model is asked.
  tokens integer not null check (tokens >= 0),
  within_budget boolean not null,
  started_at timestamptz not null default now()
);
create index engine_runs_of_account on public.engine_runs (user_id, started_at);

alter table public.engine_runs enable row level security;
revoke all on public.engine_runs from public, anon, authenticated, service_role;
grant select on public.engine_runs to service_role;

-- What the model read and wrote on a UTC day, with what is held for runs under way.
create table public.model_usage (
  day date primary key,
  tokens bigint not null check (tokens >= 0)
);

alter table public.model_usage enable row level security;
revoke all on public.model_usage from public, anon, authenticated, service_role;
grant select on public.model_usage to service_role;

-- Holds tokens of today's budget, all or none; null bounds nothing. The row is what runs of all accounts wait for, so this
-- comes last in a transaction.
create function private.hold_tokens(p_tokens integer, p_budget bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_tokens = 0 then
    return true;
  end if;
  if p_tokens > p_budget then
    return false;
  end if;
  insert into public.model_usage as u (day, tokens) values ((now() at time zone 'utc')::date, p_tokens)
    on conflict on constraint model_usage_pkey do update set tokens = u.tokens + p_tokens
      where p_budget is null or u.tokens + p_tokens <= p_budget;
  return found;
end $$;

-- Begins a run, counted whether or not it is cancelled before its first word. Outcome: `begun`, `unauthorized` or
-- `rate_limited` with `retryAfterMs`. The same `run_id` again changes nothing.
create function public.begin_run(
  run_id uuid, user_id uuid, session_id uuid, token_hash text,
  per_minute integer, at_once integer, tokens integer, budget bigint
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.find_caller(begin_run.user_id, begin_run.session_id, begin_run.token_hash);
  v_known public.engine_runs;
  v_wait_ms integer;
  v_within boolean;
begin
  if v_user_id is null then
    return jsonb_build_object('outcome', 'unauthorized');
  end if;
  select * into v_known from public.engine_runs r where r.id = run_id;
  if found then
    return jsonb_build_object('outcome', 'begun', 'userId', v_user_id, 'withinBudget', v_known.within_budget);
  end if;
  -- Its row is locked from here on: two runs of one account are counted one after the other.
  v_wait_ms := public.hit_rate_limit('runs:' || v_user_id, per_minute, 60);
  if v_wait_ms > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retryAfterMs', v_wait_ms);
  end if;
  delete from public.engine_runs r where r.user_id = v_user_id and r.started_at < now() - interval '400 seconds';
  if (select count(*) from public.engine_runs r where r.user_id = v_user_id) >= at_once then
    return jsonb_build_object('outcome', 'rate_limited', 'retryAfterMs', 2000);
  end if;
  v_within := private.hold_tokens(begin_run.tokens, budget);
  insert into public.engine_runs (id, user_id, tokens, within_budget)
    values (run_id, v_user_id, case when v_within then begin_run.tokens else 0 end, v_within);
  return jsonb_build_object('outcome', 'begun', 'userId', v_user_id, 'withinBudget', v_within);
end $$;

-- Ends a run: what was held of its day's budget becomes what was used. A second time changes nothing.
create function public.end_run(run_id uuid, used_tokens integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_run public.engine_runs;
begin
  delete from public.engine_runs r where r.id = run_id returning * into v_run;
  if v_run.tokens > 0 then
    update public.model_usage u set tokens = greatest(0, u.tokens - v_run.tokens + greatest(0, used_tokens))
      where u.day = (v_run.started_at at time zone 'utc')::date;
  end if;
end $$;

revoke all on function private.hold_tokens(integer, bigint) from public, anon, authenticated, service_role;
revoke all on function public.begin_run(uuid, uuid, uuid, text, integer, integer, integer, bigint) from public, anon, authenticated;
revoke all on function public.end_run(uuid, integer) from public, anon, authenticated;
grant execute on function public.begin_run(uuid, uuid, uuid, text, integer, integer, integer, bigint) to service_role;
grant execute on function public.end_run(uuid, integer) to service_role;
