-- Whoever asks for unfinished analyses takes them for as long as work on them lasts at most, so that asking often starts no
-- work twice, and one that never ends holds up no other.
alter table public.analyses add column taken_at timestamptz;

drop function public.find_open_analyses(integer);
create function public.take_open_analyses(most integer) returns jsonb
language sql security definer set search_path = '' as $$
  with waiting as (
    select a.id from public.analyses a
      where a.state in ('queued', 'running') and a.created_at > now() - interval '1 day'
        and (a.taken_at is null or a.taken_at < now() - interval '2 minutes')
      order by coalesce(a.taken_at, a.created_at) limit most for update skip locked
  ), taken as (
    update public.analyses a set taken_at = now() from waiting w where a.id = w.id returning a.id
  )
  select coalesce(jsonb_agg(t.id), '[]') from taken t
$$;
revoke all on function public.take_open_analyses(integer) from public, anon, authenticated;
grant execute on function public.take_open_analyses(integer) to service_role;

-- What a suspended account has shared is shut with it.
create or replace function public.read_shared_analysis(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(a) from public.analyses a
    where a.share_token = read_shared_analysis.token and a.state = 'done' and a.expires_at > now()
      and not private.is_suspended(a.user_id)
$$;
