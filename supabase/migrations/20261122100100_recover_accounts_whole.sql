-- An account that is given back, or suspended, keeps nothing that was handed out before (decision 16): no session, no
-- extension, no code in a mail. A given-back one keeps no password either: its owner chooses a new one by the same link.

alter table public.email_changes
  -- When this link gave the account back; null again once another link did.
  add column recovered_at timestamptz,
  -- When the password was chosen that this link allows.
  add column password_set_at timestamptz;

-- Codes are kept in auth.users; the hosted service keeps them in a table of their own as well.
create function private.end_access(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.refresh_tokens t where t.user_id::text = p_user_id::text;
  delete from auth.sessions s where s.user_id = p_user_id;
  update public.device_tokens t set revoked_at = now() where t.user_id = p_user_id and t.revoked_at is null;
  update auth.users u
    set confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '',
        email_change_token_current = '', reauthentication_token = '', phone_change = '', phone_change_token = ''
    where u.id = p_user_id;
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using p_user_id;
  end if;
end $$;

create or replace function private.end_suspended_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_access(new.id);
  return new;
end $$;

-- As before, and what was handed out ends: codes and the password as well. The outcome names the account, so that the
-- functions have the identity service void what it alone knows of.
create or replace function public.recover_email(token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_change public.email_changes;
begin
  select * into v_change from public.email_changes c where c.token_hash = recover_email.token_hash;
  -- One account's links wait for each other here: a change of address holds its row in auth.users too.
  perform from auth.users u where u.id = v_change.user_id for update;
  select * into v_change from public.email_changes c where c.token_hash = recover_email.token_hash for update;
  if not found or v_change.closed_at is not null then
    return jsonb_build_object('outcome', 'invalid');
  elsif v_change.changed_at < now() - interval '7 days' then
    return jsonb_build_object('outcome', 'expired');
  elsif exists (
    select from auth.users u where lower(u.email) = lower(v_change.old_email) and u.id <> v_change.user_id
  ) then
    return jsonb_build_object('outcome', 'email_in_use');
  end if;
  perform set_config('whetstone.recovering', 'on', true);
  update auth.users u
    set email = v_change.old_email, email_confirmed_at = coalesce(u.email_confirmed_at, now()), updated_at = now(),
        encrypted_password = ''
    where u.id = v_change.user_id;
  perform set_config('whetstone.recovering', 'off', true);
  update auth.identities i set identity_data = i.identity_data || jsonb_build_object('email', v_change.old_email)
    where i.user_id = v_change.user_id and i.provider = 'email';
  perform private.end_access(v_change.user_id);
  update public.email_changes c set closed_at = now()
    where c.user_id = v_change.user_id and c.changed_at >= v_change.changed_at and c.closed_at is null;
  update public.email_changes c set recovered_at = case when c.id = v_change.id then now() end
    where c.user_id = v_change.user_id and (c.id = v_change.id or c.recovered_at is not null);
  return jsonb_build_object('outcome', 'recovered', 'userId', v_change.user_id);
end $$;

-- Whose password the holder of a link that gave an account back may choose: once, within an hour of it, and until another
-- link gives the account to somebody else. Outcome: `open` with `userId`, `expired` or `invalid`.
create function public.find_recovered_account(token_hash text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_change public.email_changes;
begin
  select * into v_change from public.email_changes c
    where c.token_hash = find_recovered_account.token_hash and c.recovered_at is not null and c.password_set_at is null;
  if not found or private.is_suspended(v_change.user_id) then
    return jsonb_build_object('outcome', 'invalid');
  elsif v_change.recovered_at < now() - interval '1 hour' then
    return jsonb_build_object('outcome', 'expired');
  end if;
  return jsonb_build_object('outcome', 'open', 'userId', v_change.user_id);
end $$;

-- The password was chosen. False where it had been before.
create function public.finish_recovery(token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.email_changes c set password_set_at = now()
    where c.token_hash = finish_recovery.token_hash and c.recovered_at is not null and c.password_set_at is null;
  return found;
end $$;

-- As before, and of a session that still stands: a token outlives its session by up to an hour. Policies ask this once a
-- statement.
create or replace function private.may_act() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u where u.id = auth.uid() and (u.banned_until is null or u.banned_until <= now())
  ) and (
    auth.jwt() ->> 'session_id' is null or exists (
      select from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = auth.uid()
    )
  )
$$;

revoke all on function private.end_access(uuid) from public, anon, authenticated, service_role;
revoke all on function public.find_recovered_account(text) from public, anon, authenticated;
revoke all on function public.finish_recovery(text) from public, anon, authenticated;
grant execute on function public.find_recovered_account(text) to service_role;
grant execute on function public.finish_recovery(text) to service_role;
