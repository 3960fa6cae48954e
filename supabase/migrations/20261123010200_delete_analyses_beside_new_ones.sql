-- The account first, yet so that a report begun from the deleted one may still name its account: its key is not changed.
create or replace function public.delete_analysis(user_id uuid, analysis_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles p where p.user_id = delete_analysis.user_id for no key update;
  delete from public.analyses a where a.id = analysis_id and a.user_id = delete_analysis.user_id;
  return found;
end $$;
