-- The profile's address and its verification follow the identity service, which alone knows them (spec §3).

create function private.follow_auth_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p
    set email = coalesce(new.email, ''),
        email_verified = new.email_confirmed_at is not null,
        -- spec §3: set on the first verified login.
        email_verified_at = coalesce(
          p.email_verified_at,
          case when new.email_confirmed_at is not null then new.last_sign_in_at end
        )
    where p.user_id = new.id
      and (p.email is distinct from coalesce(new.email, '')
        or p.email_verified is distinct from (new.email_confirmed_at is not null)
        or p.email_verified_at is null);
  return new;
end $$;

-- Whoever changes a password may be shutting somebody out: extensions have to be connected anew (faults A14).
create function private.revoke_device_tokens() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.device_tokens t set revoked_at = now() where t.user_id = new.id and t.revoked_at is null;
  return new;
end $$;

revoke all on function private.follow_auth_user() from public, anon, authenticated, service_role;
revoke all on function private.revoke_device_tokens() from public, anon, authenticated, service_role;

create trigger follow_auth_user after insert or update of email, email_confirmed_at, last_sign_in_at on auth.users
  for each row execute function private.follow_auth_user();
create trigger revoke_device_tokens after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.revoke_device_tokens();

-- Accounts made before this migration.
update public.profiles p
  set email_verified = true, email_verified_at = u.last_sign_in_at
  from auth.users u where u.id = p.user_id and u.email_confirmed_at is not null;
