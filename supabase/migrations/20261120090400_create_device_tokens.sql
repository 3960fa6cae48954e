-- What an extension holds instead of a session (design §4): kept as a hash, named, revocable, good for 90 days.

create table public.device_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  -- SHA-256 of the whole token in lower-case hex.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz not null default now() + interval '90 days',
  revoked_at timestamptz
);
create index device_tokens_user on public.device_tokens (user_id);

alter table public.device_tokens enable row level security;

create policy "Owners list their device tokens" on public.device_tokens
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.device_tokens from public, anon, authenticated, service_role;
grant select (id, user_id, name, created_at, last_used_at, expires_at, revoked_at) on public.device_tokens
  to authenticated;
grant select, insert, update on public.device_tokens to service_role;

-- Whose token it is; null when it is unknown, revoked or expired. Its last use is kept to the minute.
create function public.verify_device_token(token_hash text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_token public.device_tokens;
begin
  select * into v_token from public.device_tokens t
    where t.token_hash = verify_device_token.token_hash and t.revoked_at is null and t.expires_at > now();
  if not found then
    return null;
  end if;
  if v_token.last_used_at is null or v_token.last_used_at < now() - interval '1 minute' then
    update public.device_tokens t set last_used_at = now() where t.id = v_token.id;
  end if;
  return v_token.user_id;
end $$;

revoke all on function public.verify_device_token(text) from public, anon, authenticated;
grant execute on function public.verify_device_token(text) to service_role;
