-- What a source said of a user's own key when it was last used.

alter table public.source_keys add column state text not null default 'untried'
  check (state in ('untried', 'works', 'refused'));

create or replace function public.set_source_key(user_id uuid, owner text, sealed text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if sealed is null then
    delete from public.source_keys k where k.user_id = set_source_key.user_id and k.owner = set_source_key.owner;
  else
    insert into public.source_keys as k (user_id, owner, sealed)
      values (set_source_key.user_id, set_source_key.owner, set_source_key.sealed)
      on conflict on constraint source_keys_pkey
        do update set sealed = excluded.sealed, set_at = now(), state = 'untried';
  end if;
end $$;

create or replace function public.read_source_keys(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('owner', k.owner, 'sealed', k.sealed, 'setAt', k.set_at, 'state', k.state)
      order by k.owner), '[]')
    from public.source_keys k where k.user_id = read_source_keys.user_id
$$;

-- Of a key that was changed since it was asked with nothing is known.
create function public.note_source_key(user_id uuid, owner text, state text, asked_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.source_keys k set state = note_source_key.state
    where k.user_id = note_source_key.user_id and k.owner = note_source_key.owner
      and k.set_at <= note_source_key.asked_at and k.state <> note_source_key.state
$$;

revoke all on function public.note_source_key(uuid, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.note_source_key(uuid, text, text, timestamptz) to service_role;
