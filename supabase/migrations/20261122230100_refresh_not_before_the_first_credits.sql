-- An account that started with none, because its mailbox had its free credits before, waits for the first refresh as long as for
-- those: 30 days. Else a mailbox's spellings would each be given 45 credits every three days.

create or replace function public.refresh_credits() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_profile constant public.profiles := private.lock_own_profile();
  v_now constant timestamptz := clock_timestamp();
  v_opens_at constant timestamptz := v_profile.created_at + interval '30 days';
  v_credits integer := v_profile.credits;
  v_decided record;
begin
  select * into v_decided from private.decide_refresh(v_profile, v_now);
  if v_decided.outcome = 'granted' and v_now < v_opens_at and (
    select coalesce(sum(e.delta), 0) from public.credit_entries e where e.user_id = v_profile.user_id and e.reason = 'signup'
  ) = 0 then
    return jsonb_build_object('outcome', 'cooldown', 'credits', v_credits, 'nextAt', v_opens_at, 'count', v_profile.monthly_refresh_count);
  elsif v_decided.outcome = 'granted' then
    v_credits := private.write_entry(v_profile.user_id, 45, 'refresh', 'refresh#' || extract(epoch from v_now));
    update public.profiles p
      set last_credit_refresh = v_now, monthly_refresh_count = v_decided.refreshes,
          refresh_count_reset_date = v_decided.month_end
      where p.user_id = v_profile.user_id;
  end if;
  return jsonb_build_object(
    'outcome', v_decided.outcome, 'credits', v_credits, 'nextAt', v_decided.next_at, 'count', v_decided.refreshes
  );
end $$;
