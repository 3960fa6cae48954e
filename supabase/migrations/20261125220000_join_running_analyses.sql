-- The request that began the analysis of this account that is under way for the same question; null where there is none. Who
-- asks again after a reload, or in a second tab, is led to that run and does not pay for another.
create function public.find_running_analysis(user_id uuid, body_hash text) returns text
language sql stable security definer set search_path = '' as $$
  select a.request_id from public.analyses a
    where a.user_id = find_running_analysis.user_id and a.body_hash = find_running_analysis.body_hash
      and a.state in ('queued', 'running') and a.created_at > now() - interval '10 minutes'
    order by a.created_at, a.id limit 1
$$;

revoke all on function public.find_running_analysis(uuid, text) from public, anon, authenticated;
grant execute on function public.find_running_analysis(uuid, text) to service_role;
