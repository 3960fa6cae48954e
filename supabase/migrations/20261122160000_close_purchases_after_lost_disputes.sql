-- A dispute lost for good: the account's plan ends (the webhook does so at the provider) and nothing is sold to it, until
-- the dispute is won after all or an operator reopens it.

alter table public.payments
  -- Disputes decided against us; an account with one of them buys nothing.
  add column disputes_lost text[] not null default '{}',
  -- Lost ones that an operator forgave: hearing of them again shuts nothing.
  add column disputes_forgiven text[] not null default '{}';

create function private.purchases_closed(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.payments p where p.user_id = p_user_id and p.disputes_lost <> '{}')
$$;
revoke all on function private.purchases_closed(uuid) from public, anon, authenticated, service_role;

-- As before, with whether the account may buy.
create or replace function public.read_billing_account(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'userId', p.user_id, 'email', p.email, 'name', trim(p.first_name || ' ' || p.last_name), 'plan', p.plan,
    'customerId', c.customer_id, 'purchasesClosed', private.purchases_closed(p.user_id),
    'subscription', case when s.id is not null then jsonb_build_object(
      'id', s.id, 'plan', s.plan, 'status', s.status, 'cancelAtPeriodEnd', s.cancel_at_period_end,
      'currentPeriodEnd', s.current_period_end) end
  )
  from public.profiles p
  left join public.billing_customers c on c.user_id = p.user_id
  left join public.subscriptions s on s.id = p.subscription_id
  where p.user_id = read_billing_account.user_id
$$;

drop function public.apply_dispute(text, text, text, numeric);

-- A dispute that asks `amount` of the invoice back, in whole units, undecided or lost. It calls credits back as a refund
-- does; a lost one shuts the shop as well. Outcomes as there. `userId` is whose payment it is.
create function public.apply_dispute(
  event_id text, invoice_id text, dispute_id text, amount numeric, lost boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_dispute_id constant text := apply_dispute.dispute_id;
  v_payment public.payments;
  v_share integer;
  v_taken integer;
  v_outcome text := 'duplicate';
begin
  select * into v_payment from public.payments p where p.id = invoice_id and p.status <> 'Failed';
  if not found or not private.lock_account(v_payment.user_id) then
    return jsonb_build_object('outcome', 'unknown_payment');
  end if;
  select * into v_payment from public.payments p where p.id = invoice_id;
  if v_payment.dispute_id is null and not v_dispute_id = any (v_payment.disputes_won) then
    v_outcome := 'applied';
    v_share := private.credit_share(v_payment, apply_dispute.amount);
    v_taken := private.recall_credits(
      v_payment.user_id, least(v_share, v_payment.credits - v_payment.credits_recalled), 'dispute',
      'dispute#' || v_dispute_id
    );
    update public.payments p
      set dispute_id = v_dispute_id, credits_disputed = v_taken, status = 'Disputed'
      where p.id = invoice_id;
  end if;
  if apply_dispute.lost
    and not v_dispute_id = any (v_payment.disputes_won || v_payment.disputes_lost || v_payment.disputes_forgiven) then
    v_outcome := 'applied';
    update public.payments p set disputes_lost = p.disputes_lost || v_dispute_id where p.id = invoice_id;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object(
    'outcome', v_outcome, 'userId', v_payment.user_id,
    'credits', (select p.credits from public.profiles p where p.user_id = v_payment.user_id)
  );
end $$;

-- As before; one that was lost first shuts nothing any more.
create or replace function public.apply_dispute_won(event_id text, invoice_id text, dispute_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_dispute_id constant text := apply_dispute_won.dispute_id;
  v_payment public.payments;
  v_given_back integer := 0;
  v_outcome text := 'duplicate';
begin
  select * into v_payment from public.payments p where p.id = invoice_id and p.status <> 'Failed';
  if not found or not private.lock_account(v_payment.user_id) then
    return jsonb_build_object('outcome', 'unknown_payment');
  end if;
  select * into v_payment from public.payments p where p.id = invoice_id;
  if not v_dispute_id = any (v_payment.disputes_won) then
    v_outcome := 'applied';
    if v_payment.dispute_id = v_dispute_id then
      v_given_back := v_payment.credits_disputed;
      v_payment.dispute_id := null;
    end if;
    if v_given_back > 0 then
      perform private.write_entry(v_payment.user_id, v_given_back, 'dispute', 'dispute#' || v_dispute_id || '#won');
    end if;
    update public.payments p
      set dispute_id = v_payment.dispute_id,
          credits_disputed = p.credits_disputed - v_given_back,
          disputes_won = p.disputes_won || v_dispute_id,
          disputes_lost = array_remove(p.disputes_lost, v_dispute_id),
          status = private.payment_status(v_payment)
      where p.id = invoice_id;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object(
    'outcome', v_outcome, 'credits', (select p.credits from public.profiles p where p.user_id = v_payment.user_id)
  );
end $$;

-- For the operator, from the SQL editor: lets an account buy again after lost disputes. Credits and plan stay as they are.
-- Returns how many disputes were forgiven.
create function public.reopen_purchases(user_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_count integer;
begin
  if not private.lock_account(reopen_purchases.user_id) then
    return 0;
  end if;
  select coalesce(sum(cardinality(p.disputes_lost)), 0) into v_count
    from public.payments p where p.user_id = reopen_purchases.user_id;
  update public.payments p set disputes_forgiven = p.disputes_forgiven || p.disputes_lost, disputes_lost = '{}'
    where p.user_id = reopen_purchases.user_id and p.disputes_lost <> '{}';
  return v_count;
end $$;

revoke all on function public.apply_dispute(text, text, text, numeric, boolean) from public, anon, authenticated;
grant execute on function public.apply_dispute(text, text, text, numeric, boolean) to service_role;
revoke all on function public.reopen_purchases(uuid) from public, anon, authenticated, service_role;
