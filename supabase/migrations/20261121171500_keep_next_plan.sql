-- A smaller plan begins with the next period; until then the billing page says which one waits.
alter table public.subscriptions add column next_plan text check (next_plan in ('starter', 'pro', 'business'));

drop function public.apply_subscription(text, uuid, text, text, text, text, timestamptz, timestamptz, boolean, timestamptz);

-- Takes over a subscription's state as it was fetched at `fetched_at`; the profile's plan and status follow.
-- `next_plan` is the plan that follows with the next period, null where none was chosen.
-- Outcome: `applied`, `stale` (a newer state is known), `unknown_user` or `conflict` (it is another account's).
create function public.apply_subscription(
  event_id text, user_id uuid, subscription_id text, customer_id text, plan text, status text,
  period_start timestamptz, period_end timestamptz, cancel_at_period_end boolean, fetched_at timestamptz,
  next_plan text default null
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
        id, user_id, customer_id, plan, status, current_period_start, current_period_end, cancel_at_period_end, next_plan,
        synced_at
      ) values (
        subscription_id, v_user_id, apply_subscription.customer_id, apply_subscription.plan, apply_subscription.status,
        period_start, period_end, coalesce(apply_subscription.cancel_at_period_end, false), apply_subscription.next_plan,
        fetched_at
      )
      on conflict (id) do update set
        customer_id = excluded.customer_id, plan = excluded.plan, status = excluded.status,
        current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end, next_plan = excluded.next_plan,
        synced_at = excluded.synced_at;
      perform private.follow_subscriptions(v_user_id);
    end if;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', v_outcome);
end $$;

revoke all on function public.apply_subscription(text, uuid, text, text, text, text, timestamptz, timestamptz, boolean, timestamptz, text) from public, anon, authenticated;
grant execute on function public.apply_subscription(text, uuid, text, text, text, text, timestamptz, timestamptz, boolean, timestamptz, text) to service_role;
