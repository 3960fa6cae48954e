-- Analyses (spec §1, design §5): what was asked, the finished report with its items, and the steps of those under way. Kept
-- 30 days. No client sees these tables; the function reads them for their owner.

create table public.analyses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  request_id text not null check (char_length(request_id) between 1 and 128),
  body_hash text not null,
  title text not null check (char_length(title) between 1 and 200),
  query text not null,
  mode text not null,
  -- What was asked, read once (shared/insights/question.ts).
  question jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  error_code text,
  outcome text check (outcome in ('solid', 'thin', 'insufficient')),
  report jsonb,
  items jsonb,
  item_count integer not null default 0,
  synthetic boolean not null default false,
  -- The report this one was run again from.
  previous_id uuid references public.analyses (id) on delete set null,
  share_token text unique,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  finished_at timestamptz,
  -- When its items were last looked for at their sources.
  checked_at timestamptz,
  expires_at timestamptz not null default now() + interval '30 days',
  unique (user_id, request_id)
);
create index analyses_of_user on public.analyses (user_id, created_at desc);
create index analyses_open on public.analyses (created_at) where state in ('queued', 'running');

-- What a run has done so far; a step that is saved is never done again. Gone when the run ends.
create table public.analysis_steps (
  analysis_id uuid not null references public.analyses (id) on delete cascade,
  step text not null,
  output jsonb,
  done_at timestamptz,
  -- Until then somebody works on it; after that anybody may take it up.
  lease_until timestamptz not null,
  attempts integer not null default 1,
  primary key (analysis_id, step)
);

alter table public.analyses enable row level security;
alter table public.analysis_steps enable row level security;
revoke all on public.analyses, public.analysis_steps from public, anon, authenticated, service_role;
grant select on public.analyses, public.analysis_steps to service_role;

