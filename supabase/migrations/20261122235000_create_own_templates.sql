-- Templates of an account's own (ADR 41): what its owner chose to save there, on the site or in a connected extension. No client sees
-- the table; the account function reads and writes it for its owner.

create table public.own_templates (
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  -- Made by whoever wrote it first. Two accounts may hold the same: one browser's library can have been both's.
  id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  content text not null check (char_length(content) between 1 and 20000),
  -- Grows with each change: who changes it names the one it began from.
  revision integer not null default 1 check (revision >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

alter table public.own_templates enable row level security;
revoke all on public.own_templates from public, anon, authenticated, service_role;
grant select on public.own_templates to service_role;

create function private.template_of(p_row public.own_templates) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', p_row.id, 'title', p_row.title, 'content', p_row.content, 'revision', p_row.revision,
    'updatedAt', p_row.updated_at)
$$;

-- All of an account's, newest first.
create function public.list_own_templates(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.template_of(t) order by t.updated_at desc, t.id), '[]')
  from public.own_templates t where t.user_id = list_own_templates.user_id
$$;

-- Makes a template (`base` null) or changes the one of that revision. Outcome: `saved` with it, also where the same stands there already,
-- so that a lost answer can be asked for again; `conflict` where another text took its place; `gone` where it was deleted; `limit`.
create function public.save_own_template(user_id uuid, template_id uuid, base integer, title text, content text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := save_own_template.user_id;
  v_row public.own_templates;
begin
  -- Locked, so that two at once are counted one after the other.
  perform 1 from public.profiles p where p.user_id = v_user_id for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into v_row from public.own_templates t where t.user_id = v_user_id and t.id = template_id;
  if not found then
    if base is not null then
      return jsonb_build_object('outcome', 'gone');
    end if;
    if (select count(*) from public.own_templates t where t.user_id = v_user_id) >= 200 then
      return jsonb_build_object('outcome', 'limit');
    end if;
    insert into public.own_templates (user_id, id, title, content)
      values (v_user_id, template_id, save_own_template.title, save_own_template.content)
      returning * into v_row;
  elsif v_row.title <> save_own_template.title or v_row.content <> save_own_template.content then
    if v_row.revision is distinct from base then
      return jsonb_build_object('outcome', 'conflict');
    end if;
    update public.own_templates t
      set title = save_own_template.title, content = save_own_template.content, revision = t.revision + 1, updated_at = now()
      where t.user_id = v_user_id and t.id = template_id
      returning * into v_row;
  end if;
  return jsonb_build_object('outcome', 'saved', 'template', private.template_of(v_row));
end $$;

-- Deletes a template of that revision. False where it has been changed since; true also where there is none any more.
create function public.delete_own_template(user_id uuid, template_id uuid, base integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.own_templates t
    where t.user_id = delete_own_template.user_id and t.id = template_id and t.revision = base;
  return found or not exists (
    select 1 from public.own_templates t where t.user_id = delete_own_template.user_id and t.id = template_id
  );
end $$;

do $$
declare
  v_function text;
begin
  revoke all on function private.template_of(public.own_templates) from public, anon, authenticated, service_role;
  foreach v_function in array array[
    'list_own_templates(uuid)', 'save_own_template(uuid, uuid, integer, text, text)', 'delete_own_template(uuid, uuid, integer)'
  ] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', v_function);
    execute format('grant execute on function public.%s to service_role', v_function);
  end loop;
end $$;

-- As before, with the account's own templates.
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
    'weeklyReports', private.rows_of((select jsonb_agg(
        jsonb_build_object('id', w.id, 'title', w.title, 'question', w.question, 'nextAt', w.next_at, 'createdAt', w.created_at)
        order by w.created_at)
      from public.weekly_reports w where w.user_id = p.user_id)),
    'ownTemplates', private.rows_of((select jsonb_agg(to_jsonb(t) - 'user_id' order by t.created_at)
      from public.own_templates t where t.user_id = p.user_id)),
    'imageSessions', private.rows_of((select jsonb_agg(
        jsonb_build_object('id', i.id, 'createdAt', i.created_at, 'expiresAt', i.expires_at,
          'turns', (select jsonb_agg(t - 'bodyHash') from jsonb_array_elements(i.turns) t))
        order by i.created_at)
      from public.image_sessions i where i.user_id = p.user_id))
  )
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = export_account.user_id
$$;
