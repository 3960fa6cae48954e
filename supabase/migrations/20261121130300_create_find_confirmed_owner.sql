-- Whom to tell that somebody signed up with his address (decision 11). Null for an address without a confirmed account.
create function public.find_confirmed_owner(email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('email', u.email, 'firstName', coalesce(p.first_name, ''))
  from auth.users u left join public.profiles p on p.user_id = u.id
  where u.email = lower(btrim(find_confirmed_owner.email)) and u.email_confirmed_at is not null
  limit 1
$$;

revoke all on function public.find_confirmed_owner(text) from public, anon, authenticated;
grant execute on function public.find_confirmed_owner(text) to service_role;
