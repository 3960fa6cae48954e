-- Conversations of the image prompt chat (spec §4, design §5): what was said and the brief each answer gave, for 24 hours after
-- the last message. No picture is kept. No client sees the table; the function reads it for its owner.

create table public.image_sessions (
  -- Made by the page (spec §3); it opens nothing for anybody but its owner.
  id text primary key check (id ~ '^session_[A-Za-z0-9_-]{8,80}$'),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  -- Messages with their answers, oldest first (shared/contracts/image-prompt.ts).
  turns jsonb not null check (jsonb_typeof(turns) = 'array' and jsonb_array_length(turns) between 1 and 60),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index image_sessions_of_user on public.image_sessions (user_id);
create index image_sessions_expired on public.image_sessions (expires_at);

alter table public.image_sessions enable row level security;
revoke all on public.image_sessions from public, anon, authenticated, service_role;
grant select on public.image_sessions to service_role;

-- A conversation for who asks. State: `own` with its turns, `free` where there is none, or none any more, and `taken` where it is
-- somebody else's.
create function public.read_image_session(user_id uuid, session_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_session public.image_sessions;
begin
  select * into v_session from public.image_sessions s where s.id = session_id and s.expires_at > now();
  if not found then
    return jsonb_build_object('state', 'free');
  elsif v_session.user_id <> read_image_session.user_id then
    return jsonb_build_object('state', 'taken');
  end if;
  return jsonb_build_object('state', 'own', 'turns', v_session.turns, 'expiresAt', v_session.expires_at);
end $$;

-- Keeps a message with its answer and settles what was held for it, both or neither. `base` is how many turns the answer was made
-- on. Outcome: `saved`; `known` with the turn that this request gave before; `stale` where another tab was faster, so that the
-- answer has to be made anew; `gone` for another's conversation, or a wish about one that is no more; `full`. Without a run nothing is
-- paid. Settling may refuse, as `settle_credits` says: then nothing is kept.
create function public.save_image_turn(
  user_id uuid, session_id text, request_id text, run integer, base integer, turn jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := save_image_turn.user_id;
  -- The account's row first, as everywhere: two tabs of one account are served one after the other.
  v_balance integer := private.lock_balance(v_user_id);
  v_session public.image_sessions;
  v_known jsonb;
begin
  delete from public.image_sessions s where s.id = session_id and s.expires_at <= now();
  select * into v_session from public.image_sessions s where s.id = session_id for update;
  if found and v_session.user_id <> v_user_id or not found and turn ->> 'kind' <> 'initial' then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select t into v_known from jsonb_array_elements(v_session.turns) t where t ->> 'requestId' = request_id;
  if found then
    return jsonb_build_object('outcome', 'known', 'turn', v_known, 'credits', v_balance);
  elsif coalesce(jsonb_array_length(v_session.turns), 0) <> base then
    return jsonb_build_object('outcome', 'stale');
  elsif base >= 60 then
    return jsonb_build_object('outcome', 'full');
  end if;
  if v_session.id is null then
    insert into public.image_sessions (id, user_id, turns, expires_at)
      values (session_id, v_user_id, jsonb_build_array(turn), now() + interval '24 hours')
      on conflict (id) do nothing;
    if not found then
      return jsonb_build_object('outcome', 'gone');
    end if;
  else
    update public.image_sessions s set turns = s.turns || jsonb_build_array(turn), expires_at = now() + interval '24 hours'
      where s.id = session_id;
  end if;
  if run is not null then
    v_balance := public.settle_credits(v_user_id, request_id, run);
  end if;
  return jsonb_build_object('outcome', 'saved', 'credits', v_balance);
end $$;

-- Removes a conversation before its time. False where there was none of that account.
create function public.delete_image_session(user_id uuid, session_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.image_sessions s where s.id = session_id and s.user_id = delete_image_session.user_id;
  return found;
end $$;

-- Forgets conversations whose time is over. Returns how many went.
create function public.purge_image_sessions() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from public.image_sessions s where s.expires_at <= now();
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- As before, with the conversations about pictures.
create or replace function public.run_scheduled_work() returns jsonb
language sql security definer set search_path = '' as $$
  select jsonb_build_object(
    'released', public.release_stale_credits(),
    'ended', public.end_cancelled_subscriptions(),
    'purged', public.purge_expired_rows() || jsonb_build_object(
      'address_hashes', public.purge_address_hashes(), 'image_sessions', public.purge_image_sessions()
    )
  )
$$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'read_image_session(uuid, text)', 'save_image_turn(uuid, text, text, integer, integer, jsonb)',
    'delete_image_session(uuid, text)', 'purge_image_sessions()'
  ] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', v_function);
    execute format('grant execute on function public.%s to service_role', v_function);
  end loop;
end $$;

-- Everything kept about one account, its analyses and conversations about pictures among it. Of source keys it says that they are kept; share links are no part of it.
-- Null without the account.
create or replace function public.export_account(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'exportedAt', now(),
    'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'createdAt', u.created_at, 'emailConfirmedAt', u.email_confirmed_at,
      'lastSignInAt', u.last_sign_in_at, 'metadata', u.raw_user_meta_data
    ),
    'profile', to_jsonb(p),
    'creditEntries', private.rows_of((select jsonb_agg(
        jsonb_build_object('id', e.id, 'delta', e.delta, 'reason', e.reason, 'key', e.idempotency_key, 'createdAt', e.created_at)
        order by e.id)
      from public.credit_entries e where e.user_id = p.user_id)),
    'creditReservations', private.rows_of((select jsonb_agg(to_jsonb(r) - 'user_id' - 'body_hash' order by r.reserved_at)
      from public.credit_reservations r where r.user_id = p.user_id)),
    'subscriptions', private.rows_of((select jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at)
      from public.subscriptions s where s.user_id = p.user_id)),
    'payments', private.rows_of((select jsonb_agg(to_jsonb(m) - 'user_id' order by m.date)
      from public.payments m where m.user_id = p.user_id)),
    'devices', private.rows_of((select jsonb_agg(to_jsonb(d) - 'user_id' - 'token_hash' order by d.created_at)
      from public.device_tokens d where d.user_id = p.user_id)),
    'emailChanges', private.rows_of((select jsonb_agg(
        jsonb_build_object('oldEmail', c.old_email, 'newEmail', c.new_email, 'changedAt', c.changed_at)
        order by c.changed_at)
      from public.email_changes c where c.user_id = p.user_id)),
    'analyses', private.rows_of((select jsonb_agg(
        jsonb_build_object('id', a.id, 'title', a.title, 'question', a.question, 'state', a.state, 'report', a.report,
          'items', a.item_count, 'previousId', a.previous_id, 'shared', a.share_token is not null,
          'createdAt', a.created_at, 'expiresAt', a.expires_at)
        order by a.created_at)
      from public.analyses a where a.user_id = p.user_id)),
    'sourceKeys', private.rows_of((select jsonb_agg(jsonb_build_object('owner', k.owner, 'setAt', k.set_at) order by k.owner)
      from public.source_keys k where k.user_id = p.user_id)),
    'imageSessions', private.rows_of((select jsonb_agg(
        jsonb_build_object('id', i.id, 'createdAt', i.created_at, 'expiresAt', i.expires_at,
          'turns', (select jsonb_agg(t - 'bodyHash') from jsonb_array_elements(i.turns) t))
        order by i.created_at)
      from public.image_sessions i where i.user_id = p.user_id))
  )
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = export_account.user_id
$$;
