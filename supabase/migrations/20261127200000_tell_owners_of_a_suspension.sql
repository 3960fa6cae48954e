-- Whether the account that asks is suspended: its owner is told so, and not that somebody ended the session. Its token is good for
-- this one question until it runs out; of any other account nothing is said.
create function public.is_suspended() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_suspended(auth.uid())
$$;
revoke all on function public.is_suspended() from public, anon, authenticated, service_role;
grant execute on function public.is_suspended() to authenticated;
