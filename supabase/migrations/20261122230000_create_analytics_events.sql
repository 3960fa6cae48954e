-- What visitors do on the site, counted (spec §7): the name of an act and the visitor's random number, which exists only where the
-- visitor agreed to be counted (docs/product.md, cookies). No account, no network address, no text of anybody's.

create table public.analytics_events (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z_]{1,40}$'),
  visitor uuid not null,
  created_at timestamptz not null default now()
);
create index analytics_events_by_day on public.analytics_events (created_at);

alter table public.analytics_events enable row level security;
revoke all on public.analytics_events from public, anon, authenticated, service_role;
grant select, insert on public.analytics_events to service_role;

create function public.record_analytics_event(name text, visitor uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.analytics_events (name, visitor) values (record_analytics_event.name, record_analytics_event.visitor)
$$;

-- How often, and by how many, on each day. For the operator: select * from private.analytics_counts.
create view private.analytics_counts as
  select created_at::date as day, name, count(*)::integer as events, count(distinct visitor)::integer as visitors
  from public.analytics_events group by 1, 2 order by 1 desc, 2;

-- Forgets what is as old as the cookie lives: two years. Returns how many went.
create function public.purge_analytics_events() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from public.analytics_events where created_at < now() - interval '2 years';
  get diagnostics v_count = row_count;
  return v_count;
end $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array['record_analytics_event(text, uuid)', 'purge_analytics_events()'] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', v_function);
    execute format('grant execute on function public.%s to service_role', v_function);
  end loop;
end $$;

-- As before, with the events.
create or replace function public.run_scheduled_work() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'released', public.release_stale_credits(),
    'ended', public.end_cancelled_subscriptions(),
    'purged', public.purge_expired_rows() || jsonb_build_object(
      'address_hashes', public.purge_address_hashes(), 'image_sessions', public.purge_image_sessions(),
      'analytics_events', public.purge_analytics_events()
    )
  )
$$;
