-- Free credits a user asks for himself (spec §4, §9). The server's clock decides; hours are counted, not calendar days,
-- so that no change of the clocks moves an end.

-- What a refresh would be at a moment: `granted`, `cooldown`, `monthly_limit` or `not_free`.
create function private.decide_refresh(p public.profiles, p_now timestamptz)
returns table (outcome text, refreshes integer, next_at timestamptz, month_end timestamptz)
language plpgsql immutable set search_path = '' as $$
declare
  v_cooled_at constant timestamptz := coalesce(p.last_credit_refresh, p.created_at) + interval '72 hours';
begin
  month_end := (date_trunc('month', p_now at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  refreshes := case when p_now < p.refresh_count_reset_date then p.monthly_refresh_count else 0 end;
  if p.plan <> 'free' then
    outcome := 'not_free';
  elsif refreshes >= 5 then
    outcome := 'monthly_limit';
    next_at := greatest(month_end, v_cooled_at);
  elsif p_now < v_cooled_at then
    outcome := 'cooldown';
    next_at := v_cooled_at;
  else
    outcome := 'granted';
    refreshes := refreshes + 1;
    next_at := p_now + interval '72 hours';
    if refreshes >= 5 then
      next_at := greatest(month_end, next_at);
    end if;
  end if;
  return next;
end $$;

-- What a reclaim would be at a moment: `granted`, `cooldown` or `not_free`.
create function private.decide_reclaim(p public.profiles, p_now timestamptz)
returns table (outcome text, next_at timestamptz)
language plpgsql immutable set search_path = '' as $$
declare
  v_open_at constant timestamptz := coalesce(p.last_free_credits_reclaim, p.created_at) + interval '720 hours';
begin
  if p.plan <> 'free' then
    outcome := 'not_free';
  elsif p_now < v_open_at then
    outcome := 'cooldown';
    next_at := v_open_at;
  else
    outcome := 'granted';
    next_at := p_now + interval '720 hours';
  end if;
  return next;
end $$;

-- The caller's own profile, locked until the end of the transaction.
create function private.lock_own_profile() returns public.profiles
language plpgsql security definer set search_path = '' as $$
declare
  v_profile public.profiles;
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'unauthorized';
  end if;
  select * into v_profile from public.profiles where user_id = auth.uid() for update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return v_profile;
end $$;

-- 45 credits, at most 5 times per UTC month, 72 hours apart, on the free plan. Answers `{outcome, credits, nextAt, count}`.
create function public.refresh_credits() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_profile constant public.profiles := private.lock_own_profile();
  v_now constant timestamptz := clock_timestamp();
  v_credits integer := v_profile.credits;
  v_decided record;
begin
  select * into v_decided from private.decide_refresh(v_profile, v_now);
  if v_decided.outcome = 'granted' then
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

-- The free plan's 250 credits again, 30 days after the last ones. Answers `{outcome, credits, nextAt, count}`.
create function public.reclaim_free_credits() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_profile constant public.profiles := private.lock_own_profile();
  v_now constant timestamptz := clock_timestamp();
  v_credits integer := v_profile.credits;
  v_decided record;
  v_count integer;
begin
  select * into v_decided from private.decide_reclaim(v_profile, v_now);
  if v_decided.outcome = 'granted' then
    v_credits := private.write_entry(
      v_profile.user_id, private.plan_credits('free'), 'reclaim', 'reclaim#' || extract(epoch from v_now)
    );
    update public.profiles p set last_free_credits_reclaim = v_now where p.user_id = v_profile.user_id;
  end if;
  select count(*) into v_count from public.credit_entries e
    where e.user_id = v_profile.user_id and e.reason = 'reclaim';
  return jsonb_build_object(
    'outcome', v_decided.outcome, 'credits', v_credits, 'nextAt', v_decided.next_at, 'count', v_count
  );
end $$;

revoke all on function private.decide_refresh(public.profiles, timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.decide_reclaim(public.profiles, timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.lock_own_profile() from public, anon, authenticated, service_role;
revoke all on function public.refresh_credits() from public, anon, service_role;
revoke all on function public.reclaim_free_credits() from public, anon, service_role;
grant execute on function public.refresh_credits() to authenticated;
grant execute on function public.reclaim_free_credits() to authenticated;
