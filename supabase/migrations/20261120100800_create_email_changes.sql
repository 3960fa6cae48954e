-- Undoing a change of address (recoverEmail, design §6): every change is written down here, the old address is told by
-- mail, and the link in that mail gives the account back within 7 days.

create table public.email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  old_email text not null,
  new_email text not null,
  changed_at timestamptz not null default clock_timestamp(),
  -- SHA-256 of the code in the mail, lower-case hex; made when the mail is.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  claimed_at timestamptz,
  notified_at timestamptz,
  -- Undone by this link or by an older one: it opens nothing any more.
  closed_at timestamptz
);
create index email_changes_user on public.email_changes (user_id);
create index email_changes_due on public.email_changes (changed_at) where notified_at is null;

alter table public.email_changes enable row level security;
revoke all on public.email_changes from public, anon, authenticated, service_role;
grant select on public.email_changes to service_role;

create function private.note_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(old.email, '') <> '' and current_setting('whetstone.recovering', true) is distinct from 'on' then
    insert into public.email_changes (user_id, old_email, new_email)
      select new.id, old.email, coalesce(new.email, '')
      where exists (select from public.profiles p where p.user_id = new.id);
  end if;
  return new;
end $$;

create trigger note_email_change after update of email on auth.users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function private.note_email_change();

-- One change whose old address was not told yet, now to be told with this token; null when there is none. Whoever took
-- one and did not finish within 2 minutes lost it.
create function public.claim_email_change_notice(token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_due public.email_changes;
  v_first_name text;
begin
  select * into v_due from public.email_changes c
    where c.notified_at is null and c.closed_at is null and c.changed_at > now() - interval '7 days'
      and (c.claimed_at is null or c.claimed_at < clock_timestamp() - interval '2 minutes')
    order by c.changed_at limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  update public.email_changes c
    set token_hash = claim_email_change_notice.token_hash, claimed_at = clock_timestamp() where c.id = v_due.id;
  select p.first_name into v_first_name from public.profiles p where p.user_id = v_due.user_id;
  return jsonb_build_object(
    'id', v_due.id, 'oldEmail', v_due.old_email, 'newEmail', v_due.new_email, 'firstName', coalesce(v_first_name, '')
  );
end $$;

-- The mail went out.
create function public.finish_email_change_notice(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.email_changes c set notified_at = now()
    where c.id = finish_email_change_notice.id and c.notified_at is null;
  return found;
end $$;

-- Gives an account back to the address a link was mailed to, ends every session and extension, and closes this link and
-- all later ones. Outcome: `recovered`, `expired` (older than 7 days), `invalid` (unknown or used) or `email_in_use`.
create function public.recover_email(token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_change public.email_changes;
begin
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
        email_change = '', email_change_token_new = '', email_change_token_current = ''
    where u.id = v_change.user_id;
  perform set_config('whetstone.recovering', 'off', true);
  update auth.identities i set identity_data = i.identity_data || jsonb_build_object('email', v_change.old_email)
    where i.user_id = v_change.user_id and i.provider = 'email';
  delete from auth.refresh_tokens t where t.user_id::text = v_change.user_id::text;
  delete from auth.sessions s where s.user_id = v_change.user_id;
  update public.device_tokens t set revoked_at = now() where t.user_id = v_change.user_id and t.revoked_at is null;
  update public.email_changes c set closed_at = now()
    where c.user_id = v_change.user_id and c.changed_at >= v_change.changed_at and c.closed_at is null;
  return jsonb_build_object('outcome', 'recovered');
end $$;

revoke all on function private.note_email_change() from public, anon, authenticated, service_role;
revoke all on function public.claim_email_change_notice(text) from public, anon, authenticated;
revoke all on function public.finish_email_change_notice(uuid) from public, anon, authenticated;
revoke all on function public.recover_email(text) from public, anon, authenticated;
grant execute on function public.claim_email_change_notice(text) to service_role;
grant execute on function public.finish_email_change_notice(uuid) to service_role;
grant execute on function public.recover_email(text) to service_role;
