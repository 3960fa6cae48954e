-- Counts one hit on each bucket, or on none: a bucket that refuses leaves the others as they were, and those after it
-- unwritten. The widest bucket goes first. Returns the wait in milliseconds, 0 where all let it through.
create function public.hit_rate_limits(buckets text[], max_hits integer[], window_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_wait integer := 0;
begin
  begin
    for v_at in 1 .. coalesce(array_length(buckets, 1), 0) loop
      v_wait := public.hit_rate_limit(buckets[v_at], max_hits[v_at], hit_rate_limits.window_seconds);
      if v_wait > 0 then
        raise sqlstate 'PT429' using message = 'rate_limited';
      end if;
    end loop;
  exception
    when sqlstate 'PT429' then
      return v_wait;
  end;
  return 0;
end $$;
revoke all on function public.hit_rate_limits(text[], integer[], integer) from public, anon, authenticated;
grant execute on function public.hit_rate_limits(text[], integer[], integer) to service_role;
