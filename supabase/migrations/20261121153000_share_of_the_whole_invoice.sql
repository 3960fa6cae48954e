-- Money given back is a share of all that an invoice came to, not of what the card paid of it: a balance can have paid the
-- rest, and that part was not given back.

alter table public.payments
  -- What the invoice came to before a balance paid part of it; null where nobody said so, then it is the amount.
  add column total numeric(14, 3) check (total >= 0);

-- Of the credits a payment bought, the part that `p_money` of it is.
create function private.credit_share(p_payment public.payments, p_money numeric) returns integer
language sql immutable set search_path = '' as $$
  select case when greatest(p_payment.total, p_payment.amount) = 0 then 0
    else floor(p_payment.credits * least(1, p_money / greatest(p_payment.total, p_payment.amount)))::integer end
$$;
revoke all on function private.credit_share(public.payments, numeric) from public, anon, authenticated, service_role;

drop function public.apply_invoice_paid(text, text, uuid, text, text, numeric, text, timestamptz, integer, text, text, text);

-- As before, with what the invoice came to.
create function public.apply_invoice_paid(
  event_id text, invoice_id text, user_id uuid, subscription_id text, plan text, amount numeric, currency text,
  paid_at timestamptz, credits integer default null, number text default null, hosted_invoice_url text default null,
  invoice_pdf text default null, total numeric default null
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
      id, user_id, date, amount, currency, status, subscription_id, plan, credits, number, hosted_invoice_url, invoice_pdf,
      total
    ) values (
      invoice_id, v_user_id, coalesce(paid_at, now()), apply_invoice_paid.amount, lower(apply_invoice_paid.currency), 'Paid',
      apply_invoice_paid.subscription_id, apply_invoice_paid.plan, v_credits, apply_invoice_paid.number,
      apply_invoice_paid.hosted_invoice_url, apply_invoice_paid.invoice_pdf, apply_invoice_paid.total
    )
    on conflict (id) do update set
      date = excluded.date, amount = excluded.amount, status = 'Paid', credits = excluded.credits,
      hosted_invoice_url = excluded.hosted_invoice_url, invoice_pdf = excluded.invoice_pdf,
      total = excluded.total;
    v_outcome := 'recorded';
    if v_credits > 0 then
      v_balance := private.write_entry(v_user_id, v_credits, 'plan', v_key);
      v_outcome := 'granted';
    end if;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', v_outcome, 'credits', v_balance);
end $$;

revoke all on function public.apply_invoice_paid(text, text, uuid, text, text, numeric, text, timestamptz, integer, text, text, text, numeric) from public, anon, authenticated;
grant execute on function public.apply_invoice_paid(text, text, uuid, text, text, numeric, text, timestamptz, integer, text, text, text, numeric) to service_role;

-- As before, by the share of the whole invoice.
create or replace function public.apply_refund(event_id text, invoice_id text, refunded numeric) returns jsonb
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
    v_recalled := private.credit_share(v_payment, refunded);
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

-- As before, by the share of the whole invoice.
create or replace function public.apply_dispute(event_id text, invoice_id text, dispute_id text, amount numeric) returns jsonb
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
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object(
    'outcome', v_outcome, 'credits', (select p.credits from public.profiles p where p.user_id = v_payment.user_id)
  );
end $$;
