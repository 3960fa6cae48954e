-- Ids of an account's subscriptions that could still charge somebody, for who has to end them all.
create function public.list_running_subscriptions(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(s.id order by s.id), '[]') from public.subscriptions s
    where s.user_id = list_running_subscriptions.user_id and s.status not in ('canceled', 'incomplete_expired')
$$;

revoke all on function public.list_running_subscriptions(uuid) from public, anon, authenticated;
grant execute on function public.list_running_subscriptions(uuid) to service_role;
