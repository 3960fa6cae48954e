-- An account as the billing functions see it, and its customer at the payment provider.

-- True when the account is there; its row is then locked, so that one account's events run one after the other.
create function private.lock_account(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where user_id = p_user_id for update;
  return found;
end $$;

-- The account as billing needs it, with the subscription its plan comes from; null when there is none.
create function public.read_billing_account(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'userId', p.user_id, 'email', p.email, 'name', trim(p.first_name || ' ' || p.last_name), 'plan', p.plan,
    'customerId', c.customer_id,
    'subscription', case when s.id is not null then jsonb_build_object(
      'id', s.id, 'plan', s.plan, 'status', s.status, 'cancelAtPeriodEnd', s.cancel_at_period_end,
      'currentPeriodEnd', s.current_period_end) end
  )
  from public.profiles p
  left join public.billing_customers c on c.user_id = p.user_id
  left join public.subscriptions s on s.id = p.subscription_id
  where p.user_id = read_billing_account.user_id
$$;

-- Keeps the provider's customer of an account; the first one stays. Returns the one kept, null without the account.
create function public.set_billing_customer(user_id uuid, customer_id text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_kept text;
begin
  if not private.lock_account(set_billing_customer.user_id) then
    return null;
  end if;
  insert into public.billing_customers (user_id, customer_id)
    values (set_billing_customer.user_id, set_billing_customer.customer_id)
    on conflict (user_id) do nothing;
  select c.customer_id into v_kept from public.billing_customers c where c.user_id = set_billing_customer.user_id;
  return v_kept;
end $$;

-- Whose customer it is; null when it is nobody's.
create function public.find_billing_user(customer_id text) returns uuid
language sql stable security definer set search_path = '' as $$
  select c.user_id from public.billing_customers c where c.customer_id = find_billing_user.customer_id
$$;

-- Status of a payment of this account; null while it is not recorded.
create function public.read_payment_status(user_id uuid, invoice_id text) returns text
language sql stable security definer set search_path = '' as $$
  select p.status from public.payments p
    where p.id = read_payment_status.invoice_id and p.user_id = read_payment_status.user_id
$$;

revoke all on function private.lock_account(uuid) from public, anon, authenticated, service_role;
revoke all on function public.read_billing_account(uuid) from public, anon, authenticated;
revoke all on function public.set_billing_customer(uuid, text) from public, anon, authenticated;
revoke all on function public.find_billing_user(text) from public, anon, authenticated;
revoke all on function public.read_payment_status(uuid, text) from public, anon, authenticated;
grant execute on function public.read_billing_account(uuid) to service_role;
grant execute on function public.set_billing_customer(uuid, text) to service_role;
grant execute on function public.find_billing_user(text) to service_role;
grant execute on function public.read_payment_status(uuid, text) to service_role;
