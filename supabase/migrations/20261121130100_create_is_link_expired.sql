-- Which sentence a link that failed is told (design §6): the identity service says the same of an old link as of a forged
-- one. It keeps each account's newest code of a kind, with the time of its mail, until it is used. True for a code that it
-- mailed longer ago than a link lives; false alike for one that is used, replaced, forged or still good.
create function public.is_link_expired(token_hash text, kind text, life_seconds integer) returns boolean
language sql stable security definer set search_path = '' as $$
  -- The patterns are those of the service's own indexes, which are used for their sake.
  select case kind
    when 'signup' then exists (
      select from auth.users u where u.confirmation_token = token_hash and u.confirmation_token !~ '^[0-9 ]*$'
        and u.confirmation_sent_at < now() - make_interval(secs => life_seconds))
    when 'recovery' then exists (
      select from auth.users u where u.recovery_token = token_hash and u.recovery_token !~ '^[0-9 ]*$'
        and u.recovery_sent_at < now() - make_interval(secs => life_seconds))
    when 'email_change' then exists (
      select from auth.users u where u.email_change_token_new = token_hash and u.email_change_token_new !~ '^[0-9 ]*$'
        and u.email_change_sent_at < now() - make_interval(secs => life_seconds))
    else false
  end
$$;

revoke all on function public.is_link_expired(text, text, integer) from public, anon, authenticated;
grant execute on function public.is_link_expired(text, text, integer) to service_role;
