-- A single purchase belongs to no subscription; in the ledger it has a name of its own beside the plan's months.

-- As before, but for that name.
create or replace function public.apply_invoice_paid(
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
      v_balance := private.write_entry(
        v_user_id, v_credits, case when apply_invoice_paid.subscription_id is null then 'extra' else 'plan' end, v_key
      );
      v_outcome := 'granted';
    end if;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', v_outcome, 'credits', v_balance);
end $$;
