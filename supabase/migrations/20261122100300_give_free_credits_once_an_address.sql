-- Free credits once for an address, however often its account is deleted and made again, and however it is spelled (decision
-- 17). Addresses come here as keyed hashes; the key is the functions' and in no table.

-- What the sign-up hook told a moment before the account was made.
create table private.sign_up_hashes (
  email text primary key,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  noted_at timestamptz not null default clock_timestamp()
);
-- The hash of the address an account was made with.
create table private.account_hashes (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  hash text not null
);
-- Who has had the credits of an address: an account that confirmed it, or, for 30 days, one that is deleted.
create table private.free_credit_claims (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  user_id uuid,
  kept_until timestamptz
);
create index free_credit_claims_user on private.free_credit_claims (user_id);

-- The identity service is about to make an account.
create function public.note_sign_up(email text, address_hash text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.sign_up_hashes where noted_at < now() - interval '1 hour';
  insert into private.sign_up_hashes as s (email, hash) values (lower(note_sign_up.email), address_hash)
    on conflict on constraint sign_up_hashes_pkey do update set hash = excluded.hash, noted_at = clock_timestamp();
$$;

create function private.is_claimed(p_hash text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.free_credit_claims c where c.hash = p_hash and (c.user_id is not null or c.kept_until > now())
  )
$$;

-- As before; an address whose credits were had begins at 0.
create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_data constant jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object'
    then new.raw_user_meta_data else '{}'::jsonb end;
  v_hash text;
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
  delete from private.sign_up_hashes s where s.email = lower(new.email) returning s.hash into v_hash;
  if v_hash is not null then
    insert into private.account_hashes (user_id, hash) values (new.id, v_hash) on conflict do nothing;
  end if;
  if v_hash is null or not private.is_claimed(v_hash) then
    perform public.grant_credits(new.id, 250, 'signup', 'signup');
  end if;
  return new;
end $$;

-- An address counts once it is confirmed, so that nobody takes another's by signing up with it. Of two spellings that were
-- signed up at once, the second to confirm gives its credits back: nothing can have been spent of them before.
create function private.claim_free_credits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_hash text;
begin
  select a.hash into v_hash from private.account_hashes a where a.user_id = new.id;
  if not found then
    return new;
  end if;
  insert into private.free_credit_claims as c (hash, user_id) values (v_hash, new.id)
    on conflict (hash) do update set user_id = excluded.user_id, kept_until = null
      where c.user_id = excluded.user_id or c.user_id is null and c.kept_until <= now();
  if not found and exists (
    select from public.credit_entries e where e.user_id = new.id and e.idempotency_key = 'signup'
  ) then
    perform private.lock_balance(new.id);
    perform private.recall_credits(new.id, 250, 'signup', 'signup#again');
  end if;
  return new;
end $$;
create trigger claim_free_credits after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.claim_free_credits();

-- However an account goes, its claim stays for 30 days and names nobody.
create function private.keep_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.free_credit_claims c set user_id = null, kept_until = now() + interval '30 days'
    where c.user_id = old.user_id;
  return old;
end $$;
create trigger keep_claim before delete on public.profiles for each row execute function private.keep_claim();

-- As before. The hash of the address the account has now is kept as well: it may have been changed, or made before this.
drop function public.delete_account(uuid);
create function public.delete_account(user_id uuid, address_hash text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := delete_account.user_id;
  v_found boolean;
begin
  perform from public.profiles p where p.user_id = v_user_id for update;
  v_found := found;
  delete from public.rate_limits l where l.bucket like '%' || v_user_id::text || '%';
  delete from auth.refresh_tokens t where t.user_id::text = v_user_id::text;
  -- The identity service's own log names people; a hosted project may keep it where we do not reach.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries a where a.payload::text like '%' || v_user_id::text || '%';
  end if;
  if v_found and address_hash is not null then
    insert into private.free_credit_claims as c (hash, kept_until) values (address_hash, now() + interval '30 days')
      on conflict (hash) do update set kept_until = excluded.kept_until where c.user_id is null;
  end if;
  delete from auth.users u where u.id = v_user_id;
  return found;
end $$;

create function public.purge_address_hashes() returns integer
language sql volatile security definer set search_path = '' as $$
  with told as (delete from private.sign_up_hashes where noted_at < now() - interval '1 hour' returning 1),
    gone as (delete from private.free_credit_claims where user_id is null and kept_until <= now() returning 1)
  select ((select count(*) from told) + (select count(*) from gone))::integer
$$;

create or replace function public.run_scheduled_work() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'released', public.release_stale_credits(),
    'ended', public.end_cancelled_subscriptions(),
    'purged', public.purge_expired_rows() || jsonb_build_object('address_hashes', public.purge_address_hashes())
  )
$$;

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on function private.is_claimed(text) from public, anon, authenticated, service_role;
revoke all on function private.claim_free_credits() from public, anon, authenticated, service_role;
revoke all on function private.keep_claim() from public, anon, authenticated, service_role;
revoke all on function public.note_sign_up(text, text) from public, anon, authenticated;
revoke all on function public.delete_account(uuid, text) from public, anon, authenticated;
revoke all on function public.purge_address_hashes() from public, anon, authenticated;
grant execute on function public.note_sign_up(text, text) to service_role;
grant execute on function public.delete_account(uuid, text) to service_role;
grant execute on function public.purge_address_hashes() to service_role;
