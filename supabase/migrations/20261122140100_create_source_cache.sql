-- What sources gave, for 24 hours and all accounts alike (spec §9: media-cache). One asks, the others wait for its answer.

create table public.source_cache (
  key text primary key check (char_length(key) between 1 and 128),
  result jsonb,
  lease_until timestamptz,
  fetched_at timestamptz,
  expires_at timestamptz not null
);
alter table public.source_cache enable row level security;
revoke all on public.source_cache from public, anon, authenticated, service_role;
grant select on public.source_cache to service_role;

-- Outcome: `hit` with the result, `claimed` (ask the source, then save or drop), or `busy` (somebody is asking it).
create function public.claim_source_cache(key text, lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.source_cache;
  v_now constant timestamptz := clock_timestamp();
begin
  insert into public.source_cache as c (key, lease_until, expires_at)
    values (claim_source_cache.key, v_now + make_interval(secs => lease_seconds), v_now + interval '24 hours')
    on conflict do nothing returning * into v_row;
  if found then
    return jsonb_build_object('outcome', 'claimed');
  end if;
  select * into v_row from public.source_cache c where c.key = claim_source_cache.key for update;
  if v_row.result is not null and v_row.expires_at > v_now then
    return jsonb_build_object('outcome', 'hit', 'result', v_row.result);
  elsif v_row.lease_until > v_now then
    return jsonb_build_object('outcome', 'busy');
  end if;
  update public.source_cache c
    set result = null, lease_until = v_now + make_interval(secs => lease_seconds), expires_at = v_now + interval '24 hours'
    where c.key = claim_source_cache.key;
  return jsonb_build_object('outcome', 'claimed');
end $$;

-- Null gives the key back without a result: a failure is no answer for anybody else.
create function public.save_source_cache(key text, result jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if result is null or result = 'null'::jsonb then
    delete from public.source_cache c where c.key = save_source_cache.key and c.result is null;
  else
    update public.source_cache c
      set result = save_source_cache.result, fetched_at = clock_timestamp(), lease_until = null,
          expires_at = clock_timestamp() + interval '24 hours'
      where c.key = save_source_cache.key;
  end if;
end $$;

revoke all on function public.claim_source_cache(text, integer) from public, anon, authenticated;
revoke all on function public.save_source_cache(text, jsonb) from public, anon, authenticated;
grant execute on function public.claim_source_cache(text, integer) to service_role;
grant execute on function public.save_source_cache(text, jsonb) to service_role;
