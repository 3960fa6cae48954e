-- As before, without the reports of an account that is suspended: they are mailed when it is open again.
create or replace function public.take_weekly_mails(most integer) returns jsonb
language sql security definer set search_path = '' as $$
  with taken as (
    update public.analyses a set mailed_at = now()
      where a.id in (
        select o.id from public.analyses o
          where o.weekly_id is not null and o.mailed_at is null and o.state = 'done' and o.expires_at > now()
            and not private.is_suspended(o.user_id)
          order by o.finished_at limit take_weekly_mails.most for update skip locked
      )
      returning a.id, a.user_id, a.title, a.report, a.outcome
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'title', t.title, 'outcome', t.outcome, 'email', u.email,
      'summary', (select coalesce(jsonb_agg(s ->> 'text'), '[]') from jsonb_array_elements(t.report -> 'summary') s)
    )), '[]')
  from taken t join auth.users u on u.id = t.user_id
$$;

create index email_changes_by_old_email on public.email_changes (lower(old_email));

-- As before, and five an hour to one mailbox: what was mailed counts, and what is being mailed, never a try that failed.
-- What is over that stays due, and what was tried longest ago comes first, so that none keeps another waiting.
create or replace function public.claim_email_change_notice(token_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_due public.email_changes;
  v_first_name text;
begin
  select * into v_due from public.email_changes c
    where c.notified_at is null and c.closed_at is null and c.changed_at > now() - interval '7 days'
      and (c.claimed_at is null or c.claimed_at < clock_timestamp() - interval '2 minutes')
      and 5 > (
        select count(*) from public.email_changes o
          where lower(o.old_email) = lower(c.old_email) and (
            o.notified_at > now() - interval '1 hour'
            or (o.notified_at is null and o.claimed_at >= clock_timestamp() - interval '2 minutes')
          )
      )
    order by c.claimed_at nulls first, c.changed_at limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  update public.email_changes c
    set token_hash = claim_email_change_notice.token_hash, claimed_at = clock_timestamp() where c.id = v_due.id;
  select p.first_name into v_first_name from public.profiles p where p.user_id = v_due.user_id;
  return jsonb_build_object(
    'id', v_due.id, 'oldEmail', v_due.old_email, 'newEmail', v_due.new_email, 'firstName', coalesce(v_first_name, '')
  );
end $$;
