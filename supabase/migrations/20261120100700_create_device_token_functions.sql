-- Making, listing and revoking what extensions hold (design §4). The token itself never comes here, only its hash.

-- Those that still open something, newest first.
create function public.list_device_tokens(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'name', t.name, 'createdAt', t.created_at, 'lastUsedAt', t.last_used_at, 'expiresAt', t.expires_at
  ) order by t.created_at desc, t.id), '[]')
  from public.device_tokens t
  where t.user_id = list_device_tokens.user_id and t.revoked_at is null and t.expires_at > now()
$$;

-- Keeps a new token; beyond 20 the oldest ones end. Returns it as the list shows it, null without the account.
create function public.create_device_token(user_id uuid, token_hash text, name text) returns jsonb
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
        where d.user_id = v_user_id and d.revoked_at is null and d.expires_at > now()
        order by d.created_at desc, d.id
        offset 20
    );
  return jsonb_build_object(
    'id', v_token.id, 'name', v_token.name, 'createdAt', v_token.created_at, 'lastUsedAt', null,
    'expiresAt', v_token.expires_at
  );
end $$;

-- Ends one token of this account. False where it has none of that id, or it was ended before.
create function public.revoke_device_token(user_id uuid, token_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.device_tokens t set revoked_at = now()
    where t.id = token_id and t.user_id = revoke_device_token.user_id and t.revoked_at is null;
  return found;
end $$;

revoke all on function public.list_device_tokens(uuid) from public, anon, authenticated;
revoke all on function public.create_device_token(uuid, text, text) from public, anon, authenticated;
revoke all on function public.revoke_device_token(uuid, uuid) from public, anon, authenticated;
grant execute on function public.list_device_tokens(uuid) to service_role;
grant execute on function public.create_device_token(uuid, text, text) to service_role;
grant execute on function public.revoke_device_token(uuid, uuid) to service_role;
