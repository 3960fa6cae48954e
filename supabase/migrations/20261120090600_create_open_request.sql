-- A paid request in one round trip: who asks, may it run, and the credits for it (design §5).

-- Asked either with a user id that was verified, or with a device token's hash. Outcome: `reserved`, `unauthorized`,
-- `insufficient_credits` or `conflict`. `charged` is false for a repeat: the same body may run again twice within
-- 10 minutes for streams that were lost, then it is a conflict.
create function public.open_request(
  user_id uuid, token_hash text, request_id text, body_hash text, amount integer, reason text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := coalesce(open_request.user_id, public.verify_device_token(open_request.token_hash));
  v_held public.credit_reservations;
  v_stale text;
  v_result record;
begin
  if v_user_id is null or not exists (select from public.profiles p where p.user_id = v_user_id) then
    return jsonb_build_object('outcome', 'unauthorized');
  end if;
  perform private.lock_balance(v_user_id);
  for v_stale in
    select r.key from public.credit_reservations r
      where r.user_id = v_user_id and r.state = 'reserved' and r.reserved_at < now() - interval '15 minutes'
        and r.key <> request_id
  loop
    perform public.release_credits(v_user_id, v_stale);
  end loop;

  select * into v_held from public.credit_reservations r where r.user_id = v_user_id and r.key = request_id;
  if found and v_held.state <> 'released' and v_held.reserved_at < now() - interval '10 minutes'
    or found and v_held.state <> 'released' and v_held.runs >= 3
    or found and v_held.body_hash is distinct from open_request.body_hash then
    return jsonb_build_object('outcome', 'conflict');
  end if;

  select * into v_result from private.reserve(v_user_id, amount, reason, request_id);
  if v_result.outcome = 'reserved' then
    update public.credit_reservations r
      set body_hash = open_request.body_hash, runs = case when v_result.charged then 1 else r.runs + 1 end
      where r.user_id = v_user_id and r.key = request_id;
  end if;
  return jsonb_build_object(
    'outcome', v_result.outcome, 'userId', v_user_id, 'credits', v_result.balance, 'charged', v_result.charged
  );
end $$;

revoke all on function public.open_request(uuid, text, text, text, integer, text) from public, anon, authenticated;
grant execute on function public.open_request(uuid, text, text, text, integer, text) to service_role;
