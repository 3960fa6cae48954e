-- Until when a source wants to be left alone (Stack Exchange's `backoff`, `Retry-After`): every run has to wait for it, not the one
-- that was told alone.

create table private.source_holds (
  -- A hash of the source, the way in and whose key.
  key text primary key check (char_length(key) between 1 and 128),
  held_until timestamptz not null
);

-- Milliseconds until a source may be asked again; 0 where it may be asked now.
create function public.read_source_hold(key text) returns integer
language sql security definer set search_path = '' as $$
  select coalesce(ceil(max(extract(epoch from h.held_until - clock_timestamp())) * 1000)::integer, 0)
  from private.source_holds h where h.key = read_source_hold.key and h.held_until > clock_timestamp()
$$;

-- The longer wait stays where two were told.
create function public.hold_source(key text, wait_ms integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_until constant timestamptz := clock_timestamp() + make_interval(secs => wait_ms / 1000.0);
begin
  delete from private.source_holds h where h.key in (
    select o.key from private.source_holds o where o.held_until <= clock_timestamp() for update skip locked
  );
  insert into private.source_holds as h (key, held_until) values (hold_source.key, v_until)
    on conflict on constraint source_holds_pkey do update set held_until = greatest(h.held_until, v_until);
end $$;

revoke all on private.source_holds from public, anon, authenticated, service_role;
revoke all on function public.read_source_hold(text) from public, anon, authenticated;
revoke all on function public.hold_source(text, integer) from public, anon, authenticated;
grant execute on function public.read_source_hold(text) to service_role;
grant execute on function public.hold_source(text, integer) to service_role;
