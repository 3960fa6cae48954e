-- What sources with a price may take of the operator on one day, over all accounts (docs/deploy.md): five credits earn less than one
-- search at some of them costs.

create table private.source_spending (
  day date primary key,
  -- Millionths of a US dollar.
  micro_usd bigint not null check (micro_usd >= 0)
);

-- Puts money aside for a search, or says false where the day's is spent. What a search did not take comes back as a negative amount.
-- `most` null: no bound.
create function public.spend_on_sources(micro_usd bigint, most bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_amount constant bigint := spend_on_sources.micro_usd;
  v_today constant date := (now() at time zone 'utc')::date;
begin
  if v_amount <= 0 then
    update private.source_spending s set micro_usd = greatest(0, s.micro_usd + v_amount) where s.day = v_today;
    return true;
  elsif v_amount > most then
    return false;
  end if;
  insert into private.source_spending as s (day, micro_usd) values (v_today, v_amount)
    on conflict on constraint source_spending_pkey do update set micro_usd = s.micro_usd + v_amount
      where most is null or s.micro_usd + v_amount <= most;
  return found;
end $$;

revoke all on private.source_spending from public, anon, authenticated, service_role;
revoke all on function public.spend_on_sources(bigint, bigint) from public, anon, authenticated;
grant execute on function public.spend_on_sources(bigint, bigint) to service_role;
