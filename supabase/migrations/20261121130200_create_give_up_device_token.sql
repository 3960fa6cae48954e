-- Signing out in the extension: whoever holds a device token may end it, by its hash, and nothing else (design §4). False
-- for one that is unknown or was ended before.
create function public.give_up_device_token(token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.device_tokens t set revoked_at = now()
    where t.token_hash = give_up_device_token.token_hash and t.revoked_at is null;
  return found;
end $$;

revoke all on function public.give_up_device_token(text) from public, anon, authenticated;
grant execute on function public.give_up_device_token(text) to service_role;
