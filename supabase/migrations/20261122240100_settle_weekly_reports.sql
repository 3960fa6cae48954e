-- As before, with the credits settled: what is only held comes back after 15 minutes, as from a run that was given up.
create or replace function public.begin_weekly_reports(price integer, reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_due public.weekly_reports;
  v_key text;
  v_skipped text;
  v_analysis uuid;
  v_begun integer := 0;
begin
  for v_due in
    select * from public.weekly_reports w where w.next_at <= now() order by w.next_at limit 20 for update skip locked
  loop
    v_key := 'weekly-' || v_due.id || '-' || extract(epoch from v_due.next_at)::bigint;
    v_skipped := null;
    v_analysis := null;
    if private.is_suspended(v_due.user_id) or (
      select count(*) from public.weekly_reports w where w.user_id = v_due.user_id and w.created_at <= v_due.created_at
    ) > private.most_weekly_reports(v_due.user_id) then
      v_skipped := 'plan';
    else
      begin
        perform public.spend_credits(v_due.user_id, price, begin_weekly_reports.reason, v_key);
        perform public.settle_credits(v_due.user_id, v_key);
        insert into public.analyses (user_id, request_id, body_hash, title, query, mode, question, previous_id, weekly_id)
          values (
            v_due.user_id, v_key, v_key, v_due.title, v_due.question ->> 'query', v_due.question ->> 'mode', v_due.question,
            v_due.last_id, v_due.id
          )
          on conflict on constraint analyses_user_id_request_id_key do nothing
          returning id into v_analysis;
        v_begun := v_begun + 1;
      exception
        when sqlstate 'PT402' then
          v_skipped := 'insufficient_credits';
        -- The owner spent under this key: the turn is theirs to lose, and nobody else's.
        when sqlstate 'PT409' then
          null;
      end;
    end if;
    -- Weeks that were missed are not made up for.
    update public.weekly_reports w set
        next_at = v_due.next_at + interval '7 days' * ceil(greatest(1, extract(epoch from now() - v_due.next_at) / 604800 + 0.000001)),
        last_id = coalesce(v_analysis, w.last_id), skipped = v_skipped
      where w.id = v_due.id;
  end loop;
  return v_begun;
end $$;