-- Begins an analysis, or finds the one this request began. Outcome: `opened`, `found` or `conflict` (the key with another body).
create function public.open_analysis(user_id uuid, request_id text, body_hash text, fields jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.analyses;
  v_is_new boolean := true;
begin
  insert into public.analyses (user_id, request_id, body_hash, title, query, mode, question, previous_id)
    values (
      open_analysis.user_id, open_analysis.request_id, open_analysis.body_hash, left(fields ->> 'title', 200), fields ->> 'query',
      fields ->> 'mode', fields -> 'question', (fields ->> 'previousId')::uuid
    )
    on conflict on constraint analyses_user_id_request_id_key do nothing
    returning * into v_row;
  if not found then
    v_is_new := false;
    select * into v_row from public.analyses a
      where a.user_id = open_analysis.user_id and a.request_id = open_analysis.request_id;
    if v_row.body_hash <> open_analysis.body_hash then
      return jsonb_build_object('outcome', 'conflict');
    end if;
  end if;
  return jsonb_build_object('outcome', case when v_is_new then 'opened' else 'found' end, 'id', v_row.id);
end $$;

-- Lets an analysis begin where no earlier one of its account is under way. Two that are started at once run one after the
-- other: the older goes first. Returns its state and how many are before it.
create function public.start_analysis(analysis_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.analyses;
  v_before integer;
begin
  select * into v_row from public.analyses a where a.id = analysis_id;
  if not found then
    return jsonb_build_object('state', 'failed', 'before', 0, 'errorCode', 'not_found');
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('analyses' || v_row.user_id::text, 0));
  select * into v_row from public.analyses a where a.id = analysis_id for update;
  if v_row.state <> 'queued' then
    return jsonb_build_object('state', v_row.state, 'before', 0, 'errorCode', v_row.error_code);
  end if;
  -- One that nobody has worked on for ten minutes holds up no other.
  select count(*) into v_before from public.analyses a
    where a.user_id = v_row.user_id and a.id <> v_row.id
      and ((a.state = 'running' and a.started_at > now() - interval '10 minutes')
        or (a.state = 'queued' and (a.created_at, a.id) < (v_row.created_at, v_row.id)
          and a.created_at > now() - interval '10 minutes'));
  if v_before = 0 then
    update public.analyses a set state = 'running', started_at = now() where a.id = analysis_id;
  end if;
  return jsonb_build_object('state', case when v_before = 0 then 'running' else 'queued' end, 'before', v_before);
end $$;

-- Takes a step up. Outcome: `claimed`, `done` or `busy`; `exhausted` after three that never came back.
create function public.claim_analysis_step(analysis_id uuid, step text, lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.analysis_steps;
  v_lease constant timestamptz := clock_timestamp() + make_interval(secs => lease_seconds);
begin
  insert into public.analysis_steps as s (analysis_id, step, lease_until)
    values (claim_analysis_step.analysis_id, claim_analysis_step.step, v_lease) on conflict do nothing
    returning * into v_row;
  if found then
    return jsonb_build_object('outcome', 'claimed');
  end if;
  select * into v_row from public.analysis_steps s
    where s.analysis_id = claim_analysis_step.analysis_id and s.step = claim_analysis_step.step for update;
  if v_row.done_at is not null then
    return jsonb_build_object('outcome', 'done');
  elsif v_row.lease_until > clock_timestamp() then
    return jsonb_build_object('outcome', 'busy');
  elsif v_row.attempts >= 3 then
    return jsonb_build_object('outcome', 'exhausted');
  end if;
  update public.analysis_steps s set lease_until = v_lease, attempts = s.attempts + 1
    where s.analysis_id = v_row.analysis_id and s.step = v_row.step;
  return jsonb_build_object('outcome', 'claimed');
end $$;

-- Keeps what a step gave; the first to save it wins.
create function public.save_analysis_step(analysis_id uuid, step text, output jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.analysis_steps s set output = save_analysis_step.output, done_at = clock_timestamp()
    where s.analysis_id = save_analysis_step.analysis_id and s.step = save_analysis_step.step and s.done_at is null
$$;

-- Gives a step back that failed on the way, so that the next one need not wait for its lease.
create function public.drop_analysis_step(analysis_id uuid, step text) returns void
language sql security definer set search_path = '' as $$
  update public.analysis_steps s set lease_until = clock_timestamp()
    where s.analysis_id = drop_analysis_step.analysis_id and s.step = drop_analysis_step.step and s.done_at is null
$$;

create function public.read_analysis_steps(analysis_id uuid, steps text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.step, s.output), '{}') from public.analysis_steps s
    where s.analysis_id = read_analysis_steps.analysis_id and s.step = any (read_analysis_steps.steps) and s.done_at is not null
$$;

-- The run is over, with its report. Its steps go.
create function public.finish_analysis(analysis_id uuid, result jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.analyses a set
      state = 'done', report = result -> 'report', items = result -> 'items', outcome = result #>> '{report,outcome}',
      item_count = jsonb_array_length(result -> 'items'), synthetic = (result #>> '{report,synthetic}')::boolean,
      finished_at = now(), checked_at = now()
    where a.id = analysis_id and a.state <> 'done';
  delete from public.analysis_steps s where s.analysis_id = finish_analysis.analysis_id;
end $$;

create function public.fail_analysis(analysis_id uuid, code text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.analyses a set state = 'failed', error_code = code, finished_at = now()
    where a.id = analysis_id and a.state <> 'done';
  delete from public.analysis_steps s where s.analysis_id = fail_analysis.analysis_id;
end $$;

-- One analysis whole; null where there is none, or it is another's.
create function public.read_analysis(analysis_id uuid, user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(a) from public.analyses a
    where a.id = analysis_id and (read_analysis.user_id is null or a.user_id = read_analysis.user_id)
      and a.expires_at > now()
$$;

-- Those under way that somebody has to take on: their client is gone, or the function was killed.
create function public.find_open_analyses(most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(o.id), '[]') from (
    select a.id from public.analyses a
      where a.state in ('queued', 'running') and a.created_at > now() - interval '1 day'
      order by a.created_at limit find_open_analyses.most
  ) o
$$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'open_analysis(uuid, text, text, jsonb)', 'start_analysis(uuid)', 'claim_analysis_step(uuid, text, integer)',
    'save_analysis_step(uuid, text, jsonb)', 'drop_analysis_step(uuid, text)', 'read_analysis_steps(uuid, text[])',
    'finish_analysis(uuid, jsonb)', 'fail_analysis(uuid, text)', 'read_analysis(uuid, uuid)', 'find_open_analyses(integer)'
  ] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', v_function);
    execute format('grant execute on function public.%s to service_role', v_function);
  end loop;
end $$;
