-- The report a run is asked again from belongs to the same account and is finished; else the run stands for itself. Decided where
-- the row is made, since the earlier report may be deleted at that moment.
create or replace function public.open_analysis(user_id uuid, request_id text, body_hash text, fields jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.analyses;
  v_previous uuid;
  v_is_new boolean := true;
begin
  select a.id into v_previous from public.analyses a
    where a.id = (fields ->> 'previousId')::uuid and a.user_id = open_analysis.user_id and a.state = 'done'
    for key share;
  insert into public.analyses (user_id, request_id, body_hash, title, query, mode, question, previous_id)
    values (
      open_analysis.user_id, open_analysis.request_id, open_analysis.body_hash, left(fields ->> 'title', 200), fields ->> 'query',
      fields ->> 'mode', fields -> 'question', v_previous
    )
    on conflict on constraint analyses_user_id_request_id_key do nothing
    returning * into v_row;
  if not found then
    v_is_new := false;
    select * into v_row from public.analyses a
      where a.user_id = open_analysis.user_id and a.request_id = open_analysis.request_id;
    if v_row.body_hash <> open_analysis.body_hash then
      return jsonb_build_object('outcome', 'conflict');
    end if;
  end if;
  return jsonb_build_object('outcome', case when v_is_new then 'opened' else 'found' end, 'id', v_row.id);
end $$;

-- Everything kept about one account, its analyses among it. Of source keys it says that they are kept; share links are no part of it.
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
      from public.source_keys k where k.user_id = p.user_id))
  )
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = export_account.user_id
$$;
