-- An analysis ends once: what failed is never finished by a step that comes late, and a refund is never followed by a report.
-- Whoever ends one takes its account first, as everything does that changes credits, so that none waits for the other.
create function private.lock_open_analysis(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  select a.user_id into v_user_id from public.analyses a where a.id = p_id;
  if not found or not private.lock_account(v_user_id) then
    return false;
  end if;
  perform from public.analyses a where a.id = p_id and a.state in ('queued', 'running') for update;
  return found;
end $$;

create or replace function public.finish_analysis(analysis_id uuid, result jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.lock_open_analysis(finish_analysis.analysis_id) then
    update public.analyses a set
        state = 'done', report = result -> 'report', items = result -> 'items', native_ids = result -> 'nativeIds',
        outcome = result #>> '{report,outcome}', item_count = jsonb_array_length(result -> 'items'), synthetic = (result #>> '{report,synthetic}')::boolean,
        finished_at = now(), checked_at = now()
      where a.id = finish_analysis.analysis_id;
  end if;
  delete from public.analysis_steps s where s.analysis_id = finish_analysis.analysis_id;
end $$;

create or replace function public.fail_analysis(analysis_id uuid, code text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.lock_open_analysis(fail_analysis.analysis_id) then
    update public.analyses a set state = 'failed', error_code = code, finished_at = now()
      where a.id = fail_analysis.analysis_id;
  end if;
  delete from public.analysis_steps s where s.analysis_id = fail_analysis.analysis_id;
end $$;

-- Nobody takes up a run that is older than a day (take_open_analyses): it has failed, and is refunded where policy says so.
-- An account that is busy has its turn at the next call.
create function private.fail_stale_analyses() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_stale record;
  v_count integer := 0;
begin
  for v_stale in
    select a.id, a.user_id from public.analyses a
      where a.state in ('queued', 'running') and a.created_at < now() - interval '1 day'
      order by a.user_id, a.id limit 500
  loop
    perform from public.profiles p where p.user_id = v_stale.user_id for update skip locked;
    if found then
      perform public.fail_analysis(v_stale.id, 'timeout');
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end $$;

-- A request is over with its report: who deletes that and repeats the request is refused, where he would have been given a
-- second report for what he paid, or got back, once.
create function private.close_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.credit_reservations r set body_hash = 'deleted'
    where r.user_id = old.user_id and r.key = old.request_id and r.state = 'settled';
  return null;
end $$;
create trigger close_request after delete on public.analyses for each row execute function private.close_request();

-- The account first here too: a deleted report closes its reservation.
create or replace function public.delete_analysis(user_id uuid, analysis_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_account(delete_analysis.user_id);
  delete from public.analyses a where a.id = analysis_id and a.user_id = delete_analysis.user_id;
  return found;
end $$;

-- As before, with the runs that never end.
create or replace function public.run_scheduled_work() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'released', public.release_stale_credits(),
    'ended', public.end_cancelled_subscriptions(),
    'failed', private.fail_stale_analyses(),
    'purged', public.purge_expired_rows() || jsonb_build_object(
      'address_hashes', public.purge_address_hashes(), 'image_sessions', public.purge_image_sessions(),
      'analytics_events', public.purge_analytics_events()
    )
  )
$$;

revoke all on function private.lock_open_analysis(uuid), private.fail_stale_analyses(), private.close_request()
  from public, anon, authenticated, service_role;
