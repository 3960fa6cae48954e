-- The balance of whoever asks, by a verified user id or by a device token's hash, which may read it too (design §4).
-- Null where neither holds.
create function public.read_credits(user_id uuid, token_hash text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := coalesce(read_credits.user_id, public.verify_device_token(read_credits.token_hash));
begin
  return (select p.credits from public.profiles p where p.user_id = v_user_id);
end $$;

revoke all on function public.read_credits(uuid, text) from public, anon, authenticated;
grant execute on function public.read_credits(uuid, text) to service_role;
