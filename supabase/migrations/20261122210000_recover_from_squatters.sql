-- An address is held by who confirmed it. Whoever signed up with the old address after a change, and never proved it is his,
-- does not stand in the way of giving the account back: that account is deleted with what it was given.
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
  end if;
  delete from auth.users u
    where lower(u.email) = lower(v_change.old_email) and u.id <> v_change.user_id and u.email_confirmed_at is null;
  if exists (
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
