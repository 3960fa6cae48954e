-- Reddit and Bluesky ask for a sign-in before they are asked for anything, and bound how many there may be a day. A session is kept
-- until it ends, sealed as the key it came of, and goes with that key.

create table private.source_sessions (
  -- Whose session at which source: `bluesky`, or `bluesky/<user>` by somebody's own key.
  key text primary key check (char_length(key) between 1 and 128),
  sealed text not null,
  expires_at timestamptz not null
);
revoke all on private.source_sessions from public, anon, authenticated, service_role;

-- Null where none is kept, or where it has ended.
create function public.read_source_session(key text) returns text
language sql stable security definer set search_path = '' as $$
  select s.sealed from private.source_sessions s
  where s.key = read_source_session.key and s.expires_at > clock_timestamp()
$$;

create function public.keep_source_session(key text, sealed text, seconds integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_until constant timestamptz := clock_timestamp() + make_interval(secs => seconds);
begin
  delete from private.source_sessions s where s.key in (
    select o.key from private.source_sessions o where o.expires_at <= clock_timestamp() for update skip locked
  );
  insert into private.source_sessions as s (key, sealed, expires_at) values (keep_source_session.key, keep_source_session.sealed, v_until)
    on conflict on constraint source_sessions_pkey do update set sealed = excluded.sealed, expires_at = excluded.expires_at;
end $$;

create function private.forget_source_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.source_sessions s where s.key = old.owner || '/' || old.user_id;
  return null;
end $$;
create trigger source_keys_end_sessions after delete or update of sealed on public.source_keys
  for each row execute function private.forget_source_session();

revoke all on function public.read_source_session(text) from public, anon, authenticated;
revoke all on function public.keep_source_session(text, text, integer) from public, anon, authenticated;
revoke all on function private.forget_source_session() from public, anon, authenticated;
grant execute on function public.read_source_session(text) to service_role;
grant execute on function public.keep_source_session(text, text, integer) to service_role;
