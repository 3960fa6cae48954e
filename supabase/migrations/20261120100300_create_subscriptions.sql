-- What the payment provider says of an account's subscriptions; the profile's plan follows from it (spec §3, §4).

create table public.billing_customers (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  customer_id text not null unique check (char_length(customer_id) between 1 and 255),
  created_at timestamptz not null default now()
);

create table public.subscriptions (
  id text primary key check (char_length(id) between 1 and 255),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  customer_id text,
  plan text not null check (plan in ('starter', 'pro', 'business')),
  -- The provider's word: active, trialing, past_due, unpaid, canceled, incomplete, paused …
  status text not null check (char_length(status) between 1 and 64),
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  -- When this state was asked of the provider: an older answer never replaces a newer one.
  synced_at timestamptz not null
);
create index subscriptions_user on public.subscriptions (user_id);

alter table public.billing_customers enable row level security;
alter table public.subscriptions enable row level security;

create policy "Owners read their subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.billing_customers from public, anon, authenticated, service_role;
revoke all on public.subscriptions from public, anon, authenticated, service_role;
grant select on public.billing_customers to service_role;
grant select on public.subscriptions to authenticated, service_role;

-- Sets the profile's plan to the best subscription that still runs, or to free. A failed renewal keeps the plan while the
-- provider tries again (past_due). The caller holds the lock on the profile's row.
create function private.follow_subscriptions(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_best public.subscriptions;
begin
  select * into v_best from public.subscriptions s
    where s.user_id = p_user_id and s.status in ('active', 'trialing', 'past_due')
    order by private.plan_credits(s.plan) desc, s.current_period_end desc nulls last
    limit 1;
  perform set_config('whetstone.ledger', 'on', true);
  update public.profiles p
    set plan = coalesce(v_best.plan, 'free'),
        subscription_status = case
          when v_best.id is null then 'free' when v_best.cancel_at_period_end then 'cancelled' else v_best.plan end,
        subscription_id = v_best.id,
        subscription_start_date = v_best.current_period_start,
        subscription_end_date = v_best.current_period_end
    where p.user_id = p_user_id;
  perform set_config('whetstone.ledger', 'off', true);
end $$;

revoke all on function private.follow_subscriptions(uuid) from public, anon, authenticated, service_role;
