-- Holds tokens of the day's model budgets for a report that is being written; its page, and the session behind it, may be gone.
-- `end_run` gives back what was not used. False where a budget has not so many, and nothing is held.
create function public.begin_wording(run_id uuid, user_id uuid, tokens integer, budget bigint, account_budget bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.hold_account_tokens(begin_wording.user_id, begin_wording.tokens, account_budget) then
    return false;
  end if;
  if not private.hold_tokens(begin_wording.tokens, budget) then
    perform private.correct_account_tokens(
      begin_wording.user_id, (now() at time zone 'utc')::date, -begin_wording.tokens
    );
    return false;
  end if;
  insert into public.engine_runs (id, user_id, tokens, within_budget)
    values (begin_wording.run_id, begin_wording.user_id, begin_wording.tokens, true);
  return true;
end $$;

revoke all on function public.begin_wording(uuid, uuid, integer, bigint, bigint) from public, anon, authenticated;
grant execute on function public.begin_wording(uuid, uuid, integer, bigint, bigint) to service_role;
