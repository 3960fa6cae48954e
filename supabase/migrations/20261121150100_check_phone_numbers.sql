-- The rules of the sign-up form (spec §5), for whoever writes by REST as well. What stands there from before and keeps no rule
-- is put to what the form starts with; a sign-up's number that keeps none is left out, because no sign-up may fail by it.

update public.profiles set mobile_number = '' where mobile_number !~ '^([0-9]{10})?$';
update public.profiles set country_code = '+91' where country_code !~ '^[+][0-9]{1,4}$';

alter domain public.mobile_number drop constraint mobile_number_check;
alter domain public.mobile_number add constraint mobile_number_check check (value ~ '^([0-9]{10})?$');
alter domain public.country_code drop constraint country_code_check;
alter domain public.country_code add constraint country_code_check check (value ~ '^[+][0-9]{1,4}$');

create or replace function private.create_profile() returns trigger
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
    coalesce(substring(v_data ->> 'country_code' from '^[+][0-9]{1,4}$'), '+91'),
    coalesce(substring(v_data ->> 'mobile_number' from '^[0-9]{10}$'), '')
  )
  on conflict (user_id) do nothing;
  perform public.grant_credits(new.id, 250, 'signup', 'signup');
  return new;
end $$;
