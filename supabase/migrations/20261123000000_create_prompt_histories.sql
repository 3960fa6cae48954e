-- The history of the prompt generator (ADR 40): the prompts made for an account, from when its owner asked for a history until it is
-- ended. No row, no history: ending it removes the prompts with the row. No client sees the table; the function reads and writes it
-- for its owner.

create table public.prompt_histories (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  -- Newest first, at most 50 (shared/contracts/prompt-history.ts).
  prompts jsonb not null default '[]' check (jsonb_typeof(prompts) = 'array' and jsonb_array_length(prompts) <= 50),
  started_at timestamptz not null default now()
);

alter table public.prompt_histories enable row level security;
revoke all on public.prompt_histories from public, anon, authenticated, service_role;
grant select on public.prompt_histories to service_role;

-- The prompts of an account, newest first; null where no history is kept.
create function public.read_prompt_history(user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select h.prompts from public.prompt_histories h where h.user_id = read_prompt_history.user_id
$$;

-- Begins a history; one that is kept already stays as it is. Refused by the foreign key where the account is gone.
create function public.start_prompt_history(user_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.prompt_histories (user_id) values (start_prompt_history.user_id) on conflict do nothing
$$;

-- Puts a prompt on top of a history, where one is kept. The same id twice is one prompt: the answer to a repeated call.
create function public.keep_prompt(user_id uuid, prompt jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.prompt_histories h set prompts = (
      select jsonb_agg(p order by at)
      from (
        select p, at from jsonb_array_elements(jsonb_build_array(prompt) || h.prompts) with ordinality as kept (p, at)
        where at = 1 or p ->> 'id' <> prompt ->> 'id'
        order by at limit 50
      ) as newest
    )
    where h.user_id = keep_prompt.user_id;
  return found;
end $$;

-- Removes one prompt. False where it is not there.
create function public.forget_prompt(user_id uuid, prompt_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.prompt_histories h set prompts = coalesce((
      select jsonb_agg(p order by at) from jsonb_array_elements(h.prompts) with ordinality as kept (p, at)
      where p ->> 'id' <> prompt_id
    ), '[]')
    where h.user_id = forget_prompt.user_id and h.prompts @> jsonb_build_array(jsonb_build_object('id', prompt_id));
  return found;
end $$;

-- Ends a history and removes all of its prompts.
create function public.end_prompt_history(user_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.prompt_histories h where h.user_id = end_prompt_history.user_id
$$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'read_prompt_history(uuid)', 'start_prompt_history(uuid)', 'keep_prompt(uuid, jsonb)', 'forget_prompt(uuid, text)',
    'end_prompt_history(uuid)'
  ] loop
    execute format('revoke all on function public.%s from public, anon, authenticated', v_function);
    execute format('grant execute on function public.%s to service_role', v_function);
  end loop;
end $$;
