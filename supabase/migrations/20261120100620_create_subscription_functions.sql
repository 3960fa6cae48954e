-- What events and acts do to subscriptions and plans.
-- The event is marked handled in the same transaction as its effect: a process killed in between is retried, a
-- duplicate changes nothing. `event_id` may be null where no event asked for it.

-- Takes over a subscription's state as it was fetched at `fetched_at`; the profile's plan and status follow.
-- Outcome: `applied`, `stale` (a newer state is known), `unknown_user` or `conflict` (it is another account's).
create function public.apply_subscription(
  event_id text, user_id uuid, subscription_id text, customer_id text, plan text, status text,
  period_start timestamptz, period_end timestamptz, cancel_at_period_end boolean, fetched_at timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_user_id constant uuid := apply_subscription.user_id;
  v_kept public.subscriptions;
  v_outcome text := 'applied';
begin
  if not private.lock_account(v_user_id) then
    v_outcome := 'unknown_user';
  else
    select * into v_kept from public.subscriptions s where s.id = subscription_id;
    if v_kept.user_id <> v_user_id then
      v_outcome := 'conflict';
    elsif v_kept.synced_at > fetched_at then
      v_outcome := 'stale';
    else
      insert into public.subscriptions (
        id, user_id, customer_id, plan, status, current_period_start, current_period_end, cancel_at_period_end, synced_at
      ) values (
        subscription_id, v_user_id, apply_subscription.customer_id, apply_subscription.plan, apply_subscription.status,
        period_start, period_end, coalesce(apply_subscription.cancel_at_period_end, false), fetched_at
      )
      on conflict (id) do update set
        customer_id = excluded.customer_id, plan = excluded.plan, status = excluded.status,
        current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end, synced_at = excluded.synced_at;
      perform private.follow_subscriptions(v_user_id);
    end if;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', v_outcome);
end $$;

-- For the scheduler: ends subscriptions cancelled for a period end that has passed, should the provider's own word of it
-- be lost. Returns how many accounts went back to free.
create function public.end_cancelled_subscriptions() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_ended record;
  v_count integer := 0;
begin
  for v_ended in
    select s.id, s.user_id from public.subscriptions s
      where s.cancel_at_period_end and s.status in ('active', 'trialing', 'past_due')
        and s.current_period_end < now() - interval '1 hour'
      order by s.user_id, s.id
  loop
    perform private.lock_account(v_ended.user_id);
    update public.subscriptions s set status = 'canceled' where s.id = v_ended.id;
    perform private.follow_subscriptions(v_ended.user_id);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

revoke all on function public.apply_subscription(text, uuid, text, text, text, text, timestamptz, timestamptz, boolean, timestamptz) from public, anon, authenticated;
revoke all on function public.end_cancelled_subscriptions() from public, anon, authenticated;
grant execute on function public.apply_subscription(text, uuid, text, text, text, text, timestamptz, timestamptz, boolean, timestamptz) to service_role;
grant execute on function public.end_cancelled_subscriptions() to service_role;
