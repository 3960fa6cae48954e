-- Counters of costly calls, one row per bucket and window; counted and judged in one statement.

create table public.rate_limits (
  bucket text primary key check (char_length(bucket) between 1 and 128),
  window_start timestamptz not null,
  hits integer not null
);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from public, anon, authenticated, service_role;
grant select on public.rate_limits to service_role;

-- Counts one hit. Returns 0 when it is allowed, else the milliseconds until the window ends.
create function public.hit_rate_limit(bucket text, max_hits integer, window_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_now constant timestamptz := clock_timestamp();
  v_length constant interval := make_interval(secs => window_seconds);
  v_row public.rate_limits;
begin
  insert into public.rate_limits as l (bucket, window_start, hits) values (hit_rate_limit.bucket, v_now, 1)
    on conflict on constraint rate_limits_pkey do update
      set hits = case when l.window_start + v_length <= v_now then 1 else least(l.hits + 1, max_hits + 1) end,
          window_start = case when l.window_start + v_length <= v_now then v_now else l.window_start end
    returning * into v_row;
  if v_row.hits <= max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_row.window_start + v_length - v_now) * 1000)::integer);
end $$;

-- For the scheduler: forgets buckets that nobody hit for a day. Returns how many.
create function public.purge_rate_limits() returns integer
language sql security definer set search_path = '' as $$
  with gone as (delete from public.rate_limits where window_start < now() - interval '1 day' returning 1)
  select count(*)::integer from gone
$$;

revoke all on function public.hit_rate_limit(text, integer, integer) from public, anon, authenticated;
revoke all on function public.purge_rate_limits() from public, anon, authenticated;
grant execute on function public.hit_rate_limit(text, integer, integer) to service_role;
grant execute on function public.purge_rate_limits() to service_role;
