-- Reports asked for again every week (spec §1): a turn takes its credits, begins its analysis and sets the next one in a single
-- transaction, so that none is paid twice or lost.

-- How many a plan may keep.
create table public.plan_weekly_reports (
  plan text primary key,
  most integer not null check (most >= 0)
);
insert into public.plan_weekly_reports (plan, most) values ('free', 0), ('starter', 3), ('pro', 10), ('business', 30);

create table public.weekly_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  -- What is asked (shared/insights/question.ts), without texts somebody brought along.
  question jsonb not null,
  feed_token text not null unique,
  next_at timestamptz not null,
  last_id uuid references public.analyses (id) on delete set null,
  -- Why the last turn did not run.
  skipped text check (skipped in ('insufficient_credits', 'plan')),
  created_at timestamptz not null default now()
);
create index weekly_reports_due on public.weekly_reports (next_at);
create index weekly_reports_of_user on public.weekly_reports (user_id);
alter table public.analyses add column weekly_id uuid references public.weekly_reports (id) on delete set null;
alter table public.analyses add column mailed_at timestamptz;
create index analyses_of_weekly on public.analyses (weekly_id, created_at desc) where weekly_id is not null;

alter table public.plan_weekly_reports enable row level security;
alter table public.weekly_reports enable row level security;
revoke all on public.plan_weekly_reports, public.weekly_reports from public, anon, authenticated, service_role;
grant select on public.plan_weekly_reports, public.weekly_reports to service_role;

