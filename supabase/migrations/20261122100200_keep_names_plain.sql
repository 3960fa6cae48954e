-- The identity service puts the first name into mails, also into those to an address that is only claimed. What was given at
-- sign-up is looked at by the hook before it; a later change is refused here, before a mail with it can go out. The length is
-- cut by the templates. The rules are those of supabase/functions/_shared/mail/mail-name.ts.
create function private.refuse_linking_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT422' using message = 'invalid_request', detail = 'a first name holds no links and no line breaks';
end $$;
revoke all on function private.refuse_linking_name() from public, anon, authenticated, service_role;

create trigger refuse_linking_name before update of raw_user_meta_data on auth.users
  for each row
  when (
    jsonb_typeof(new.raw_user_meta_data) = 'object'
    and new.raw_user_meta_data ->> 'first_name' is distinct from old.raw_user_meta_data ->> 'first_name'
    and new.raw_user_meta_data ->> 'first_name' ~ '[[:cntrl:]]|[[:alnum:]][.:/\\@]+[[:alnum:]]'
  )
  execute function private.refuse_linking_name();
