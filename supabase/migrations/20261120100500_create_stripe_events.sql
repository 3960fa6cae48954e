-- Inbox of the provider's webhooks: every event is kept, only a handled one is skipped when it comes again.

create table public.stripe_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 255),
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  -- A code or class of the last failure, never a sentence that could quote a person's data.
  error text
);
create index stripe_events_open on public.stripe_events (received_at) where handled_at is null;

alter table public.stripe_events enable row level security;
revoke all on public.stripe_events from public, anon, authenticated, service_role;
grant select on public.stripe_events to service_role;

-- Keeps an event; true while there is work to do for it, false once it was handled.
create function public.claim_stripe_event(event_id text, event_type text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_is_handled boolean;
begin
  insert into public.stripe_events as e (id, type) values (event_id, event_type)
    on conflict (id) do update set type = e.type
    returning handled_at is not null into v_is_handled;
  return not v_is_handled;
end $$;

-- Marks an event handled, or keeps why it could not be. Without an id there is nothing to mark.
create function public.finish_stripe_event(event_id text, error text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.stripe_events e
    set handled_at = case when finish_stripe_event.error is null then coalesce(e.handled_at, now()) else e.handled_at end,
        error = left(finish_stripe_event.error, 200)
    where e.id = event_id;
  return found;
end $$;

revoke all on function public.claim_stripe_event(text, text) from public, anon, authenticated;
revoke all on function public.finish_stripe_event(text, text) from public, anon, authenticated;
grant execute on function public.claim_stripe_event(text, text) to service_role;
grant execute on function public.finish_stripe_event(text, text) to service_role;
