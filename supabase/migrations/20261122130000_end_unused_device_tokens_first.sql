-- A login page opened again and again mints tokens that nobody takes: they make room for one another before an extension
-- in use loses its own. Beyond 20 go the unused ones of the last hour, then other unused ones, then the oldest.
create or replace function public.create_device_token(user_id uuid, token_hash text, name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_user_id constant uuid := create_device_token.user_id;
  v_token public.device_tokens;
begin
  if not private.lock_account(v_user_id) then
    return null;
  end if;
  insert into public.device_tokens (user_id, token_hash, name, created_at)
    values (v_user_id, create_device_token.token_hash, create_device_token.name, clock_timestamp())
    returning * into v_token;
  update public.device_tokens t set revoked_at = now()
    where t.id in (
      select d.id from public.device_tokens d
        where d.user_id = v_user_id and d.revoked_at is null and d.expires_at > now() and d.id <> v_token.id
        order by d.last_used_at is null, d.last_used_at is null and d.created_at > now() - interval '1 hour',
          d.created_at desc, d.id
        offset 19
    );
  return jsonb_build_object(
    'id', v_token.id, 'name', v_token.name, 'createdAt', v_token.created_at, 'lastUsedAt', null,
    'expiresAt', v_token.expires_at
  );
end $$;
