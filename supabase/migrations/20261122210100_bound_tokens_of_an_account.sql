-- What one account may take of the model a day: without it a free account could ask and leave before the first word, at no
-- charge, until nothing was left of the day's budget for anybody else (decision 18).

-- What the model read and wrote for an account on a UTC day, with what is held for its runs under way. One row an account.
create table private.account_model_usage (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  day date not null,
  tokens bigint not null check (tokens >= 0)
);
revoke all on private.account_model_usage from public, anon, authenticated, service_role;

-- Holds tokens of what an account may take today; null bounds nothing.
create function private.hold_account_tokens(p_user_id uuid, p_tokens integer, p_budget bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := (now() at time zone 'utc')::date;
begin
  if p_tokens = 0 then
    return true;
  end if;
  if p_tokens > p_budget then
    return false;
  end if;
  insert into private.account_model_usage as u (user_id, day, tokens) values (p_user_id, v_today, p_tokens)
    on conflict on constraint account_model_usage_pkey do update
      set day = v_today, tokens = case when u.day = v_today then u.tokens else 0 end + p_tokens
      where p_budget is null or u.day <> v_today or u.tokens + p_tokens <= p_budget;
  return found;
end $$;

-- Gives an account back what a run of that day held and did not use.
create function private.correct_account_tokens(p_user_id uuid, p_day date, p_change integer) returns void
language sql security definer set search_path = '' as $$
  update private.account_model_usage u set tokens = greatest(0, u.tokens + p_change)
    where u.user_id = p_user_id and u.day = p_day
$$;

drop function public.begin_run(uuid, uuid, uuid, text, integer, integer, integer, bigint);

-- As before, with the account's own share of the day: `withinBudget` is false where either is spent.
create function public.begin_run(
  run_id uuid, user_id uuid, session_id uuid, token_hash text,
  per_minute integer, at_once integer, tokens integer, budget bigint, account_budget bigint default null
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
  v_within := private.hold_account_tokens(v_user_id, begin_run.tokens, account_budget);
  if v_within and not private.hold_tokens(begin_run.tokens, budget) then
    v_within := false;
    perform private.correct_account_tokens(v_user_id, (now() at time zone 'utc')::date, -begin_run.tokens);
  end if;
  insert into public.engine_runs (id, user_id, tokens, within_budget)
    values (run_id, v_user_id, case when v_within then begin_run.tokens else 0 end, v_within);
  return jsonb_build_object('outcome', 'begun', 'userId', v_user_id, 'withinBudget', v_within);
end $$;

-- Ends a run: what was held of its day's budgets becomes what was used. A second time changes nothing.
create or replace function public.end_run(run_id uuid, used_tokens integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_run public.engine_runs;
  v_day date;
  v_change integer;
begin
  delete from public.engine_runs r where r.id = run_id returning * into v_run;
  if v_run.tokens > 0 then
    v_day := (v_run.started_at at time zone 'utc')::date;
    v_change := greatest(0, used_tokens) - v_run.tokens;
    perform private.correct_account_tokens(v_run.user_id, v_day, v_change);
    update public.model_usage u set tokens = greatest(0, u.tokens + v_change) where u.day = v_day;
  end if;
end $$;

revoke all on function private.hold_account_tokens(uuid, integer, bigint) from public, anon, authenticated, service_role;
revoke all on function private.correct_account_tokens(uuid, date, integer) from public, anon, authenticated, service_role;
revoke all on function public.begin_run(uuid, uuid, uuid, text, integer, integer, integer, bigint, bigint)
  from public, anon, authenticated;
grant execute on function public.begin_run(uuid, uuid, uuid, text, integer, integer, integer, bigint, bigint) to service_role;
