-- Everything kept about one account as one JSON document (spec §1; the right to take one's data along). No hash, no token.

create function private.rows_of(p_rows jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(p_rows, '[]')
$$;

-- Null without the account.
create function public.export_account(user_id uuid) returns jsonb
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
      from public.email_changes c where c.user_id = p.user_id))
  )
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = export_account.user_id
$$;

revoke all on function private.rows_of(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.export_account(uuid) from public, anon, authenticated;
grant execute on function public.export_account(uuid) to service_role;
