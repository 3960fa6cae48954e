-- The numbers of spec §9 as the database grants them; shared/credits/ holds the same, a test compares the two.

create function private.plan_credits(p_plan text) returns integer
language sql immutable set search_path = '' as $$
  select case p_plan when 'free' then 250 when 'starter' then 5500 when 'pro' then 9500 when 'business' then 14500 end
$$;

revoke all on function private.plan_credits(text) from public, anon, authenticated, service_role;