create function private.most_weekly_reports(p_user_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((select w.most from public.profiles p join public.plan_weekly_reports w on w.plan = p.subscription_status
    where p.user_id = p_user_id), 0)
$$;

-- Keeps a finished report coming every week. Outcome: `added`, `found` (it already does), `limit` or `not_found`.
create function public.add_weekly_report(user_id uuid, analysis_id uuid, feed_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.analyses;
  v_id uuid;
begin
  -- Locked, so that two at once are counted one after the other.
  perform 1 from public.profiles p where p.user_id = add_weekly_report.user_id for update;
  select * into v_row from public.analyses a
    where a.id = analysis_id and a.user_id = add_weekly_report.user_id and a.state = 'done';
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  select w.id into v_id from public.weekly_reports w
    where w.user_id = v_row.user_id and (w.id = v_row.weekly_id or w.last_id = v_row.id);
  if found then
    return jsonb_build_object('outcome', 'found', 'id', v_id);
  end if;
  if (select count(*) from public.weekly_reports w where w.user_id = v_row.user_id)
    >= private.most_weekly_reports(v_row.user_id) then
    return jsonb_build_object('outcome', 'limit');
  end if;
  insert into public.weekly_reports (user_id, title, question, feed_token, next_at, last_id)
    values (
      v_row.user_id, v_row.title,
      v_row.question || jsonb_build_object('to', null, 'sources', (v_row.question -> 'sources') - 'import'),
      add_weekly_report.feed_token, now() + interval '7 days', v_row.id
    )
    returning id into v_id;
  return jsonb_build_object('outcome', 'added', 'id', v_id);
end $$;

create function public.list_weekly_reports(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'most', private.most_weekly_reports(list_weekly_reports.user_id),
    'reports', coalesce(jsonb_agg(jsonb_build_object(
      'id', w.id, 'title', w.title, 'nextAt', w.next_at, 'lastId', w.last_id, 'skipped', w.skipped, 'feedToken', w.feed_token
    ) order by w.created_at), '[]'))
  from public.weekly_reports w where w.user_id = list_weekly_reports.user_id
$$;

create function public.delete_weekly_report(user_id uuid, weekly_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.weekly_reports w where w.id = weekly_id and w.user_id = delete_weekly_report.user_id;
  return found;
end $$;

-- Begins those that are due; a turn for which there are no credits, or no plan any more, is left out and said. Returns how many began.
create function public.begin_weekly_reports(price integer, reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_due public.weekly_reports;
  v_key text;
  v_skipped text;
  v_analysis uuid;
  v_begun integer := 0;
begin
  for v_due in
    select * from public.weekly_reports w where w.next_at <= now() order by w.next_at limit 20 for update skip locked
  loop
    v_key := 'weekly-' || v_due.id || '-' || extract(epoch from v_due.next_at)::bigint;
    v_skipped := null;
    v_analysis := null;
    if private.is_suspended(v_due.user_id) or (
      select count(*) from public.weekly_reports w where w.user_id = v_due.user_id and w.created_at <= v_due.created_at
    ) > private.most_weekly_reports(v_due.user_id) then
      v_skipped := 'plan';
    else
      begin
        perform public.spend_credits(v_due.user_id, price, begin_weekly_reports.reason, v_key);
        insert into public.analyses (user_id, request_id, body_hash, title, query, mode, question, previous_id, weekly_id)
          values (
            v_due.user_id, v_key, v_key, v_due.title, v_due.question ->> 'query', v_due.question ->> 'mode', v_due.question,
            v_due.last_id, v_due.id
          )
          on conflict on constraint analyses_user_id_request_id_key do nothing
          returning id into v_analysis;
        v_begun := v_begun + 1;
      exception when sqlstate 'PT402' then
        v_skipped := 'insufficient_credits';
      end;
    end if;
    -- Weeks that were missed are not made up for.
    update public.weekly_reports w set
        next_at = v_due.next_at + interval '7 days' * ceil(greatest(1, extract(epoch from now() - v_due.next_at) / 604800 + 0.000001)),
        last_id = coalesce(v_analysis, w.last_id), skipped = v_skipped
      where w.id = v_due.id;
  end loop;
  return v_begun;
end $$;

-- Weekly reports that are finished and not told of yet, with where to tell it. Whoever takes one has it for good: a mail too few
-- is better than one every minute.
create function public.take_weekly_mails(most integer) returns jsonb
language sql security definer set search_path = '' as $$
  with taken as (
    update public.analyses a set mailed_at = now()
      where a.id in (
        select o.id from public.analyses o
          where o.weekly_id is not null and o.mailed_at is null and o.state = 'done' and o.expires_at > now()
          order by o.finished_at limit take_weekly_mails.most for update skip locked
      )
      returning a.id, a.user_id, a.title, a.report, a.outcome
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'title', t.title, 'outcome', t.outcome, 'email', u.email,
      'summary', (select coalesce(jsonb_agg(s ->> 'text'), '[]') from jsonb_array_elements(t.report -> 'summary') s)
    )), '[]')
  from taken t join auth.users u on u.id = t.user_id
$$;

-- What a feed holds: the last reports of one weekly question. Null where its address is no more.
create function public.read_weekly_feed(feed_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('title', w.title, 'reports', coalesce((
    select jsonb_agg(jsonb_build_object(
        'id', a.id, 'finishedAt', a.finished_at,
        'summary', (select coalesce(jsonb_agg(s ->> 'text'), '[]') from jsonb_array_elements(a.report -> 'summary') s)
      ) order by a.finished_at desc)
      from (
        select * from public.analyses a where a.weekly_id = w.id and a.state = 'done' and a.expires_at > now()
          order by a.finished_at desc limit 20
      ) a), '[]'))
  from public.weekly_reports w
  where w.feed_token = read_weekly_feed.feed_token and not private.is_suspended(w.user_id)
$$;

do $$
declare
  v_function text;
begin
  revoke all on function private.most_weekly_reports(uuid) from public, anon, authenticated;
  foreach v_function in array array[
    'add_weekly_report(uuid, uuid, text)', 'list_weekly_reports(uuid)', 'delete_weekly_report(uuid, uuid)',
    'begin_weekly_reports(integer, text)', 'take_weekly_mails(integer)', 'read_weekly_feed(text)'
  ] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', v_function);
    execute format('grant execute on function public.%s to service_role', v_function);
  end loop;
end $$;

-- As before, with the weekly reports; their feeds' addresses are no part of it.
create or replace function public.export_account(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'exportedAt', now(),
    'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'createdAt', u.created_at, 'emailConfirmedAt', u.email_confirmed_at,
      'lastSignInAt', u.last_sign_in_at, 'metadata', u.raw_user_meta_data
    ),
    'profile', to_jsonb(p),
    'creditEntries', private.rows_of((select jsonb_agg(
        jsonb_build_object('id', e.id, 'delta', e.delta, 'reason', e.reason, 'key', e.idempotency_key, 'createdAt', e.created_at)
        order by e.id)
      from public.credit_entries e where e.user_id = p.user_id)),
    'creditReservations', private.rows_of((select jsonb_agg(to_jsonb(r) - 'user_id' - 'body_hash' order by r.reserved_at)
      from public.credit_reservations r where r.user_id = p.user_id)),
    'subscriptions', private.rows_of((select jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at)
      from public.subscriptions s where s.user_id = p.user_id)),
    'payments', private.rows_of((select jsonb_agg(to_jsonb(m) - 'user_id' order by m.date)
      from public.payments m where m.user_id = p.user_id)),
    'devices', private.rows_of((select jsonb_agg(to_jsonb(d) - 'user_id' - 'token_hash' order by d.created_at)
      from public.device_tokens d where d.user_id = p.user_id)),
    'emailChanges', private.rows_of((select jsonb_agg(
        jsonb_build_object('oldEmail', c.old_email, 'newEmail', c.new_email, 'changedAt', c.changed_at)
        order by c.changed_at)
      from public.email_changes c where c.user_id = p.user_id)),
    'analyses', private.rows_of((select jsonb_agg(
        jsonb_build_object('id', a.id, 'title', a.title, 'question', a.question, 'state', a.state, 'report', a.report,
          'items', a.item_count, 'previousId', a.previous_id, 'shared', a.share_token is not null,
          'createdAt', a.created_at, 'expiresAt', a.expires_at)
        order by a.created_at)
      from public.analyses a where a.user_id = p.user_id)),
    'sourceKeys', private.rows_of((select jsonb_agg(jsonb_build_object('owner', k.owner, 'setAt', k.set_at) order by k.owner)
      from public.source_keys k where k.user_id = p.user_id)),
    'weeklyReports', private.rows_of((select jsonb_agg(
        jsonb_build_object('id', w.id, 'title', w.title, 'question', w.question, 'nextAt', w.next_at, 'createdAt', w.created_at)
        order by w.created_at)
      from public.weekly_reports w where w.user_id = p.user_id)),
    'imageSessions', private.rows_of((select jsonb_agg(
        jsonb_build_object('id', i.id, 'createdAt', i.created_at, 'expiresAt', i.expires_at,
          'turns', (select jsonb_agg(t - 'bodyHash') from jsonb_array_elements(i.turns) t))
        order by i.created_at)
      from public.image_sessions i where i.user_id = p.user_id))
  )
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = export_account.user_id
$$;
