-- What events do to payments and the credits they buy.
-- The event is marked handled in the same transaction as its effect: a process killed in between is retried, a
-- duplicate changes nothing. `event_id` may be null where no event asked for it.

-- Records a paid invoice and grants its credits, once per invoice. `credits` null grants the plan's month, 0 nothing
-- (an invoice that is no new month). Outcome: `granted`, `recorded`, `duplicate` or `unknown_user`.
create function public.apply_invoice_paid(
  event_id text, invoice_id text, user_id uuid, subscription_id text, plan text, amount numeric, currency text,
  paid_at timestamptz, credits integer default null, number text default null, hosted_invoice_url text default null,
  invoice_pdf text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_user_id constant uuid := apply_invoice_paid.user_id;
  v_credits constant integer := coalesce(apply_invoice_paid.credits, private.plan_credits(apply_invoice_paid.plan), 0);
  v_balance integer;
  v_outcome text;
  v_key constant text := 'invoice#' || invoice_id;
begin
  if v_credits not between 0 and private.plan_credits('business') then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if not private.lock_account(v_user_id) then
    perform public.finish_stripe_event(event_id);
    return jsonb_build_object('outcome', 'unknown_user');
  end if;
  select p.credits into v_balance from public.profiles p where p.user_id = v_user_id;
  if exists (select from public.payments p where p.id = invoice_id and (p.status <> 'Failed' or p.user_id <> v_user_id)) then
    v_outcome := 'duplicate';
  else
    insert into public.payments as p (
      id, user_id, date, amount, currency, status, subscription_id, plan, credits, number, hosted_invoice_url, invoice_pdf
    ) values (
      invoice_id, v_user_id, coalesce(paid_at, now()), apply_invoice_paid.amount, lower(apply_invoice_paid.currency), 'Paid',
      apply_invoice_paid.subscription_id, apply_invoice_paid.plan, v_credits, apply_invoice_paid.number,
      apply_invoice_paid.hosted_invoice_url, apply_invoice_paid.invoice_pdf
    )
    on conflict (id) do update set
      date = excluded.date, amount = excluded.amount, status = 'Paid', credits = excluded.credits,
      hosted_invoice_url = excluded.hosted_invoice_url, invoice_pdf = excluded.invoice_pdf;
    v_outcome := 'recorded';
    if v_credits > 0 then
      v_balance := private.write_entry(v_user_id, v_credits, 'plan', v_key);
      v_outcome := 'granted';
    end if;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', v_outcome, 'credits', v_balance);
end $$;

-- Records an invoice whose payment failed; a later success of the same invoice replaces it. No credits move.
create function public.apply_invoice_failed(
  event_id text, invoice_id text, user_id uuid, subscription_id text, plan text, amount numeric, currency text,
  failed_at timestamptz, number text default null, hosted_invoice_url text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_outcome text := 'unknown_user';
begin
  if private.lock_account(apply_invoice_failed.user_id) then
    insert into public.payments (
      id, user_id, date, amount, currency, status, subscription_id, plan, number, hosted_invoice_url
    ) values (
      invoice_id, apply_invoice_failed.user_id, coalesce(failed_at, now()), apply_invoice_failed.amount,
      lower(apply_invoice_failed.currency), 'Failed', apply_invoice_failed.subscription_id, apply_invoice_failed.plan,
      apply_invoice_failed.number, apply_invoice_failed.hosted_invoice_url
    )
    on conflict (id) do nothing;
    v_outcome := case when found then 'recorded' else 'duplicate' end;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', v_outcome);
end $$;

-- A refund or dispute: `refunded` is all that was given back of the invoice so far, in whole units. Of the credits it
-- bought the same share is called back, as far as they are still there: what was spent stays spent, no balance falls
-- below zero, and what could not be taken is not taken later. Outcome: `applied`, `duplicate` or `unknown_payment`, which
-- leaves the event open, for its invoice may still come.
create function public.apply_refund(event_id text, invoice_id text, refunded numeric, disputed boolean default false)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_payment public.payments;
  v_profile public.profiles;
  v_recalled integer;
  v_taken integer;
  v_balance integer;
begin
  select * into v_payment from public.payments p where p.id = invoice_id and p.status <> 'Failed';
  if not found or not private.lock_account(v_payment.user_id) then
    return jsonb_build_object('outcome', 'unknown_payment');
  end if;
  select * into v_payment from public.payments p where p.id = invoice_id;
  select * into v_profile from public.profiles p where p.user_id = v_payment.user_id;
  v_balance := v_profile.credits;
  if refunded <= v_payment.refunded_amount and not (disputed and v_payment.status <> 'Disputed') then
    perform public.finish_stripe_event(event_id);
    return jsonb_build_object('outcome', 'duplicate', 'credits', v_balance);
  end if;
  v_recalled := greatest(v_payment.credits_recalled, case when v_payment.amount = 0 then 0
    else floor(v_payment.credits * least(1, refunded / v_payment.amount))::integer end);
  v_taken := least(v_balance, v_recalled - v_payment.credits_recalled);
  if v_taken > 0 then
    v_balance := private.write_entry(v_payment.user_id, -v_taken, 'refund', 'refund#' || invoice_id || '#' || v_recalled);
    update public.profiles p set last_credit_use = v_profile.last_credit_use where p.user_id = v_payment.user_id;
  end if;
  update public.payments p
    set refunded_amount = greatest(p.refunded_amount, refunded), credits_recalled = v_recalled,
        status = case when disputed then 'Disputed' when refunded >= p.amount then 'Refunded' else 'Partially refunded' end
    where p.id = invoice_id;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', 'applied', 'credits', v_balance);
end $$;

revoke all on function public.apply_invoice_paid(text, text, uuid, text, text, numeric, text, timestamptz, integer, text, text, text) from public, anon, authenticated;
revoke all on function public.apply_invoice_failed(text, text, uuid, text, text, numeric, text, timestamptz, text, text) from public, anon, authenticated;
revoke all on function public.apply_refund(text, text, numeric, boolean) from public, anon, authenticated;
grant execute on function public.apply_invoice_paid(text, text, uuid, text, text, numeric, text, timestamptz, integer, text, text, text) to service_role;
grant execute on function public.apply_invoice_failed(text, text, uuid, text, text, numeric, text, timestamptz, text, text) to service_role;
grant execute on function public.apply_refund(text, text, numeric, boolean) to service_role;
