-- Which analyses give their credits back, as data (decision 43). Spec §9 keeps them spent, so no row says otherwise until the
-- operator sets one: update public.analysis_refunds set refunded = true where ended = 'insufficient';
create table public.analysis_refunds (
  -- `failed`: it ended without a report. `insufficient`: its report claims nothing, since too little was found.
  ended text primary key check (ended in ('failed', 'insufficient')),
  refunded boolean not null default false
);
insert into public.analysis_refunds (ended) values ('failed'), ('insufficient');

alter table public.analysis_refunds enable row level security;
revoke all on public.analysis_refunds from public, anon, authenticated, service_role;
grant select on public.analysis_refunds to service_role;

-- Gives back what an analysis cost, in the transaction that ends it, once: its entry is keyed by the charge it gives back.
create function private.refund_analysis() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_ended constant text := case when new.state = 'failed' then 'failed' else new.outcome end;
  v_paid public.credit_reservations;
  v_key text;
begin
  if not exists (select from public.analysis_refunds r where r.ended = v_ended and r.refunded) then
    return null;
  end if;
  perform private.lock_balance(new.user_id);
  select * into v_paid from public.credit_reservations r
    where r.user_id = new.user_id and r.key = new.request_id and r.state = 'settled';
  v_key := private.entry_key(v_paid.key, v_paid.attempt) || '#refund';
  if v_paid.key is null or exists (
    select from public.credit_entries e where e.user_id = new.user_id and e.idempotency_key = v_key
  ) then
    return null;
  end if;
  perform private.write_entry(new.user_id, v_paid.amount, v_paid.reason, v_key);
  return null;
end $$;

revoke all on function private.refund_analysis() from public, anon, authenticated, service_role;

create trigger refund_analysis after update of state on public.analyses
  for each row when (new.state in ('done', 'failed') and old.state not in ('done', 'failed'))
  execute function private.refund_analysis();
