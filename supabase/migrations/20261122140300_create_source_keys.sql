-- Users' own keys of sources, sealed with a key that the database does not hold (SOURCE_KEYS_SECRET of the function).

create table public.source_keys (
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  owner text not null check (owner in ('reddit', 'stackexchange', 'youtube', 'x', 'brave', 'tavily', 'bluesky')),
  -- AES-256-GCM, nonce in front, in base64.
  sealed text not null check (char_length(sealed) between 20 and 8000),
  set_at timestamptz not null default now(),
  primary key (user_id, owner)
);
alter table public.source_keys enable row level security;
revoke all on public.source_keys from public, anon, authenticated, service_role;
grant select on public.source_keys to service_role;

-- Null takes the key away.
create function public.set_source_key(user_id uuid, owner text, sealed text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if sealed is null then
    delete from public.source_keys k where k.user_id = set_source_key.user_id and k.owner = set_source_key.owner;
  else
    insert into public.source_keys as k (user_id, owner, sealed)
      values (set_source_key.user_id, set_source_key.owner, set_source_key.sealed)
      on conflict on constraint source_keys_pkey do update set sealed = excluded.sealed, set_at = now();
  end if;
end $$;

create function public.read_source_keys(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('owner', k.owner, 'sealed', k.sealed, 'setAt', k.set_at) order by k.owner), '[]')
    from public.source_keys k where k.user_id = read_source_keys.user_id
$$;

revoke all on function public.set_source_key(uuid, text, text) from public, anon, authenticated;
revoke all on function public.read_source_keys(uuid) from public, anon, authenticated;
grant execute on function public.set_source_key(uuid, text, text) to service_role;
grant execute on function public.read_source_keys(uuid) to service_role;
