-- Disputes beside refunds: what a dispute took comes back when it is won (design §5; the provider asks the money back first
-- and decides later).

alter table public.payments
  -- The dispute that holds this payment, or held it when it was lost, and the credits it took.
  add column dispute_id text check (char_length(dispute_id) between 1 and 255),
  add column credits_disputed integer not null default 0 check (credits_disputed >= 0),
  -- Disputes decided for us: older news of them take nothing again.
  add column disputes_won text[] not null default '{}';

-- What a payment is called by what was given back of it.
create function private.payment_status(p_payment public.payments) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_payment.dispute_id is not null then 'Disputed'
    when p_payment.refunded_amount <= 0 then 'Paid'
    when p_payment.refunded_amount >= p_payment.amount then 'Refunded'
    else 'Partially refunded' end
$$;

-- Takes credits of a payment back, as far as they are still there. Returns how many; the caller holds the account's lock.
create function private.recall_credits(p_user_id uuid, p_amount integer, p_reason text, p_key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_profile public.profiles;
  v_taken integer;
begin
  select * into v_profile from public.profiles p where p.user_id = p_user_id;
  v_taken := least(v_profile.credits, p_amount);
  if v_taken <= 0 then
    return 0;
  end if;
  perform private.write_entry(p_user_id, -v_taken, p_reason, p_key);
  -- Nobody used them.
  update public.profiles p set last_credit_use = v_profile.last_credit_use where p.user_id = p_user_id;
  return v_taken;
end $$;

drop function public.apply_refund(text, text, numeric, boolean);

-- A refund: `refunded` is all that was given back of the invoice so far, in whole units. Of the credits it bought the same
-- share is called back, as far as they are still there: what was spent stays spent, no balance falls below zero, and what
-- could not be taken is not taken later. Outcome: `applied`, `duplicate` or `unknown_payment`, which leaves the event open.
create function public.apply_refund(event_id text, invoice_id text, refunded numeric) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_payment public.payments;
  v_recalled integer;
  v_outcome text := 'duplicate';
begin
  select * into v_payment from public.payments p where p.id = invoice_id and p.status <> 'Failed';
  if not found or not private.lock_account(v_payment.user_id) then
    return jsonb_build_object('outcome', 'unknown_payment');
  end if;
  select * into v_payment from public.payments p where p.id = invoice_id;
  if refunded > v_payment.refunded_amount then
    v_outcome := 'applied';
    v_recalled := case when v_payment.amount = 0 then 0
      else floor(v_payment.credits * least(1, refunded / v_payment.amount))::integer end;
    perform private.recall_credits(
      v_payment.user_id, v_recalled - v_payment.credits_recalled, 'refund',
      'refund#' || invoice_id || '#' || v_recalled
    );
    v_payment.refunded_amount := refunded;
    update public.payments p
      set refunded_amount = refunded, credits_recalled = v_recalled, status = private.payment_status(v_payment)
      where p.id = invoice_id;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object(
    'outcome', v_outcome, 'credits', (select p.credits from public.profiles p where p.user_id = v_payment.user_id)
  );
end $$;

-- A dispute that asks `amount` of the invoice back, in whole units, undecided or lost. It calls credits back as a refund
-- does. Outcomes as there.
create function public.apply_dispute(event_id text, invoice_id text, dispute_id text, amount numeric) returns jsonb
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
    v_share := case when v_payment.amount = 0 then 0
      else floor(v_payment.credits * least(1, apply_dispute.amount / v_payment.amount))::integer end;
    v_taken := private.recall_credits(
      v_payment.user_id, least(v_share, v_payment.credits - v_payment.credits_recalled), 'dispute',
      'dispute#' || v_dispute_id
    );
    update public.payments p
      set dispute_id = v_dispute_id, credits_disputed = v_taken, status = 'Disputed'
      where p.id = invoice_id;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object(
    'outcome', v_outcome, 'credits', (select p.credits from public.profiles p where p.user_id = v_payment.user_id)
  );
end $$;

-- A dispute decided for us: exactly what it took comes back, once. Outcome: `applied`, `duplicate`, or `unknown_payment` as
-- above.
create function public.apply_dispute_won(event_id text, invoice_id text, dispute_id text) returns jsonb
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
          status = private.payment_status(v_payment)
      where p.id = invoice_id;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object(
    'outcome', v_outcome, 'credits', (select p.credits from public.profiles p where p.user_id = v_payment.user_id)
  );
end $$;

revoke all on function private.payment_status(public.payments) from public, anon, authenticated, service_role;
revoke all on function private.recall_credits(uuid, integer, text, text) from public, anon, authenticated, service_role;
revoke all on function public.apply_refund(text, text, numeric) from public, anon, authenticated;
revoke all on function public.apply_dispute(text, text, text, numeric) from public, anon, authenticated;
revoke all on function public.apply_dispute_won(text, text, text) from public, anon, authenticated;
grant execute on function public.apply_refund(text, text, numeric) to service_role;
grant execute on function public.apply_dispute(text, text, text, numeric) to service_role;
grant execute on function public.apply_dispute_won(text, text, text) to service_role;
