-- What an owner does with kept reports: list and search, rename, delete, share by a link that can be revoked.

create function public.list_analyses(user_id uuid, search text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'title', a.title, 'query', a.query, 'mode', a.mode, 'state', a.state, 'outcome', a.outcome,
      'items', a.item_count, 'synthetic', a.synthetic, 'createdAt', a.created_at, 'expiresAt', a.expires_at,
      'shared', a.share_token is not null, 'previousId', a.previous_id
    ) order by a.created_at desc), '[]')
  from (
    select * from public.analyses a
      where a.user_id = list_analyses.user_id and a.expires_at > now()
        and (coalesce(search, '') = '' or position(lower(search) in lower(a.title || ' ' || a.query)) > 0)
      order by a.created_at desc limit 200
  ) a
$$;

create function public.rename_analysis(user_id uuid, analysis_id uuid, title text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.analyses a set title = left(rename_analysis.title, 200)
    where a.id = analysis_id and a.user_id = rename_analysis.user_id;
  return found;
end $$;

create function public.delete_analysis(user_id uuid, analysis_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.analyses a where a.id = analysis_id and a.user_id = delete_analysis.user_id;
  return found;
end $$;

-- Sets the words of a share link where there are none yet, or takes them away (null). Returns those that hold now.
create function public.share_analysis(user_id uuid, analysis_id uuid, token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_token text;
begin
  update public.analyses a
    set share_token = case when share_analysis.token is null then null else coalesce(a.share_token, share_analysis.token) end
    where a.id = analysis_id and a.user_id = share_analysis.user_id and a.state = 'done'
    returning a.share_token into v_token;
  if not found then
    return jsonb_build_object('found', false);
  end if;
  return jsonb_build_object('found', true, 'token', v_token);
end $$;

create function public.read_shared_analysis(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(a) from public.analyses a
    where a.share_token = read_shared_analysis.token and a.state = 'done' and a.expires_at > now()
$$;

-- For the scheduler: forgets reports after 30 days and answers of sources after 24 hours. Returns how many went.
create function public.purge_analyses() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from public.source_cache c where c.expires_at < now();
  delete from public.analyses a where a.expires_at < now();
  get diagnostics v_count = row_count;
  return v_count;
end $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'list_analyses(uuid, text)', 'rename_analysis(uuid, uuid, text)', 'delete_analysis(uuid, uuid)',
    'share_analysis(uuid, uuid, text)', 'read_shared_analysis(text)', 'purge_analyses()'
  ] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', v_function);
    execute format('grant execute on function public.%s to service_role', v_function);
  end loop;
  -- The hosted database brings its own scheduler (as for run_scheduled_work).
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('whetstone-purge-analyses', '17 * * * *', 'select public.purge_analyses()');
  end if;
end $$;
