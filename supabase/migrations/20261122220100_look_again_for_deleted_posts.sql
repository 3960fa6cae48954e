-- What somebody deletes at its source goes here too. Items are found again by the ids their sources know them by.

alter table public.analyses add column native_ids jsonb;

create or replace function public.finish_analysis(analysis_id uuid, result jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.analyses a set
      state = 'done', report = result -> 'report', items = result -> 'items', native_ids = result -> 'nativeIds',
      outcome = result #>> '{report,outcome}', item_count = jsonb_array_length(result -> 'items'),
      synthetic = (result #>> '{report,synthetic}')::boolean, finished_at = now(), checked_at = now()
    where a.id = analysis_id and a.state <> 'done';
  delete from public.analysis_steps s where s.analysis_id = finish_analysis.analysis_id;
end $$;

-- True for the one who is to look whether a report's posts still stand; once a day.
create function public.claim_look(analysis_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.analyses a set checked_at = now()
    where a.id = claim_look.analysis_id and a.state = 'done' and a.checked_at < now() - interval '24 hours';
  return found;
end $$;

-- Saves a report without what is gone, and forgets the kept answers of sources that hold any of it.
create function public.blank_items(analysis_id uuid, result jsonb, gone jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.analyses a set report = result -> 'report', items = result -> 'items'
    where a.id = blank_items.analysis_id;
  delete from public.source_cache c
    where exists (
      select 1 from jsonb_array_elements(case when jsonb_typeof(c.result -> 'items') = 'array' then c.result -> 'items' else '[]' end) item
      where gone @> jsonb_build_array(jsonb_build_object('source', item ->> 'source', 'nativeId', item ->> 'nativeId'))
    );
end $$;

-- Reports whose posts nobody looked for within a day, those that were looked at longest ago first.
create function public.find_unlooked_analyses(most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(o.id), '[]') from (
    select a.id from public.analyses a
      where a.state = 'done' and a.checked_at < now() - interval '24 hours' and a.expires_at > now()
      order by a.checked_at limit find_unlooked_analyses.most
  ) o
$$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'claim_look(uuid)', 'blank_items(uuid, jsonb, jsonb)', 'find_unlooked_analyses(integer)'
  ] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', v_function);
    execute format('grant execute on function public.%s to service_role', v_function);
  end loop;
end $$;
