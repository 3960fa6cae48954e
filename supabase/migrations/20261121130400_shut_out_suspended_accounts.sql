-- A suspended account is out at once, not when its session's token runs out (faults A13, terms of spec §2): a token is good
-- by itself for up to an hour, so the database asks whose it is.

-- Whether whoever asks has an account that is not suspended.
create function private.may_act() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u where u.id = auth.uid() and (u.banned_until is null or u.banned_until <= now())
  )
$$;
-- Policies run it as the caller; the schema itself stays closed.
revoke all on function private.may_act() from public, anon, authenticated, service_role;
grant execute on function private.may_act() to authenticated;

create policy "Suspended accounts see nothing" on public.profiles
  as restrictive for all to authenticated using ((select private.may_act()));
create policy "Suspended accounts see nothing" on public.credit_entries
  as restrictive for all to authenticated using ((select private.may_act()));
create policy "Suspended accounts see nothing" on public.device_tokens
  as restrictive for all to authenticated using ((select private.may_act()));
create policy "Suspended accounts see nothing" on public.subscriptions
  as restrictive for all to authenticated using ((select private.may_act()));
create policy "Suspended accounts see nothing" on public.payments
  as restrictive for all to authenticated using ((select private.may_act()));

-- As before, but for the suspended.
create or replace function private.lock_own_profile() returns public.profiles
language plpgsql security definer set search_path = '' as $$
declare
  v_profile public.profiles;
begin
  if not private.may_act() then
    raise sqlstate 'PT401' using message = 'unauthorized';
  end if;
  select * into v_profile from public.profiles where user_id = auth.uid() for update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return v_profile;
end $$;

-- Its sessions and extensions end, so that the functions, which ask the identity service, are closed too.
create function private.end_suspended_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.refresh_tokens t where t.user_id::text = new.id::text;
  delete from auth.sessions s where s.user_id = new.id;
  update public.device_tokens t set revoked_at = now() where t.user_id = new.id and t.revoked_at is null;
  return new;
end $$;
revoke all on function private.end_suspended_sessions() from public, anon, authenticated, service_role;

create trigger end_suspended_sessions after update of banned_until on auth.users
  for each row when (new.banned_until > now() and old.banned_until is distinct from new.banned_until)
  execute function private.end_suspended_sessions();
