-- Deleting an account: every row that names the person goes, the ledger's rows stay for the books and name nobody.

-- As before, but for one change: an entry may lose the account it belonged to.
create or replace function private.refuse_ledger_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and current_setting('whetstone.anonymise', true) = 'on' then
    if (new.id, new.delta, new.reason, new.created_at) = (old.id, old.delta, old.reason, old.created_at) then
      return new;
    end if;
  end if;
  raise sqlstate 'PT403' using message = 'forbidden', detail = 'ledger entries are never changed nor removed';
end $$;

-- All entries of one account get one new id that belongs to nobody, so that their sum can still be read.
create function private.anonymise_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_nobody constant uuid := gen_random_uuid();
begin
  perform set_config('whetstone.anonymise', 'on', true);
  update public.credit_entries e set user_id = v_nobody, idempotency_key = 'anonymised#' || e.id
    where e.user_id = old.user_id;
  perform set_config('whetstone.anonymise', 'off', true);
  return old;
end $$;

create trigger anonymise_entries before delete on public.profiles
  for each row execute function private.anonymise_entries();

-- Removes an account and all that is kept of it, in one transaction. False where it was gone already.
create function public.delete_account(user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := delete_account.user_id;
begin
  perform from public.profiles p where p.user_id = v_user_id for update;
  delete from public.rate_limits l where l.bucket like '%' || v_user_id::text || '%';
  delete from auth.refresh_tokens t where t.user_id::text = v_user_id::text;
  -- The identity service's own log names people; a hosted project may keep it where we do not reach.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries a where a.payload::text like '%' || v_user_id::text || '%';
  end if;
  delete from auth.users u where u.id = v_user_id;
  return found;
end $$;

revoke all on function private.anonymise_entries() from public, anon, authenticated, service_role;
revoke all on function public.delete_account(uuid) from public, anon, authenticated;
grant execute on function public.delete_account(uuid) to service_role;
