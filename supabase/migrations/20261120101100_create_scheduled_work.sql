-- What has to happen though nobody asks: reservations come back, cancelled plans end, expired rows go.

-- Forgets what is of no use any more. Returns how many rows went, per table.
create function public.purge_expired_rows() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tokens integer;
  v_reservations integer;
  v_events integer;
  v_changes integer;
begin
  delete from public.device_tokens t
    where t.expires_at < now() - interval '30 days' or t.revoked_at < now() - interval '30 days';
  get diagnostics v_tokens = row_count;
  -- A request's key stays in the ledger, so a late repeat of it is still refused.
  delete from public.credit_reservations r where r.state <> 'reserved' and r.reserved_at < now() - interval '30 days';
  get diagnostics v_reservations = row_count;
  -- The provider repeats an event for three days at most.
  delete from public.stripe_events e where e.handled_at < now() - interval '90 days';
  get diagnostics v_events = row_count;
  delete from public.email_changes c where c.changed_at < now() - interval '30 days';
  get diagnostics v_changes = row_count;
  return jsonb_build_object(
    'device_tokens', v_tokens, 'credit_reservations', v_reservations, 'stripe_events', v_events,
    'email_changes', v_changes, 'rate_limits', public.purge_rate_limits()
  );
end $$;

-- All of it, for a scheduler that runs every few minutes. Safe to run at any time and twice at once.
create function public.run_scheduled_work() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'released', public.release_stale_credits(),
    'ended', public.end_cancelled_subscriptions(),
    'purged', public.purge_expired_rows()
  )
$$;

revoke all on function public.purge_expired_rows() from public, anon, authenticated;
revoke all on function public.run_scheduled_work() from public, anon, authenticated;
grant execute on function public.purge_expired_rows() to service_role;
grant execute on function public.run_scheduled_work() to service_role;

-- The hosted database brings its own scheduler; where there is none, an operator's calls the function.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('whetstone-scheduled-work', '*/5 * * * *', 'select public.run_scheduled_work()');
  end if;
end $$;
