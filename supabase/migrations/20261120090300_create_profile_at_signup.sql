-- Every account gets its profile and 250 credits (spec §9), once, whatever its metadata holds or lacks.

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_data constant jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object'
    then new.raw_user_meta_data else '{}'::jsonb end;
begin
  insert into public.profiles (user_id, email, first_name, last_name, username, country_code, mobile_number)
  values (
    new.id,
    coalesce(new.email, ''),
    left(coalesce(v_data ->> 'first_name', ''), 100),
    left(coalesce(v_data ->> 'last_name', ''), 100),
    left(coalesce(v_data ->> 'username', ''), 100),
    left(coalesce(nullif(v_data ->> 'country_code', ''), '+91'), 8),
    left(coalesce(v_data ->> 'mobile_number', ''), 20)
  )
  on conflict (user_id) do nothing;
  perform public.grant_credits(new.id, 250, 'signup', 'signup');
  return new;
end $$;

revoke all on function private.create_profile() from public, anon, authenticated, service_role;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
