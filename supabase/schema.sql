-- The schema as all migrations together leave it, to be read: `npm run schema` writes it, nobody runs it.
-- Changes are made by a new migration; tests/db/schema-file.test.ts compares this file with the database.

-- Types

create domain public.country_code as text constraint country_code_check CHECK ((VALUE ~ '^[+][0-9]{1,4}$'::text));
create domain public.entry_delta as integer constraint entry_delta_check CHECK ((VALUE <> 0));
create domain public.entry_key as text constraint entry_key_check CHECK (((char_length(VALUE) >= 1) AND (char_length(VALUE) <= 160)));
create domain public.entry_reason as text constraint entry_reason_check CHECK (((char_length(VALUE) >= 1) AND (char_length(VALUE) <= 64)));
create domain public.mobile_number as text constraint mobile_number_check CHECK ((VALUE ~ '^([0-9]{10})?$'::text));
create domain public.person_name as text constraint person_name_check CHECK ((char_length(VALUE) <= 100));
create domain public.plan_name as text constraint plan_name_check CHECK ((VALUE = ANY (ARRAY['free'::text, 'starter'::text, 'pro'::text, 'business'::text])));
create domain public.reservation_amount as integer constraint reservation_amount_check CHECK ((VALUE > 0));
create domain public.reservation_key as text constraint reservation_key_check CHECK (((char_length(VALUE) >= 1) AND (char_length(VALUE) <= 128)));
create domain public.reservation_state as text constraint reservation_state_check CHECK ((VALUE = ANY (ARRAY['reserved'::text, 'settled'::text, 'released'::text])));
create domain public.whole_count as integer constraint whole_count_check CHECK ((VALUE >= 0));

-- Tables

create table private.account_hashes (
  user_id uuid not null,
  hash text not null,
  constraint account_hashes_pkey PRIMARY KEY (user_id),
  constraint account_hashes_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE
);

create table private.account_model_usage (
  user_id uuid not null,
  day date not null,
  tokens bigint not null,
  constraint account_model_usage_pkey PRIMARY KEY (user_id),
  constraint account_model_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint account_model_usage_tokens_check CHECK ((tokens >= 0))
);

create table private.free_credit_claims (
  hash text not null,
  user_id uuid,
  kept_until timestamp with time zone,
  constraint free_credit_claims_pkey PRIMARY KEY (hash),
  constraint free_credit_claims_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);

create table private.sign_up_hashes (
  email text not null,
  hash text not null,
  noted_at timestamp with time zone default clock_timestamp() not null,
  constraint sign_up_hashes_pkey PRIMARY KEY (email),
  constraint sign_up_hashes_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);

create table private.source_holds (
  key text not null,
  held_until timestamp with time zone not null,
  constraint source_holds_pkey PRIMARY KEY (key),
  constraint source_holds_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 128)))
);

create table private.source_sessions (
  key text not null,
  sealed text not null,
  expires_at timestamp with time zone not null,
  constraint source_sessions_pkey PRIMARY KEY (key),
  constraint source_sessions_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 128)))
);

create table private.source_spending (
  day date not null,
  micro_usd bigint not null,
  constraint source_spending_pkey PRIMARY KEY (day),
  constraint source_spending_micro_usd_check CHECK ((micro_usd >= 0))
);

create table public.analyses (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  request_id text not null,
  body_hash text not null,
  title text not null,
  query text not null,
  mode text not null,
  question jsonb not null,
  state text default 'queued'::text not null,
  error_code text,
  outcome text,
  report jsonb,
  items jsonb,
  item_count integer default 0 not null,
  synthetic boolean default false not null,
  previous_id uuid,
  share_token text,
  created_at timestamp with time zone default clock_timestamp() not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  checked_at timestamp with time zone,
  expires_at timestamp with time zone default (now() + '30 days'::interval) not null,
  taken_at timestamp with time zone,
  native_ids jsonb,
  weekly_id uuid,
  mailed_at timestamp with time zone,
  constraint analyses_pkey PRIMARY KEY (id),
  constraint analyses_share_token_key UNIQUE (share_token),
  constraint analyses_user_id_request_id_key UNIQUE (user_id, request_id),
  constraint analyses_previous_id_fkey FOREIGN KEY (previous_id) REFERENCES analyses(id) ON DELETE SET NULL,
  constraint analyses_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint analyses_weekly_id_fkey FOREIGN KEY (weekly_id) REFERENCES weekly_reports(id) ON DELETE SET NULL,
  constraint analyses_outcome_check CHECK ((outcome = ANY (ARRAY['solid'::text, 'thin'::text, 'insufficient'::text]))),
  constraint analyses_request_id_check CHECK (((char_length(request_id) >= 1) AND (char_length(request_id) <= 128))),
  constraint analyses_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint analyses_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
);
alter table public.analyses enable row level security;

create table public.analysis_refunds (
  ended text not null,
  refunded boolean default false not null,
  constraint analysis_refunds_pkey PRIMARY KEY (ended),
  constraint analysis_refunds_ended_check CHECK ((ended = ANY (ARRAY['failed'::text, 'insufficient'::text])))
);
alter table public.analysis_refunds enable row level security;

create table public.analysis_steps (
  analysis_id uuid not null,
  step text not null,
  output jsonb,
  done_at timestamp with time zone,
  lease_until timestamp with time zone not null,
  attempts integer default 1 not null,
  constraint analysis_steps_pkey PRIMARY KEY (analysis_id, step),
  constraint analysis_steps_analysis_id_fkey FOREIGN KEY (analysis_id) REFERENCES analyses(id) ON DELETE CASCADE
);
alter table public.analysis_steps enable row level security;

create table public.analytics_events (
  id bigint generated always as identity not null,
  name text not null,
  visitor uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint analytics_events_pkey PRIMARY KEY (id),
  constraint analytics_events_name_check CHECK ((name ~ '^[a-z_]{1,40}$'::text))
);
alter table public.analytics_events enable row level security;

create table public.billing_customers (
  user_id uuid not null,
  customer_id text not null,
  created_at timestamp with time zone default now() not null,
  constraint billing_customers_pkey PRIMARY KEY (user_id),
  constraint billing_customers_customer_id_key UNIQUE (customer_id),
  constraint billing_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint billing_customers_customer_id_check CHECK (((char_length(customer_id) >= 1) AND (char_length(customer_id) <= 255)))
);
alter table public.billing_customers enable row level security;

create table public.credit_entries (
  id bigint generated always as identity not null,
  user_id uuid not null,
  delta entry_delta not null,
  reason entry_reason not null,
  idempotency_key entry_key not null,
  created_at timestamp with time zone default now() not null,
  constraint credit_entries_pkey PRIMARY KEY (id),
  constraint credit_entries_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key)
);
alter table public.credit_entries enable row level security;

create table public.credit_reservations (
  user_id uuid not null,
  key reservation_key not null,
  amount reservation_amount not null,
  reason text not null,
  state reservation_state default 'reserved'::text not null,
  attempt integer default 1 not null,
  body_hash text,
  runs integer default 1 not null,
  reserved_at timestamp with time zone default now() not null,
  last_run integer default 0 not null,
  open_runs integer[] default '{}'::integer[] not null,
  newest_run_after interval default '00:00:00'::interval not null,
  constraint credit_reservations_pkey PRIMARY KEY (user_id, key)
);
alter table public.credit_reservations enable row level security;

create table public.device_tokens (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token_hash text not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone default (now() + '90 days'::interval) not null,
  revoked_at timestamp with time zone,
  constraint device_tokens_pkey PRIMARY KEY (id),
  constraint device_tokens_token_hash_key UNIQUE (token_hash),
  constraint device_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint device_tokens_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint device_tokens_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
alter table public.device_tokens enable row level security;

create table public.email_changes (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  old_email text not null,
  new_email text not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  token_hash text,
  claimed_at timestamp with time zone,
  notified_at timestamp with time zone,
  closed_at timestamp with time zone,
  recovered_at timestamp with time zone,
  password_set_at timestamp with time zone,
  constraint email_changes_pkey PRIMARY KEY (id),
  constraint email_changes_token_hash_key UNIQUE (token_hash),
  constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint email_changes_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
alter table public.email_changes enable row level security;

create table public.engine_runs (
  id uuid not null,
  user_id uuid not null,
  tokens integer not null,
  within_budget boolean not null,
  started_at timestamp with time zone default now() not null,
  constraint engine_runs_pkey PRIMARY KEY (id),
  constraint engine_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint engine_runs_tokens_check CHECK ((tokens >= 0))
);
alter table public.engine_runs enable row level security;

create table public.image_sessions (
  id text not null,
  user_id uuid not null,
  turns jsonb not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint image_sessions_pkey PRIMARY KEY (id),
  constraint image_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint image_sessions_id_check CHECK ((id ~ '^session_[A-Za-z0-9_-]{8,80}$'::text)),
  constraint image_sessions_turns_check CHECK (((jsonb_typeof(turns) = 'array'::text) AND ((jsonb_array_length(turns) >= 1) AND (jsonb_array_length(turns) <= 60))))
);
alter table public.image_sessions enable row level security;

create table public.model_usage (
  day date not null,
  tokens bigint not null,
  constraint model_usage_pkey PRIMARY KEY (day),
  constraint model_usage_tokens_check CHECK ((tokens >= 0))
);
alter table public.model_usage enable row level security;

create table public.own_templates (
  user_id uuid not null,
  id uuid not null,
  title text not null,
  content text not null,
  revision integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint own_templates_pkey PRIMARY KEY (user_id, id),
  constraint own_templates_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint own_templates_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 20000))),
  constraint own_templates_revision_check CHECK ((revision >= 1)),
  constraint own_templates_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
);
alter table public.own_templates enable row level security;

create table public.payments (
  id text default (gen_random_uuid())::text not null,
  user_id uuid not null,
  date timestamp with time zone default now() not null,
  amount numeric(14,3) not null,
  currency text,
  status text default 'Paid'::text not null,
  subscription_id text,
  plan text,
  credits integer default 0 not null,
  credits_recalled integer default 0 not null,
  refunded_amount numeric(14,3) default 0 not null,
  number text,
  hosted_invoice_url text,
  invoice_pdf text,
  dispute_id text,
  credits_disputed integer default 0 not null,
  disputes_won text[] default '{}'::text[] not null,
  total numeric(14,3),
  disputes_lost text[] default '{}'::text[] not null,
  disputes_forgiven text[] default '{}'::text[] not null,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint payments_amount_check CHECK ((amount >= (0)::numeric)),
  constraint payments_credits_check CHECK ((credits >= 0)),
  constraint payments_credits_disputed_check CHECK ((credits_disputed >= 0)),
  constraint payments_credits_recalled_check CHECK ((credits_recalled >= 0)),
  constraint payments_currency_check CHECK ((currency ~ '^[a-z]{3}$'::text)),
  constraint payments_dispute_id_check CHECK (((char_length(dispute_id) >= 1) AND (char_length(dispute_id) <= 255))),
  constraint payments_id_check CHECK (((char_length(id) >= 1) AND (char_length(id) <= 255))),
  constraint payments_plan_check CHECK ((plan = ANY (ARRAY['starter'::text, 'pro'::text, 'business'::text]))),
  constraint payments_status_check CHECK ((status = ANY (ARRAY['Paid'::text, 'Failed'::text, 'Refunded'::text, 'Partially refunded'::text, 'Disputed'::text]))),
  constraint payments_total_check CHECK ((total >= (0)::numeric))
);
alter table public.payments enable row level security;

create table public.plan_weekly_reports (
  plan text not null,
  most integer not null,
  constraint plan_weekly_reports_pkey PRIMARY KEY (plan),
  constraint plan_weekly_reports_most_check CHECK ((most >= 0))
);
alter table public.plan_weekly_reports enable row level security;

create table public.profiles (
  user_id uuid not null,
  first_name person_name default ''::text not null,
  last_name person_name default ''::text not null,
  username person_name default ''::text not null,
  email text default ''::text not null,
  country_code country_code default '+91'::text not null,
  mobile_number mobile_number default ''::text not null,
  created_at timestamp with time zone default now() not null,
  plan plan_name default 'free'::text not null,
  subscription_status text default 'free'::text not null,
  subscription_id text,
  subscription_start_date timestamp with time zone,
  subscription_end_date timestamp with time zone,
  credits whole_count default 0 not null,
  email_verified boolean default false not null,
  email_verified_at timestamp with time zone,
  last_credit_use timestamp with time zone,
  last_credit_refresh timestamp with time zone,
  monthly_refresh_count whole_count default 0 not null,
  refresh_count_reset_date timestamp with time zone,
  last_free_credits_reclaim timestamp with time zone,
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.profiles enable row level security;

create table public.prompt_histories (
  user_id uuid not null,
  prompts jsonb default '[]'::jsonb not null,
  started_at timestamp with time zone default now() not null,
  constraint prompt_histories_pkey PRIMARY KEY (user_id),
  constraint prompt_histories_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint prompt_histories_prompts_check CHECK (((jsonb_typeof(prompts) = 'array'::text) AND (jsonb_array_length(prompts) <= 50)))
);
alter table public.prompt_histories enable row level security;

create table public.rate_limits (
  bucket text not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint rate_limits_pkey PRIMARY KEY (bucket),
  constraint rate_limits_bucket_check CHECK (((char_length(bucket) >= 1) AND (char_length(bucket) <= 128)))
);
alter table public.rate_limits enable row level security;

create table public.source_cache (
  key text not null,
  result jsonb,
  lease_until timestamp with time zone,
  fetched_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint source_cache_pkey PRIMARY KEY (key),
  constraint source_cache_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 128)))
);
alter table public.source_cache enable row level security;

create table public.source_keys (
  user_id uuid not null,
  owner text not null,
  sealed text not null,
  set_at timestamp with time zone default now() not null,
  state text default 'untried'::text not null,
  constraint source_keys_pkey PRIMARY KEY (user_id, owner),
  constraint source_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint source_keys_owner_check CHECK ((owner = ANY (ARRAY['reddit'::text, 'stackexchange'::text, 'youtube'::text, 'x'::text, 'brave'::text, 'tavily'::text, 'bluesky'::text]))),
  constraint source_keys_sealed_check CHECK (((char_length(sealed) >= 20) AND (char_length(sealed) <= 8000))),
  constraint source_keys_state_check CHECK ((state = ANY (ARRAY['untried'::text, 'works'::text, 'refused'::text])))
);
alter table public.source_keys enable row level security;

create table public.stripe_events (
  id text not null,
  type text not null,
  received_at timestamp with time zone default now() not null,
  handled_at timestamp with time zone,
  error text,
  constraint stripe_events_pkey PRIMARY KEY (id),
  constraint stripe_events_id_check CHECK (((char_length(id) >= 1) AND (char_length(id) <= 255))),
  constraint stripe_events_type_check CHECK (((char_length(type) >= 1) AND (char_length(type) <= 255)))
);
alter table public.stripe_events enable row level security;

create table public.subscriptions (
  id text not null,
  user_id uuid not null,
  customer_id text,
  plan text not null,
  status text not null,
  current_period_start timestamp with time zone,
  current_period_end timestamp with time zone,
  cancel_at_period_end boolean default false not null,
  created_at timestamp with time zone default now() not null,
  synced_at timestamp with time zone not null,
  next_plan text,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint subscriptions_id_check CHECK (((char_length(id) >= 1) AND (char_length(id) <= 255))),
  constraint subscriptions_next_plan_check CHECK ((next_plan = ANY (ARRAY['starter'::text, 'pro'::text, 'business'::text]))),
  constraint subscriptions_plan_check CHECK ((plan = ANY (ARRAY['starter'::text, 'pro'::text, 'business'::text]))),
  constraint subscriptions_status_check CHECK (((char_length(status) >= 1) AND (char_length(status) <= 64)))
);
alter table public.subscriptions enable row level security;

create table public.templates (
  id text not null,
  title text not null,
  description text not null,
  category text not null,
  category_name text not null,
  content text not null,
  "position" integer not null,
  created_at timestamp with time zone default now() not null,
  constraint templates_pkey PRIMARY KEY (id),
  constraint templates_position_key UNIQUE ("position"),
  constraint templates_category_check CHECK ((category = ANY (ARRAY['persona'::text, 'unmasked'::text, 'email'::text]))),
  constraint templates_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
alter table public.templates enable row level security;

create table public.weekly_reports (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  title text not null,
  question jsonb not null,
  feed_token text not null,
  next_at timestamp with time zone not null,
  last_id uuid,
  skipped text,
  created_at timestamp with time zone default now() not null,
  constraint weekly_reports_pkey PRIMARY KEY (id),
  constraint weekly_reports_feed_token_key UNIQUE (feed_token),
  constraint weekly_reports_last_id_fkey FOREIGN KEY (last_id) REFERENCES analyses(id) ON DELETE SET NULL,
  constraint weekly_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(user_id) ON DELETE CASCADE,
  constraint weekly_reports_skipped_check CHECK ((skipped = ANY (ARRAY['insufficient_credits'::text, 'plan'::text]))),
  constraint weekly_reports_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
);
alter table public.weekly_reports enable row level security;

-- Views

create view private.analytics_counts as
 SELECT (created_at)::date AS day,
    name,
    (count(*))::integer AS events,
    (count(DISTINCT visitor))::integer AS visitors
   FROM analytics_events
  GROUP BY ((created_at)::date), name
  ORDER BY ((created_at)::date) DESC, name;

-- Indexes

CREATE INDEX analyses_of_user ON public.analyses USING btree (user_id, created_at DESC);
CREATE INDEX analyses_of_weekly ON public.analyses USING btree (weekly_id, created_at DESC) WHERE (weekly_id IS NOT NULL);
CREATE INDEX analyses_open ON public.analyses USING btree (created_at) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX analytics_events_by_day ON public.analytics_events USING btree (created_at);
CREATE INDEX credit_reservations_open ON public.credit_reservations USING btree (reserved_at) WHERE ((state)::text = 'reserved'::text);
CREATE INDEX device_tokens_user ON public.device_tokens USING btree (user_id);
CREATE INDEX email_changes_by_old_email ON public.email_changes USING btree (lower(old_email));
CREATE INDEX email_changes_due ON public.email_changes USING btree (changed_at) WHERE (notified_at IS NULL);
CREATE INDEX email_changes_user ON public.email_changes USING btree (user_id);
CREATE INDEX engine_runs_of_account ON public.engine_runs USING btree (user_id, started_at);
CREATE INDEX free_credit_claims_user ON private.free_credit_claims USING btree (user_id);
CREATE INDEX image_sessions_expired ON public.image_sessions USING btree (expires_at);
CREATE INDEX image_sessions_of_user ON public.image_sessions USING btree (user_id);
CREATE INDEX payments_user ON public.payments USING btree (user_id, date DESC);
CREATE INDEX stripe_events_open ON public.stripe_events USING btree (received_at) WHERE (handled_at IS NULL);
CREATE INDEX subscriptions_user ON public.subscriptions USING btree (user_id);
CREATE INDEX weekly_reports_due ON public.weekly_reports USING btree (next_at);
CREATE INDEX weekly_reports_of_user ON public.weekly_reports USING btree (user_id);

-- Policies

create policy "Owners read their entries" on public.credit_entries as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Suspended accounts see nothing" on public.credit_entries as restrictive for all to authenticated using (( SELECT private.may_act() AS may_act));
create policy "Owners list their device tokens" on public.device_tokens as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Suspended accounts see nothing" on public.device_tokens as restrictive for all to authenticated using (( SELECT private.may_act() AS may_act));
create policy "Owners read their payments" on public.payments as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Suspended accounts see nothing" on public.payments as restrictive for all to authenticated using (( SELECT private.may_act() AS may_act));
create policy "Owners edit their profile" on public.profiles as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their profile" on public.profiles as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Suspended accounts see nothing" on public.profiles as restrictive for all to authenticated using (( SELECT private.may_act() AS may_act));
create policy "Owners read their subscriptions" on public.subscriptions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Suspended accounts see nothing" on public.subscriptions as restrictive for all to authenticated using (( SELECT private.may_act() AS may_act));
create policy "Signed-in users read all templates" on public.templates as permissive for select to authenticated using (( SELECT private.may_act() AS may_act));

-- Functions

CREATE OR REPLACE FUNCTION private.anonymise_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_nobody constant uuid := gen_random_uuid();
begin
  perform set_config('whetstone.anonymise', 'on', true);
  update public.credit_entries e set user_id = v_nobody, idempotency_key = 'anonymised#' || e.id
    where e.user_id = old.user_id;
  perform set_config('whetstone.anonymise', 'off', true);
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.claim_free_credits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_hash text;
begin
  select a.hash into v_hash from private.account_hashes a where a.user_id = new.id;
  if not found then
    return new;
  end if;
  insert into private.free_credit_claims as c (hash, user_id) values (v_hash, new.id)
    on conflict (hash) do update set user_id = excluded.user_id, kept_until = null
      where c.user_id = excluded.user_id or c.user_id is null and c.kept_until <= now();
  if not found and exists (
    select from public.credit_entries e where e.user_id = new.id and e.idempotency_key = 'signup'
  ) then
    perform private.lock_balance(new.id);
    perform private.recall_credits(new.id, 250, 'signup', 'signup#again');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.close_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.credit_reservations r set body_hash = 'deleted'
    where r.user_id = old.user_id and r.key = old.request_id and r.state = 'settled';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.correct_account_tokens(p_user_id uuid, p_day date, p_change integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.account_model_usage u set tokens = greatest(0, u.tokens + p_change)
    where u.user_id = p_user_id and u.day = p_day
$function$;

CREATE OR REPLACE FUNCTION private.create_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_data constant jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object'
    then new.raw_user_meta_data else '{}'::jsonb end;
  v_hash text;
begin
  insert into public.profiles (user_id, email, first_name, last_name, username, country_code, mobile_number)
  values (
    new.id,
    coalesce(new.email, ''),
    left(coalesce(v_data ->> 'first_name', ''), 100),
    left(coalesce(v_data ->> 'last_name', ''), 100),
    left(coalesce(v_data ->> 'username', ''), 100),
    coalesce(substring(v_data ->> 'country_code' from '^[+][0-9]{1,4}$'), '+91'),
    coalesce(substring(v_data ->> 'mobile_number' from '^[0-9]{10}$'), '')
  )
  on conflict (user_id) do nothing;
  delete from private.sign_up_hashes s where s.email = lower(new.email) returning s.hash into v_hash;
  if v_hash is not null then
    insert into private.account_hashes (user_id, hash) values (new.id, v_hash) on conflict do nothing;
  end if;
  if v_hash is null or not private.is_claimed(v_hash) then
    perform public.grant_credits(new.id, 250, 'signup', 'signup');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.credit_share(p_payment payments, p_money numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when greatest(p_payment.total, p_payment.amount) = 0 then 0
    else floor(p_payment.credits * least(1, p_money / greatest(p_payment.total, p_payment.amount)))::integer end
$function$;

CREATE OR REPLACE FUNCTION private.decide_reclaim(p profiles, p_now timestamp with time zone)
 RETURNS TABLE(outcome text, next_at timestamp with time zone)
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  v_open_at constant timestamptz := coalesce(p.last_free_credits_reclaim, p.created_at) + interval '720 hours';
begin
  if p.plan <> 'free' then
    outcome := 'not_free';
  elsif p_now < v_open_at then
    outcome := 'cooldown';
    next_at := v_open_at;
  else
    outcome := 'granted';
    next_at := p_now + interval '720 hours';
  end if;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION private.decide_refresh(p profiles, p_now timestamp with time zone)
 RETURNS TABLE(outcome text, refreshes integer, next_at timestamp with time zone, month_end timestamp with time zone)
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  v_cooled_at constant timestamptz := coalesce(p.last_credit_refresh, p.created_at) + interval '72 hours';
begin
  month_end := (date_trunc('month', p_now at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  refreshes := case when p_now < p.refresh_count_reset_date then p.monthly_refresh_count else 0 end;
  if p.plan <> 'free' then
    outcome := 'not_free';
  elsif refreshes >= 5 then
    outcome := 'monthly_limit';
    next_at := greatest(month_end, v_cooled_at);
  elsif p_now < v_cooled_at then
    outcome := 'cooldown';
    next_at := v_cooled_at;
  else
    outcome := 'granted';
    refreshes := refreshes + 1;
    next_at := p_now + interval '72 hours';
    if refreshes >= 5 then
      next_at := greatest(month_end, next_at);
    end if;
  end if;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION private.end_access(p_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from auth.refresh_tokens t where t.user_id::text = p_user_id::text;
  delete from auth.sessions s where s.user_id = p_user_id;
  update public.device_tokens t set revoked_at = now() where t.user_id = p_user_id and t.revoked_at is null;
  update auth.users u
    set confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '',
        email_change_token_current = '', reauthentication_token = '', phone_change = '', phone_change_token = ''
    where u.id = p_user_id;
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using p_user_id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.end_suspended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.end_access(new.id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.entry_key(p_key text, p_attempt integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when p_attempt = 1 then p_key else p_key || '#' || p_attempt end
$function$;

CREATE OR REPLACE FUNCTION private.fail_stale_analyses()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_stale record;
  v_count integer := 0;
begin
  for v_stale in
    select a.id, a.user_id from public.analyses a
      where a.state in ('queued', 'running') and a.created_at < now() - interval '1 day'
      order by a.user_id, a.id limit 500
  loop
    perform from public.profiles p where p.user_id = v_stale.user_id for update skip locked;
    if found then
      perform public.fail_analysis(v_stale.id, 'timeout');
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION private.find_caller(p_user_id uuid, p_session_id uuid, p_token_hash text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if p_user_id is null then
    return public.verify_device_token(p_token_hash);
  elsif p_session_id is not null and not exists (
    select from auth.sessions s where s.id = p_session_id and s.user_id = p_user_id
  ) then
    return null;
  end if;
  return (
    select p.user_id from public.profiles p where p.user_id = p_user_id and not private.is_suspended(p_user_id)
  );
end $function$;

CREATE OR REPLACE FUNCTION private.follow_auth_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.profiles p
    set email = coalesce(new.email, ''),
        email_verified = new.email_confirmed_at is not null,
        -- spec §3: set on the first verified login.
        email_verified_at = coalesce(
          p.email_verified_at,
          case when new.email_confirmed_at is not null then new.last_sign_in_at end
        )
    where p.user_id = new.id
      and (p.email is distinct from coalesce(new.email, '')
        or p.email_verified is distinct from (new.email_confirmed_at is not null)
        or p.email_verified_at is null);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_subscriptions(p_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_best public.subscriptions;
begin
  select * into v_best from public.subscriptions s
    where s.user_id = p_user_id and s.status in ('active', 'trialing', 'past_due')
    order by private.plan_credits(s.plan) desc, s.current_period_end desc nulls last
    limit 1;
  perform set_config('whetstone.ledger', 'on', true);
  update public.profiles p
    set plan = coalesce(v_best.plan, 'free'),
        subscription_status = case
          when v_best.id is null then 'free' when v_best.cancel_at_period_end then 'cancelled' else v_best.plan end,
        subscription_id = v_best.id,
        subscription_start_date = v_best.current_period_start,
        subscription_end_date = v_best.current_period_end
    where p.user_id = p_user_id;
  perform set_config('whetstone.ledger', 'off', true);
end $function$;

CREATE OR REPLACE FUNCTION private.forget_source_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.source_sessions s where s.key = old.owner || '/' || old.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.give_back(p credit_reservations)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.credit_reservations r set state = 'released', open_runs = '{}'
    where r.user_id = p.user_id and r.key = p.key;
  return private.write_entry(p.user_id, p.amount, p.reason, private.entry_key(p.key, p.attempt) || '#release');
end $function$;

CREATE OR REPLACE FUNCTION private.give_back_stale(p_user_id uuid, p_except text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_held public.credit_reservations;
  v_count integer := 0;
begin
  for v_held in
    select * from public.credit_reservations r
      where r.user_id = p_user_id and r.state = 'reserved' and r.key is distinct from p_except and private.is_given_up(r)
  loop
    perform private.give_back(v_held);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_entry_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_setting('whetstone.ledger', true) is distinct from 'on' then
    raise sqlstate 'PT403' using message = 'forbidden', detail = 'entries are written by the credit functions';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_profile_money()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_setting('whetstone.ledger', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.credits <> 0 or new.plan <> 'free' then
      raise sqlstate 'PT403' using message = 'forbidden', detail = 'credits and plan start at 0 and free';
    end if;
  elsif new.credits is distinct from old.credits or new.plan is distinct from old.plan then
    raise sqlstate 'PT403' using message = 'forbidden', detail = 'credits and plan change only in their functions';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.hold_account_tokens(p_user_id uuid, p_tokens integer, p_budget bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_today constant date := (now() at time zone 'utc')::date;
begin
  if p_tokens = 0 then
    return true;
  end if;
  if p_tokens > p_budget then
    return false;
  end if;
  insert into private.account_model_usage as u (user_id, day, tokens) values (p_user_id, v_today, p_tokens)
    on conflict on constraint account_model_usage_pkey do update
      set day = v_today, tokens = case when u.day = v_today then u.tokens else 0 end + p_tokens
      where p_budget is null or u.day <> v_today or u.tokens + p_tokens <= p_budget;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.hold_tokens(p_tokens integer, p_budget bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if p_tokens = 0 then
    return true;
  end if;
  if p_tokens > p_budget then
    return false;
  end if;
  insert into public.model_usage as u (day, tokens) values ((now() at time zone 'utc')::date, p_tokens)
    on conflict on constraint model_usage_pkey do update set tokens = u.tokens + p_tokens
      where p_budget is null or u.tokens + p_tokens <= p_budget;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.is_claimed(p_hash text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from private.free_credit_claims c where c.hash = p_hash and (c.user_id is not null or c.kept_until > now())
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_given_up(p credit_reservations)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select p.state = 'reserved' and p.reserved_at + p.newest_run_after < now() - interval '15 minutes'
$function$;

CREATE OR REPLACE FUNCTION private.is_suspended(p_user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from auth.users u where u.id = p_user_id and u.banned_until > now())
$function$;

CREATE OR REPLACE FUNCTION private.keep_claim()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.free_credit_claims c set user_id = null, kept_until = now() + interval '30 days'
    where c.user_id = old.user_id;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_account(p_user_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.profiles where user_id = p_user_id for update;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_balance(p_user_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_balance integer;
begin
  select credits into v_balance from public.profiles where user_id = p_user_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return v_balance;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_key(p_user_id uuid, p_key text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(p_user_id::text || p_key, 0)) $function$;

CREATE OR REPLACE FUNCTION private.lock_open_analysis(p_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id uuid;
begin
  select a.user_id into v_user_id from public.analyses a where a.id = p_id;
  if not found or not private.lock_account(v_user_id) then
    return false;
  end if;
  perform from public.analyses a where a.id = p_id and a.state in ('queued', 'running') for update;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_own_profile()
 RETURNS profiles
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_profile public.profiles;
begin
  if not private.may_act() then
    raise sqlstate 'PT401' using message = 'unauthorized';
  end if;
  select * into v_profile from public.profiles where user_id = auth.uid() for update;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  end if;
  return v_profile;
end $function$;

CREATE OR REPLACE FUNCTION private.may_act()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from auth.users u where u.id = auth.uid() and (u.banned_until is null or u.banned_until <= now())
  ) and (
    auth.jwt() ->> 'session_id' is null or exists (
      select from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = auth.uid()
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.most_weekly_reports(p_user_id uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select w.most from public.profiles p join public.plan_weekly_reports w on w.plan = p.subscription_status
    where p.user_id = p_user_id), 0)
$function$;

CREATE OR REPLACE FUNCTION private.note_email_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce(old.email, '') <> '' and current_setting('whetstone.recovering', true) is distinct from 'on' then
    insert into public.email_changes (user_id, old_email, new_email)
      select new.id, old.email, coalesce(new.email, '')
      where exists (select from public.profiles p where p.user_id = new.id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.payment_status(p_payment payments)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_payment.dispute_id is not null then 'Disputed'
    when p_payment.refunded_amount <= 0 then 'Paid'
    when p_payment.refunded_amount >= p_payment.amount then 'Refunded'
    else 'Partially refunded' end
$function$;

CREATE OR REPLACE FUNCTION private.plan_credits(p_plan text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case p_plan when 'free' then 250 when 'starter' then 5500 when 'pro' then 9500 when 'business' then 14500 end
$function$;

CREATE OR REPLACE FUNCTION private.purchases_closed(p_user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.payments p where p.user_id = p_user_id and p.disputes_lost <> '{}')
$function$;

CREATE OR REPLACE FUNCTION private.recall_credits(p_user_id uuid, p_amount integer, p_reason text, p_key text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_profile public.profiles;
  v_taken integer;
begin
  select * into v_profile from public.profiles p where p.user_id = p_user_id;
  v_taken := least(v_profile.credits, p_amount);
  if v_taken <= 0 then
    return 0;
  end if;
  perform private.write_entry(p_user_id, -v_taken, p_reason, p_key);
  -- Nobody used them.
  update public.profiles p set last_credit_use = v_profile.last_credit_use where p.user_id = p_user_id;
  return v_taken;
end $function$;

CREATE OR REPLACE FUNCTION private.refund_analysis()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_ended constant text := case when new.state = 'failed' then 'failed' else new.outcome end;
  v_paid public.credit_reservations;
  v_key text;
begin
  if not exists (select from public.analysis_refunds r where r.ended = v_ended and r.refunded) then
    return null;
  end if;
  perform private.lock_balance(new.user_id);
  select * into v_paid from public.credit_reservations r
    where r.user_id = new.user_id and r.key = new.request_id and r.state = 'settled';
  v_key := private.entry_key(v_paid.key, v_paid.attempt) || '#refund';
  if v_paid.key is null or exists (
    select from public.credit_entries e where e.user_id = new.user_id and e.idempotency_key = v_key
  ) then
    return null;
  end if;
  perform private.write_entry(new.user_id, v_paid.amount, v_paid.reason, v_key);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and current_setting('whetstone.anonymise', true) = 'on' then
    if (new.id, new.delta, new.reason, new.created_at) = (old.id, old.delta, old.reason, old.created_at) then
      return new;
    end if;
  end if;
  raise sqlstate 'PT403' using message = 'forbidden', detail = 'ledger entries are never changed nor removed';
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_linking_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise sqlstate 'PT422' using message = 'invalid_request', detail = 'a first name holds no links and no line breaks';
end $function$;

CREATE OR REPLACE FUNCTION private.remove_reservations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.credit_reservations r where r.user_id = old.user_id;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.reserve(p_user_id uuid, p_amount integer, p_reason text, p_key text)
 RETURNS TABLE(outcome text, balance integer, charged boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_balance integer := private.lock_balance(p_user_id);
  v_held public.credit_reservations;
begin
  select * into v_held from public.credit_reservations r where r.user_id = p_user_id and r.key = p_key;
  if found and (v_held.amount <> p_amount or v_held.reason <> p_reason) then
    return query select 'conflict', v_balance, false;
    return;
  end if;
  if found and v_held.state <> 'released' then
    return query select 'reserved', v_balance, false;
    return;
  end if;
  if v_held.key is null and exists (
    select from public.credit_entries e where e.user_id = p_user_id and e.idempotency_key = p_key
  ) then
    return query select 'conflict', v_balance, false;
    return;
  end if;
  if v_balance < p_amount then
    return query select 'insufficient_credits', v_balance, false;
    return;
  end if;
  insert into public.credit_reservations as r (user_id, key, amount, reason)
    values (p_user_id, p_key, p_amount, p_reason)
    on conflict on constraint credit_reservations_pkey do update
      set state = 'reserved', attempt = r.attempt + 1, runs = 1, reserved_at = now(), open_runs = '{}', newest_run_after = '0';
  v_balance := private.write_entry(
    p_user_id, -p_amount, p_reason, private.entry_key(p_key, coalesce(v_held.attempt, 0) + 1)
  );
  return query select 'reserved', v_balance, true;
end $function$;

CREATE OR REPLACE FUNCTION private.revoke_device_tokens()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.device_tokens t set revoked_at = now() where t.user_id = new.id and t.revoked_at is null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.rows_of(p_rows jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(p_rows, '[]')
$function$;

CREATE OR REPLACE FUNCTION private.template_of(p_row own_templates)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', p_row.id, 'title', p_row.title, 'content', p_row.content, 'revision', p_row.revision,
    'updatedAt', p_row.updated_at)
$function$;

CREATE OR REPLACE FUNCTION private.write_entry(p_user_id uuid, p_delta integer, p_reason text, p_key text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_balance integer;
begin
  perform set_config('whetstone.ledger', 'on', true);
  insert into public.credit_entries (user_id, delta, reason, idempotency_key)
    values (p_user_id, p_delta, p_reason, p_key);
  update public.profiles
    set credits = credits + p_delta,
        last_credit_use = case when p_delta < 0 then now() else last_credit_use end
    where user_id = p_user_id
    returning credits into v_balance;
  perform set_config('whetstone.ledger', 'off', true);
  return v_balance;
end $function$;

CREATE OR REPLACE FUNCTION public.add_weekly_report(user_id uuid, analysis_id uuid, feed_token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_row public.analyses;
  v_id uuid;
begin
  -- Locked, so that two at once are counted one after the other.
  perform 1 from public.profiles p where p.user_id = add_weekly_report.user_id for update;
  select * into v_row from public.analyses a
    where a.id = analysis_id and a.user_id = add_weekly_report.user_id and a.state = 'done';
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  select w.id into v_id from public.weekly_reports w
    where w.user_id = v_row.user_id and (w.id = v_row.weekly_id or w.last_id = v_row.id);
  if found then
    return jsonb_build_object('outcome', 'found', 'id', v_id);
  end if;
  if (select count(*) from public.weekly_reports w where w.user_id = v_row.user_id)
    >= private.most_weekly_reports(v_row.user_id) then
    return jsonb_build_object('outcome', 'limit');
  end if;
  insert into public.weekly_reports (user_id, title, question, feed_token, next_at, last_id)
    values (
      v_row.user_id, v_row.title,
      v_row.question || jsonb_build_object('to', null, 'sources', (v_row.question -> 'sources') - 'import'),
      add_weekly_report.feed_token, now() + interval '7 days', v_row.id
    )
    returning id into v_id;
  return jsonb_build_object('outcome', 'added', 'id', v_id);
end $function$;

CREATE OR REPLACE FUNCTION public.apply_dispute(event_id text, invoice_id text, dispute_id text, amount numeric, lost boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  v_dispute_id constant text := apply_dispute.dispute_id;
  v_payment public.payments;
  v_share integer;
  v_taken integer;
  v_outcome text := 'duplicate';
begin
  select * into v_payment from public.payments p where p.id = invoice_id and p.status <> 'Failed';
  if not found or not private.lock_account(v_payment.user_id) then
    return jsonb_build_object('outcome', 'unknown_payment');
  end if;
  select * into v_payment from public.payments p where p.id = invoice_id;
  if v_payment.dispute_id is null and not v_dispute_id = any (v_payment.disputes_won) then
    v_outcome := 'applied';
    v_share := private.credit_share(v_payment, apply_dispute.amount);
    v_taken := private.recall_credits(
      v_payment.user_id, least(v_share, v_payment.credits - v_payment.credits_recalled), 'dispute',
      'dispute#' || v_dispute_id
    );
    update public.payments p
      set dispute_id = v_dispute_id, credits_disputed = v_taken, status = 'Disputed'
      where p.id = invoice_id;
  end if;
  if apply_dispute.lost
    and not v_dispute_id = any (v_payment.disputes_won || v_payment.disputes_lost || v_payment.disputes_forgiven) then
    v_outcome := 'applied';
    update public.payments p set disputes_lost = p.disputes_lost || v_dispute_id where p.id = invoice_id;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object(
    'outcome', v_outcome, 'userId', v_payment.user_id,
    'credits', (select p.credits from public.profiles p where p.user_id = v_payment.user_id)
  );
end $function$;

CREATE OR REPLACE FUNCTION public.apply_dispute_won(event_id text, invoice_id text, dispute_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  v_dispute_id constant text := apply_dispute_won.dispute_id;
  v_payment public.payments;
  v_given_back integer := 0;
  v_outcome text := 'duplicate';
begin
  select * into v_payment from public.payments p where p.id = invoice_id and p.status <> 'Failed';
  if not found or not private.lock_account(v_payment.user_id) then
    return jsonb_build_object('outcome', 'unknown_payment');
  end if;
  select * into v_payment from public.payments p where p.id = invoice_id;
  if not v_dispute_id = any (v_payment.disputes_won) then
    v_outcome := 'applied';
    if v_payment.dispute_id = v_dispute_id then
      v_given_back := v_payment.credits_disputed;
      v_payment.dispute_id := null;
    end if;
    if v_given_back > 0 then
      perform private.write_entry(v_payment.user_id, v_given_back, 'dispute', 'dispute#' || v_dispute_id || '#won');
    end if;
    update public.payments p
      set dispute_id = v_payment.dispute_id,
          credits_disputed = p.credits_disputed - v_given_back,
          disputes_won = p.disputes_won || v_dispute_id,
          disputes_lost = array_remove(p.disputes_lost, v_dispute_id),
          status = private.payment_status(v_payment)
      where p.id = invoice_id;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object(
    'outcome', v_outcome, 'credits', (select p.credits from public.profiles p where p.user_id = v_payment.user_id)
  );
end $function$;

CREATE OR REPLACE FUNCTION public.apply_invoice_failed(event_id text, invoice_id text, user_id uuid, subscription_id text, plan text, amount numeric, currency text, failed_at timestamp with time zone, number text DEFAULT NULL::text, hosted_invoice_url text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  v_outcome text := 'unknown_user';
begin
  if private.lock_account(apply_invoice_failed.user_id) then
    insert into public.payments (
      id, user_id, date, amount, currency, status, subscription_id, plan, number, hosted_invoice_url
    ) values (
      invoice_id, apply_invoice_failed.user_id, coalesce(failed_at, now()), apply_invoice_failed.amount,
      lower(apply_invoice_failed.currency), 'Failed', apply_invoice_failed.subscription_id, apply_invoice_failed.plan,
      apply_invoice_failed.number, apply_invoice_failed.hosted_invoice_url
    )
    on conflict (id) do nothing;
    v_outcome := case when found then 'recorded' else 'duplicate' end;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', v_outcome);
end $function$;

CREATE OR REPLACE FUNCTION public.apply_invoice_paid(event_id text, invoice_id text, user_id uuid, subscription_id text, plan text, amount numeric, currency text, paid_at timestamp with time zone, credits integer DEFAULT NULL::integer, number text DEFAULT NULL::text, hosted_invoice_url text DEFAULT NULL::text, invoice_pdf text DEFAULT NULL::text, total numeric DEFAULT NULL::numeric)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  v_user_id constant uuid := apply_invoice_paid.user_id;
  v_credits constant integer := coalesce(apply_invoice_paid.credits, private.plan_credits(apply_invoice_paid.plan), 0);
  v_balance integer;
  v_outcome text;
  v_key constant text := 'invoice#' || invoice_id;
begin
  if v_credits not between 0 and private.plan_credits('business') then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  if not private.lock_account(v_user_id) then
    perform public.finish_stripe_event(event_id);
    return jsonb_build_object('outcome', 'unknown_user');
  end if;
  select p.credits into v_balance from public.profiles p where p.user_id = v_user_id;
  if exists (select from public.payments p where p.id = invoice_id and (p.status <> 'Failed' or p.user_id <> v_user_id)) then
    v_outcome := 'duplicate';
  else
    insert into public.payments as p (
      id, user_id, date, amount, currency, status, subscription_id, plan, credits, number, hosted_invoice_url, invoice_pdf,
      total
    ) values (
      invoice_id, v_user_id, coalesce(paid_at, now()), apply_invoice_paid.amount, lower(apply_invoice_paid.currency), 'Paid',
      apply_invoice_paid.subscription_id, apply_invoice_paid.plan, v_credits, apply_invoice_paid.number,
      apply_invoice_paid.hosted_invoice_url, apply_invoice_paid.invoice_pdf, apply_invoice_paid.total
    )
    on conflict (id) do update set
      date = excluded.date, amount = excluded.amount, status = 'Paid', credits = excluded.credits,
      hosted_invoice_url = excluded.hosted_invoice_url, invoice_pdf = excluded.invoice_pdf,
      total = excluded.total;
    v_outcome := 'recorded';
    if v_credits > 0 then
      v_balance := private.write_entry(
        v_user_id, v_credits, case when apply_invoice_paid.subscription_id is null then 'extra' else 'plan' end, v_key
      );
      v_outcome := 'granted';
    end if;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', v_outcome, 'credits', v_balance);
end $function$;

CREATE OR REPLACE FUNCTION public.apply_refund(event_id text, invoice_id text, refunded numeric)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_payment public.payments;
  v_recalled integer;
  v_outcome text := 'duplicate';
begin
  select * into v_payment from public.payments p where p.id = invoice_id and p.status <> 'Failed';
  if not found or not private.lock_account(v_payment.user_id) then
    return jsonb_build_object('outcome', 'unknown_payment');
  end if;
  select * into v_payment from public.payments p where p.id = invoice_id;
  if refunded > v_payment.refunded_amount then
    v_outcome := 'applied';
    v_recalled := private.credit_share(v_payment, refunded);
    perform private.recall_credits(
      v_payment.user_id, v_recalled - v_payment.credits_recalled, 'refund',
      'refund#' || invoice_id || '#' || v_recalled
    );
    v_payment.refunded_amount := refunded;
    update public.payments p
      set refunded_amount = refunded, credits_recalled = v_recalled, status = private.payment_status(v_payment)
      where p.id = invoice_id;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object(
    'outcome', v_outcome, 'credits', (select p.credits from public.profiles p where p.user_id = v_payment.user_id)
  );
end $function$;

CREATE OR REPLACE FUNCTION public.apply_subscription(event_id text, user_id uuid, subscription_id text, customer_id text, plan text, status text, period_start timestamp with time zone, period_end timestamp with time zone, cancel_at_period_end boolean, fetched_at timestamp with time zone, next_plan text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  v_user_id constant uuid := apply_subscription.user_id;
  v_kept public.subscriptions;
  v_outcome text := 'applied';
begin
  if not private.lock_account(v_user_id) then
    v_outcome := 'unknown_user';
  else
    select * into v_kept from public.subscriptions s where s.id = subscription_id;
    if v_kept.user_id <> v_user_id then
      v_outcome := 'conflict';
    elsif v_kept.synced_at > fetched_at then
      v_outcome := 'stale';
    else
      insert into public.subscriptions (
        id, user_id, customer_id, plan, status, current_period_start, current_period_end, cancel_at_period_end, next_plan,
        synced_at
      ) values (
        subscription_id, v_user_id, apply_subscription.customer_id, apply_subscription.plan, apply_subscription.status,
        period_start, period_end, coalesce(apply_subscription.cancel_at_period_end, false), apply_subscription.next_plan,
        fetched_at
      )
      on conflict (id) do update set
        customer_id = excluded.customer_id, plan = excluded.plan, status = excluded.status,
        current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end, next_plan = excluded.next_plan,
        synced_at = excluded.synced_at;
      perform private.follow_subscriptions(v_user_id);
    end if;
  end if;
  perform public.finish_stripe_event(event_id);
  return jsonb_build_object('outcome', v_outcome);
end $function$;

CREATE OR REPLACE FUNCTION public.begin_run(run_id uuid, user_id uuid, session_id uuid, token_hash text, per_minute integer, at_once integer, tokens integer, budget bigint, account_budget bigint DEFAULT NULL::bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id constant uuid := private.find_caller(begin_run.user_id, begin_run.session_id, begin_run.token_hash);
  v_known public.engine_runs;
  v_wait_ms integer;
  v_within boolean;
begin
  if v_user_id is null then
    return jsonb_build_object('outcome', 'unauthorized');
  end if;
  select * into v_known from public.engine_runs r where r.id = run_id;
  if found then
    return jsonb_build_object('outcome', 'begun', 'userId', v_user_id, 'withinBudget', v_known.within_budget);
  end if;
  -- Its row is locked from here on: two runs of one account are counted one after the other.
  v_wait_ms := public.hit_rate_limit('runs:' || v_user_id, per_minute, 60);
  if v_wait_ms > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retryAfterMs', v_wait_ms);
  end if;
  delete from public.engine_runs r where r.user_id = v_user_id and r.started_at < now() - interval '400 seconds';
  if (select count(*) from public.engine_runs r where r.user_id = v_user_id) >= at_once then
    return jsonb_build_object('outcome', 'rate_limited', 'retryAfterMs', 2000);
  end if;
  v_within := private.hold_account_tokens(v_user_id, begin_run.tokens, account_budget);
  if v_within and not private.hold_tokens(begin_run.tokens, budget) then
    v_within := false;
    perform private.correct_account_tokens(v_user_id, (now() at time zone 'utc')::date, -begin_run.tokens);
  end if;
  insert into public.engine_runs (id, user_id, tokens, within_budget)
    values (run_id, v_user_id, case when v_within then begin_run.tokens else 0 end, v_within);
  return jsonb_build_object('outcome', 'begun', 'userId', v_user_id, 'withinBudget', v_within);
end $function$;

CREATE OR REPLACE FUNCTION public.begin_weekly_reports(price integer, reason text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_due public.weekly_reports;
  v_key text;
  v_skipped text;
  v_analysis uuid;
  v_begun integer := 0;
begin
  for v_due in
    select * from public.weekly_reports w where w.next_at <= now() order by w.next_at limit 20 for update skip locked
  loop
    v_key := 'weekly-' || v_due.id || '-' || extract(epoch from v_due.next_at)::bigint;
    v_skipped := null;
    v_analysis := null;
    if private.is_suspended(v_due.user_id) or (
      select count(*) from public.weekly_reports w where w.user_id = v_due.user_id and w.created_at <= v_due.created_at
    ) > private.most_weekly_reports(v_due.user_id) then
      v_skipped := 'plan';
    else
      begin
        perform public.spend_credits(v_due.user_id, price, begin_weekly_reports.reason, v_key);
        perform public.settle_credits(v_due.user_id, v_key);
        insert into public.analyses (user_id, request_id, body_hash, title, query, mode, question, previous_id, weekly_id)
          values (
            v_due.user_id, v_key, v_key, v_due.title, v_due.question ->> 'query', v_due.question ->> 'mode', v_due.question,
            v_due.last_id, v_due.id
          )
          on conflict on constraint analyses_user_id_request_id_key do nothing
          returning id into v_analysis;
        v_begun := v_begun + 1;
      exception
        when sqlstate 'PT402' then
          v_skipped := 'insufficient_credits';
        -- The owner spent under this key: the turn is theirs to lose, and nobody else's.
        when sqlstate 'PT409' then
          null;
      end;
    end if;
    -- Weeks that were missed are not made up for.
    update public.weekly_reports w set
        next_at = v_due.next_at + interval '7 days' * ceil(greatest(1, extract(epoch from now() - v_due.next_at) / 604800 + 0.000001)),
        last_id = coalesce(v_analysis, w.last_id), skipped = v_skipped
      where w.id = v_due.id;
  end loop;
  return v_begun;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_wording(run_id uuid, user_id uuid, tokens integer, budget bigint, account_budget bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.hold_account_tokens(begin_wording.user_id, begin_wording.tokens, account_budget) then
    return false;
  end if;
  if not private.hold_tokens(begin_wording.tokens, budget) then
    perform private.correct_account_tokens(
      begin_wording.user_id, (now() at time zone 'utc')::date, -begin_wording.tokens
    );
    return false;
  end if;
  insert into public.engine_runs (id, user_id, tokens, within_budget)
    values (begin_wording.run_id, begin_wording.user_id, begin_wording.tokens, true);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.blank_items(analysis_id uuid, result jsonb, gone jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.analyses a set report = result -> 'report', items = result -> 'items'
    where a.id = blank_items.analysis_id;
  delete from public.source_cache c
    where exists (
      select 1 from jsonb_array_elements(case when jsonb_typeof(c.result -> 'items') = 'array' then c.result -> 'items' else '[]' end) item
      where gone @> jsonb_build_array(jsonb_build_object('source', item ->> 'source', 'nativeId', item ->> 'nativeId'))
    );
end $function$;

CREATE OR REPLACE FUNCTION public.claim_analysis_step(analysis_id uuid, step text, lease_seconds integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_row public.analysis_steps;
  v_lease constant timestamptz := clock_timestamp() + make_interval(secs => lease_seconds);
begin
  insert into public.analysis_steps as s (analysis_id, step, lease_until)
    values (claim_analysis_step.analysis_id, claim_analysis_step.step, v_lease) on conflict do nothing
    returning * into v_row;
  if found then
    return jsonb_build_object('outcome', 'claimed');
  end if;
  select * into v_row from public.analysis_steps s
    where s.analysis_id = claim_analysis_step.analysis_id and s.step = claim_analysis_step.step for update;
  if v_row.done_at is not null then
    return jsonb_build_object('outcome', 'done');
  elsif v_row.lease_until > clock_timestamp() then
    return jsonb_build_object('outcome', 'busy');
  elsif v_row.attempts >= 3 then
    return jsonb_build_object('outcome', 'exhausted');
  end if;
  update public.analysis_steps s set lease_until = v_lease, attempts = s.attempts + 1
    where s.analysis_id = v_row.analysis_id and s.step = v_row.step;
  return jsonb_build_object('outcome', 'claimed');
end $function$;

CREATE OR REPLACE FUNCTION public.claim_email_change_notice(token_hash text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.claim_look(analysis_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.analyses a set checked_at = now()
    where a.id = claim_look.analysis_id and a.state = 'done' and a.checked_at < now() - interval '24 hours';
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.claim_source_cache(key text, lease_seconds integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_row public.source_cache;
  v_now constant timestamptz := clock_timestamp();
begin
  insert into public.source_cache as c (key, lease_until, expires_at)
    values (claim_source_cache.key, v_now + make_interval(secs => lease_seconds), v_now + interval '24 hours')
    on conflict do nothing returning * into v_row;
  if found then
    return jsonb_build_object('outcome', 'claimed');
  end if;
  select * into v_row from public.source_cache c where c.key = claim_source_cache.key for update;
  if v_row.result is not null and v_row.expires_at > v_now then
    return jsonb_build_object('outcome', 'hit', 'result', v_row.result);
  elsif v_row.lease_until > v_now then
    return jsonb_build_object('outcome', 'busy');
  end if;
  update public.source_cache c
    set result = null, lease_until = v_now + make_interval(secs => lease_seconds), expires_at = v_now + interval '24 hours'
    where c.key = claim_source_cache.key;
  return jsonb_build_object('outcome', 'claimed');
end $function$;

CREATE OR REPLACE FUNCTION public.claim_stripe_event(event_id text, event_type text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_is_handled boolean;
begin
  insert into public.stripe_events as e (id, type) values (event_id, event_type)
    on conflict (id) do update set type = e.type
    returning handled_at is not null into v_is_handled;
  return not v_is_handled;
end $function$;

CREATE OR REPLACE FUNCTION public.create_device_token(user_id uuid, token_hash text, name text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  v_user_id constant uuid := create_device_token.user_id;
  v_token public.device_tokens;
begin
  if not private.lock_account(v_user_id) then
    return null;
  end if;
  insert into public.device_tokens (user_id, token_hash, name, created_at)
    values (v_user_id, create_device_token.token_hash, create_device_token.name, clock_timestamp())
    returning * into v_token;
  update public.device_tokens t set revoked_at = now()
    where t.id in (
      select d.id from public.device_tokens d
        where d.user_id = v_user_id and d.revoked_at is null and d.expires_at > now() and d.id <> v_token.id
        order by d.last_used_at is null, d.last_used_at is null and d.created_at > now() - interval '1 hour',
          d.created_at desc, d.id
        offset 19
    );
  return jsonb_build_object(
    'id', v_token.id, 'name', v_token.name, 'createdAt', v_token.created_at, 'lastUsedAt', null,
    'expiresAt', v_token.expires_at
  );
end $function$;

CREATE OR REPLACE FUNCTION public.delete_account(user_id uuid, address_hash text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id constant uuid := delete_account.user_id;
  v_found boolean;
begin
  perform from public.profiles p where p.user_id = v_user_id for update;
  v_found := found;
  delete from public.rate_limits l where l.bucket like '%' || v_user_id::text || '%';
  delete from auth.refresh_tokens t where t.user_id::text = v_user_id::text;
  -- The identity service's own log names people; a hosted project may keep it where we do not reach.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries a where a.payload::text like '%' || v_user_id::text || '%';
  end if;
  if v_found and address_hash is not null then
    insert into private.free_credit_claims as c (hash, kept_until) values (address_hash, now() + interval '30 days')
      on conflict (hash) do update set kept_until = excluded.kept_until where c.user_id is null;
  end if;
  delete from auth.users u where u.id = v_user_id;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_analysis(user_id uuid, analysis_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.profiles p where p.user_id = delete_analysis.user_id for no key update;
  delete from public.analyses a where a.id = analysis_id and a.user_id = delete_analysis.user_id;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_image_session(user_id uuid, session_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.image_sessions s where s.id = session_id and s.user_id = delete_image_session.user_id;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_own_template(user_id uuid, template_id uuid, base integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.own_templates t
    where t.user_id = delete_own_template.user_id and t.id = template_id and t.revision = base;
  return found or not exists (
    select 1 from public.own_templates t where t.user_id = delete_own_template.user_id and t.id = template_id
  );
end $function$;

CREATE OR REPLACE FUNCTION public.delete_weekly_report(user_id uuid, weekly_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.weekly_reports w where w.id = weekly_id and w.user_id = delete_weekly_report.user_id;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_analysis_step(analysis_id uuid, step text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.analysis_steps s set lease_until = clock_timestamp()
    where s.analysis_id = drop_analysis_step.analysis_id and s.step = drop_analysis_step.step and s.done_at is null
$function$;

CREATE OR REPLACE FUNCTION public.end_cancelled_subscriptions()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_ended record;
  v_count integer := 0;
begin
  for v_ended in
    select s.id, s.user_id from public.subscriptions s
      where s.cancel_at_period_end and s.status in ('active', 'trialing', 'past_due')
        and s.current_period_end < now() - interval '1 hour'
      order by s.user_id, s.id
  loop
    perform private.lock_account(v_ended.user_id);
    update public.subscriptions s set status = 'canceled' where s.id = v_ended.id;
    perform private.follow_subscriptions(v_ended.user_id);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION public.end_prompt_history(user_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.prompt_histories h where h.user_id = end_prompt_history.user_id
$function$;

CREATE OR REPLACE FUNCTION public.end_run(run_id uuid, used_tokens integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_run public.engine_runs;
  v_day date;
  v_change integer;
begin
  delete from public.engine_runs r where r.id = run_id returning * into v_run;
  if v_run.tokens > 0 then
    v_day := (v_run.started_at at time zone 'utc')::date;
    v_change := greatest(0, used_tokens) - v_run.tokens;
    perform private.correct_account_tokens(v_run.user_id, v_day, v_change);
    update public.model_usage u set tokens = greatest(0, u.tokens + v_change) where u.day = v_day;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.export_account(user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.fail_analysis(analysis_id uuid, code text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.lock_open_analysis(fail_analysis.analysis_id) then
    update public.analyses a set state = 'failed', error_code = code, finished_at = now()
      where a.id = fail_analysis.analysis_id;
  end if;
  delete from public.analysis_steps s where s.analysis_id = fail_analysis.analysis_id;
end $function$;

CREATE OR REPLACE FUNCTION public.find_billing_user(customer_id text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.user_id from public.billing_customers c where c.customer_id = find_billing_user.customer_id
$function$;

CREATE OR REPLACE FUNCTION public.find_confirmed_owner(email text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('email', u.email, 'firstName', coalesce(p.first_name, ''))
  from auth.users u left join public.profiles p on p.user_id = u.id
  where u.email = lower(btrim(find_confirmed_owner.email)) and u.email_confirmed_at is not null
  limit 1
$function$;

CREATE OR REPLACE FUNCTION public.find_recovered_account(token_hash text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_change public.email_changes;
begin
  select * into v_change from public.email_changes c
    where c.token_hash = find_recovered_account.token_hash and c.recovered_at is not null and c.password_set_at is null;
  if not found or private.is_suspended(v_change.user_id) then
    return jsonb_build_object('outcome', 'invalid');
  elsif v_change.recovered_at < now() - interval '1 hour' then
    return jsonb_build_object('outcome', 'expired');
  end if;
  return jsonb_build_object('outcome', 'open', 'userId', v_change.user_id);
end $function$;

CREATE OR REPLACE FUNCTION public.find_running_analysis(user_id uuid, body_hash text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.request_id from public.analyses a
    where a.user_id = find_running_analysis.user_id and a.body_hash = find_running_analysis.body_hash
      and a.state in ('queued', 'running') and a.created_at > now() - interval '10 minutes'
    order by a.created_at, a.id limit 1
$function$;

CREATE OR REPLACE FUNCTION public.find_unlooked_analyses(most integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(o.id), '[]') from (
    select a.id from public.analyses a
      where a.state = 'done' and a.checked_at < now() - interval '24 hours' and a.expires_at > now()
      order by a.checked_at limit find_unlooked_analyses.most
  ) o
$function$;

CREATE OR REPLACE FUNCTION public.finish_analysis(analysis_id uuid, result jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.lock_open_analysis(finish_analysis.analysis_id) then
    update public.analyses a set
        state = 'done', report = result -> 'report', items = result -> 'items', native_ids = result -> 'nativeIds',
        outcome = result #>> '{report,outcome}', item_count = jsonb_array_length(result -> 'items'), synthetic = (result #>> '{report,synthetic}')::boolean,
        finished_at = now(), checked_at = now()
      where a.id = finish_analysis.analysis_id;
  end if;
  delete from public.analysis_steps s where s.analysis_id = finish_analysis.analysis_id;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_email_change_notice(id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.email_changes c set notified_at = now()
    where c.id = finish_email_change_notice.id and c.notified_at is null;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_recovery(token_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.email_changes c set password_set_at = now()
    where c.token_hash = finish_recovery.token_hash and c.recovered_at is not null and c.password_set_at is null;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_stripe_event(event_id text, error text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.stripe_events e
    set handled_at = case when finish_stripe_event.error is null then coalesce(e.handled_at, now()) else e.handled_at end,
        error = left(finish_stripe_event.error, 200)
    where e.id = event_id;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_prompt(user_id uuid, prompt_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.prompt_histories h set prompts = coalesce((
      select jsonb_agg(p order by at) from jsonb_array_elements(h.prompts) with ordinality as kept (p, at)
      where p ->> 'id' <> prompt_id
    ), '[]')
    where h.user_id = forget_prompt.user_id and h.prompts @> jsonb_build_array(jsonb_build_object('id', prompt_id));
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.give_up_device_token(token_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.device_tokens t set revoked_at = now()
    where t.token_hash = give_up_device_token.token_hash and t.revoked_at is null;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.grant_credits(user_id uuid, amount integer, reason text, key text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id constant uuid := grant_credits.user_id;
  v_balance integer;
  v_entry public.credit_entries;
begin
  if amount is null or amount <= 0 or coalesce(key, '') = '' or coalesce(reason, '') = '' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  perform private.lock_key(v_user_id, grant_credits.key);
  v_balance := private.lock_balance(v_user_id);
  select * into v_entry from public.credit_entries e
    where e.user_id = v_user_id and e.idempotency_key = grant_credits.key;
  if not found then
    return private.write_entry(v_user_id, amount, reason, key);
  end if;
  if v_entry.delta <> amount or v_entry.reason <> grant_credits.reason then
    raise sqlstate 'PT409' using message = 'conflict';
  end if;
  return v_balance;
end $function$;

CREATE OR REPLACE FUNCTION public.hit_rate_limit(bucket text, max_hits integer, window_seconds integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_now constant timestamptz := clock_timestamp();
  v_length constant interval := make_interval(secs => window_seconds);
  v_row public.rate_limits;
begin
  insert into public.rate_limits as l (bucket, window_start, hits) values (hit_rate_limit.bucket, v_now, 1)
    on conflict on constraint rate_limits_pkey do update
      set hits = case when l.window_start + v_length <= v_now then 1 else least(l.hits + 1, max_hits + 1) end,
          window_start = case when l.window_start + v_length <= v_now then v_now else l.window_start end
    returning * into v_row;
  if v_row.hits <= max_hits then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_row.window_start + v_length - v_now) * 1000)::integer);
end $function$;

CREATE OR REPLACE FUNCTION public.hit_rate_limits(buckets text[], max_hits integer[], window_seconds integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_wait integer := 0;
begin
  begin
    for v_at in 1 .. coalesce(array_length(buckets, 1), 0) loop
      v_wait := public.hit_rate_limit(buckets[v_at], max_hits[v_at], hit_rate_limits.window_seconds);
      if v_wait > 0 then
        raise sqlstate 'PT429' using message = 'rate_limited';
      end if;
    end loop;
  exception
    when sqlstate 'PT429' then
      return v_wait;
  end;
  return 0;
end $function$;

CREATE OR REPLACE FUNCTION public.hold_source(key text, wait_ms integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_until constant timestamptz := clock_timestamp() + make_interval(secs => wait_ms / 1000.0);
begin
  delete from private.source_holds h where h.key in (
    select o.key from private.source_holds o where o.held_until <= clock_timestamp() for update skip locked
  );
  insert into private.source_holds as h (key, held_until) values (hold_source.key, v_until)
    on conflict on constraint source_holds_pkey do update set held_until = greatest(h.held_until, v_until);
end $function$;

CREATE OR REPLACE FUNCTION public.is_link_expired(token_hash text, kind text, life_seconds integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- The patterns are those of the service's own indexes, which are used for their sake.
  select case kind
    when 'signup' then exists (
      select from auth.users u where u.confirmation_token = token_hash and u.confirmation_token !~ '^[0-9 ]*$'
        and u.confirmation_sent_at < now() - make_interval(secs => life_seconds))
    when 'recovery' then exists (
      select from auth.users u where u.recovery_token = token_hash and u.recovery_token !~ '^[0-9 ]*$'
        and u.recovery_sent_at < now() - make_interval(secs => life_seconds))
    when 'email_change' then exists (
      select from auth.users u where u.email_change_token_new = token_hash and u.email_change_token_new !~ '^[0-9 ]*$'
        and u.email_change_sent_at < now() - make_interval(secs => life_seconds))
    else false
  end
$function$;

CREATE OR REPLACE FUNCTION public.is_suspended()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_suspended(auth.uid())
$function$;

CREATE OR REPLACE FUNCTION public.keep_prompt(user_id uuid, prompt jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_source_session(key text, sealed text, seconds integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_until constant timestamptz := clock_timestamp() + make_interval(secs => seconds);
begin
  delete from private.source_sessions s where s.key in (
    select o.key from private.source_sessions o where o.expires_at <= clock_timestamp() for update skip locked
  );
  insert into private.source_sessions as s (key, sealed, expires_at) values (keep_source_session.key, keep_source_session.sealed, v_until)
    on conflict on constraint source_sessions_pkey do update set sealed = excluded.sealed, expires_at = excluded.expires_at;
end $function$;

CREATE OR REPLACE FUNCTION public.list_analyses(user_id uuid, search text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.list_device_tokens(user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'name', t.name, 'createdAt', t.created_at, 'lastUsedAt', t.last_used_at, 'expiresAt', t.expires_at
  ) order by t.created_at desc, t.id), '[]')
  from public.device_tokens t
  where t.user_id = list_device_tokens.user_id and t.revoked_at is null and t.expires_at > now()
$function$;

CREATE OR REPLACE FUNCTION public.list_own_templates(user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.template_of(t) order by t.updated_at desc, t.id), '[]')
  from public.own_templates t where t.user_id = list_own_templates.user_id
$function$;

CREATE OR REPLACE FUNCTION public.list_running_subscriptions(user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(s.id order by s.id), '[]') from public.subscriptions s
    where s.user_id = list_running_subscriptions.user_id and s.status not in ('canceled', 'incomplete_expired')
$function$;

CREATE OR REPLACE FUNCTION public.list_weekly_reports(user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'most', private.most_weekly_reports(list_weekly_reports.user_id),
    'reports', coalesce(jsonb_agg(jsonb_build_object(
      'id', w.id, 'title', w.title, 'nextAt', w.next_at, 'lastId', w.last_id, 'skipped', w.skipped, 'feedToken', w.feed_token
    ) order by w.created_at), '[]'))
  from public.weekly_reports w where w.user_id = list_weekly_reports.user_id
$function$;

CREATE OR REPLACE FUNCTION public.note_sign_up(email text, address_hash text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.sign_up_hashes where noted_at < now() - interval '1 hour';
  insert into private.sign_up_hashes as s (email, hash) values (lower(note_sign_up.email), address_hash)
    on conflict on constraint sign_up_hashes_pkey do update set hash = excluded.hash, noted_at = clock_timestamp();
$function$;

CREATE OR REPLACE FUNCTION public.note_source_key(user_id uuid, owner text, state text, asked_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.source_keys k set state = note_source_key.state
    where k.user_id = note_source_key.user_id and k.owner = note_source_key.owner
      and k.set_at <= note_source_key.asked_at and k.state <> note_source_key.state
$function$;

CREATE OR REPLACE FUNCTION public.open_analysis(user_id uuid, request_id text, body_hash text, fields jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.open_request(user_id uuid, token_hash text, request_id text, body_hash text, amount integer, reason text, session_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id constant uuid :=
    private.find_caller(open_request.user_id, open_request.session_id, open_request.token_hash);
  v_held public.credit_reservations;
  v_result record;
  v_run integer;
begin
  if v_user_id is null then
    return jsonb_build_object('outcome', 'unauthorized');
  end if;
  perform private.lock_key(v_user_id, request_id);
  if not private.lock_account(v_user_id) then
    return jsonb_build_object('outcome', 'unauthorized');
  end if;
  perform private.give_back_stale(v_user_id, request_id);

  select * into v_held from public.credit_reservations r where r.user_id = v_user_id and r.key = request_id;
  if found and v_held.state <> 'released' and v_held.reserved_at < now() - interval '10 minutes'
    or found and v_held.state <> 'released' and v_held.runs >= 3
    or found and v_held.body_hash is distinct from open_request.body_hash then
    return jsonb_build_object('outcome', 'conflict');
  end if;

  select * into v_result from private.reserve(v_user_id, amount, reason, request_id);
  if v_result.outcome = 'reserved' then
    update public.credit_reservations r
      set body_hash = open_request.body_hash, runs = case when v_result.charged then 1 else r.runs + 1 end,
          last_run = r.last_run + 1, open_runs = r.open_runs || (r.last_run + 1), newest_run_after = now() - r.reserved_at
      where r.user_id = v_user_id and r.key = request_id
      returning r.last_run into v_run;
  end if;
  return jsonb_build_object(
    'outcome', v_result.outcome, 'userId', v_user_id, 'credits', v_result.balance, 'charged', v_result.charged,
    'run', v_run
  );
end $function$;

CREATE OR REPLACE FUNCTION public.purge_address_hashes()
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with told as (delete from private.sign_up_hashes where noted_at < now() - interval '1 hour' returning 1),
    gone as (delete from private.free_credit_claims where user_id is null and kept_until <= now() returning 1)
  select ((select count(*) from told) + (select count(*) from gone))::integer
$function$;

CREATE OR REPLACE FUNCTION public.purge_analyses()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_count integer;
begin
  delete from public.source_cache c where c.expires_at < now();
  delete from public.analyses a where a.expires_at < now();
  get diagnostics v_count = row_count;
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION public.purge_analytics_events()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_count integer;
begin
  delete from public.analytics_events where created_at < now() - interval '2 years';
  get diagnostics v_count = row_count;
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION public.purge_expired_rows()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_tokens integer;
  v_reservations integer;
  v_events integer;
  v_changes integer;
begin
  delete from public.device_tokens t
    where t.expires_at < now() - interval '30 days' or t.revoked_at < now() - interval '30 days';
  get diagnostics v_tokens = row_count;
  -- A request's key stays in the ledger, so a late repeat of it is still refused.
  delete from public.credit_reservations r where r.state <> 'reserved' and r.reserved_at < now() - interval '30 days';
  get diagnostics v_reservations = row_count;
  -- The provider repeats an event for three days at most.
  delete from public.stripe_events e where e.handled_at < now() - interval '90 days';
  get diagnostics v_events = row_count;
  delete from public.email_changes c where c.changed_at < now() - interval '30 days';
  get diagnostics v_changes = row_count;
  return jsonb_build_object(
    'device_tokens', v_tokens, 'credit_reservations', v_reservations, 'stripe_events', v_events,
    'email_changes', v_changes, 'rate_limits', public.purge_rate_limits()
  );
end $function$;

CREATE OR REPLACE FUNCTION public.purge_image_sessions()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_count integer;
begin
  delete from public.image_sessions s where s.expires_at <= now();
  get diagnostics v_count = row_count;
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION public.purge_rate_limits()
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (delete from public.rate_limits where window_start < now() - interval '1 day' returning 1)
  select count(*)::integer from gone
$function$;

CREATE OR REPLACE FUNCTION public.read_analysis(analysis_id uuid, user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select to_jsonb(a) from public.analyses a
    where a.id = analysis_id and (read_analysis.user_id is null or a.user_id = read_analysis.user_id)
      and a.expires_at > now()
$function$;

CREATE OR REPLACE FUNCTION public.read_analysis_steps(analysis_id uuid, steps text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(s.step, s.output), '{}') from public.analysis_steps s
    where s.analysis_id = read_analysis_steps.analysis_id and s.step = any (read_analysis_steps.steps) and s.done_at is not null
$function$;

CREATE OR REPLACE FUNCTION public.read_billing_account(user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'userId', p.user_id, 'email', p.email, 'name', trim(p.first_name || ' ' || p.last_name), 'plan', p.plan,
    'customerId', c.customer_id, 'purchasesClosed', private.purchases_closed(p.user_id),
    'subscription', case when s.id is not null then jsonb_build_object(
      'id', s.id, 'plan', s.plan, 'status', s.status, 'cancelAtPeriodEnd', s.cancel_at_period_end,
      'currentPeriodEnd', s.current_period_end) end
  )
  from public.profiles p
  left join public.billing_customers c on c.user_id = p.user_id
  left join public.subscriptions s on s.id = p.subscription_id
  where p.user_id = read_billing_account.user_id
$function$;

CREATE OR REPLACE FUNCTION public.read_credits(user_id uuid, token_hash text, session_id uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id constant uuid :=
    private.find_caller(read_credits.user_id, read_credits.session_id, read_credits.token_hash);
begin
  return (select p.credits from public.profiles p where p.user_id = v_user_id);
end $function$;

CREATE OR REPLACE FUNCTION public.read_image_session(user_id uuid, session_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.read_payment_status(user_id uuid, invoice_id text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.status from public.payments p
    where p.id = read_payment_status.invoice_id and p.user_id = read_payment_status.user_id
$function$;

CREATE OR REPLACE FUNCTION public.read_prompt_history(user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select h.prompts from public.prompt_histories h where h.user_id = read_prompt_history.user_id
$function$;

CREATE OR REPLACE FUNCTION public.read_shared_analysis(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select to_jsonb(a) from public.analyses a
    where a.share_token = read_shared_analysis.token and a.state = 'done' and a.expires_at > now()
      and not private.is_suspended(a.user_id)
$function$;

CREATE OR REPLACE FUNCTION public.read_source_hold(key text)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(ceil(max(extract(epoch from h.held_until - clock_timestamp())) * 1000)::integer, 0)
  from private.source_holds h where h.key = read_source_hold.key and h.held_until > clock_timestamp()
$function$;

CREATE OR REPLACE FUNCTION public.read_source_keys(user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('owner', k.owner, 'sealed', k.sealed, 'setAt', k.set_at, 'state', k.state)
      order by k.owner), '[]')
    from public.source_keys k where k.user_id = read_source_keys.user_id
$function$;

CREATE OR REPLACE FUNCTION public.read_source_session(key text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.sealed from private.source_sessions s
  where s.key = read_source_session.key and s.expires_at > clock_timestamp()
$function$;

CREATE OR REPLACE FUNCTION public.read_weekly_feed(feed_token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('title', w.title, 'reports', coalesce((
    select jsonb_agg(jsonb_build_object(
        'id', a.id, 'finishedAt', a.finished_at,
        'summary', (select coalesce(jsonb_agg(s ->> 'text'), '[]') from jsonb_array_elements(a.report -> 'summary') s)
      ) order by a.finished_at desc)
      from (
        select * from public.analyses a where a.weekly_id = w.id and a.state = 'done' and a.expires_at > now()
          order by a.finished_at desc limit 20
      ) a), '[]'))
  from public.weekly_reports w
  where w.feed_token = read_weekly_feed.feed_token and not private.is_suspended(w.user_id)
$function$;

CREATE OR REPLACE FUNCTION public.reclaim_free_credits()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_profile constant public.profiles := private.lock_own_profile();
  v_now constant timestamptz := clock_timestamp();
  v_credits integer := v_profile.credits;
  v_decided record;
  v_count integer;
begin
  select * into v_decided from private.decide_reclaim(v_profile, v_now);
  if v_decided.outcome = 'granted' then
    v_credits := private.write_entry(
      v_profile.user_id, private.plan_credits('free'), 'reclaim', 'reclaim#' || extract(epoch from v_now)
    );
    update public.profiles p set last_free_credits_reclaim = v_now where p.user_id = v_profile.user_id;
  end if;
  select count(*) into v_count from public.credit_entries e
    where e.user_id = v_profile.user_id and e.reason = 'reclaim';
  return jsonb_build_object(
    'outcome', v_decided.outcome, 'credits', v_credits, 'nextAt', v_decided.next_at, 'count', v_count
  );
end $function$;

CREATE OR REPLACE FUNCTION public.record_analytics_event(name text, visitor uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.analytics_events (name, visitor) values (record_analytics_event.name, record_analytics_event.visitor)
$function$;

CREATE OR REPLACE FUNCTION public.recover_email(token_hash text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_change public.email_changes;
begin
  select * into v_change from public.email_changes c where c.token_hash = recover_email.token_hash;
  -- One account's links wait for each other here: a change of address holds its row in auth.users too.
  perform from auth.users u where u.id = v_change.user_id for update;
  select * into v_change from public.email_changes c where c.token_hash = recover_email.token_hash for update;
  if not found or v_change.closed_at is not null then
    return jsonb_build_object('outcome', 'invalid');
  elsif v_change.changed_at < now() - interval '7 days' then
    return jsonb_build_object('outcome', 'expired');
  end if;
  delete from auth.users u
    where lower(u.email) = lower(v_change.old_email) and u.id <> v_change.user_id and u.email_confirmed_at is null;
  if exists (
    select from auth.users u where lower(u.email) = lower(v_change.old_email) and u.id <> v_change.user_id
  ) then
    return jsonb_build_object('outcome', 'email_in_use');
  end if;
  perform set_config('whetstone.recovering', 'on', true);
  update auth.users u
    set email = v_change.old_email, email_confirmed_at = coalesce(u.email_confirmed_at, now()), updated_at = now(),
        encrypted_password = ''
    where u.id = v_change.user_id;
  perform set_config('whetstone.recovering', 'off', true);
  update auth.identities i set identity_data = i.identity_data || jsonb_build_object('email', v_change.old_email)
    where i.user_id = v_change.user_id and i.provider = 'email';
  perform private.end_access(v_change.user_id);
  update public.email_changes c set closed_at = now()
    where c.user_id = v_change.user_id and c.changed_at >= v_change.changed_at and c.closed_at is null;
  update public.email_changes c set recovered_at = case when c.id = v_change.id then now() end
    where c.user_id = v_change.user_id and (c.id = v_change.id or c.recovered_at is not null);
  return jsonb_build_object('outcome', 'recovered', 'userId', v_change.user_id);
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_credits()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_profile constant public.profiles := private.lock_own_profile();
  v_now constant timestamptz := clock_timestamp();
  v_opens_at constant timestamptz := v_profile.created_at + interval '30 days';
  v_credits integer := v_profile.credits;
  v_decided record;
begin
  select * into v_decided from private.decide_refresh(v_profile, v_now);
  if v_decided.outcome = 'granted' and v_now < v_opens_at and (
    select coalesce(sum(e.delta), 0) from public.credit_entries e where e.user_id = v_profile.user_id and e.reason = 'signup'
  ) = 0 then
    return jsonb_build_object('outcome', 'cooldown', 'credits', v_credits, 'nextAt', v_opens_at, 'count', v_profile.monthly_refresh_count);
  elsif v_decided.outcome = 'granted' then
    v_credits := private.write_entry(v_profile.user_id, 45, 'refresh', 'refresh#' || extract(epoch from v_now));
    update public.profiles p
      set last_credit_refresh = v_now, monthly_refresh_count = v_decided.refreshes,
          refresh_count_reset_date = v_decided.month_end
      where p.user_id = v_profile.user_id;
  end if;
  return jsonb_build_object(
    'outcome', v_decided.outcome, 'credits', v_credits, 'nextAt', v_decided.next_at, 'count', v_decided.refreshes
  );
end $function$;

CREATE OR REPLACE FUNCTION public.release_credits(user_id uuid, key text, run integer DEFAULT NULL::integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id constant uuid := release_credits.user_id;
  v_key constant text := release_credits.key;
  v_run constant integer := release_credits.run;
  v_balance integer := private.lock_balance(v_user_id);
  v_held public.credit_reservations;
  v_left integer[];
begin
  select * into v_held from public.credit_reservations r where r.user_id = v_user_id and r.key = v_key;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  elsif v_held.state <> 'reserved' or v_run is not null and not v_run = any (v_held.open_runs) then
    return v_balance;
  end if;
  v_left := case when v_run is not null then array_remove(v_held.open_runs, v_run)
    when cardinality(v_held.open_runs) > 1 then v_held.open_runs else '{}' end;
  if v_left = '{}' then
    return private.give_back(v_held);
  end if;
  update public.credit_reservations r set open_runs = v_left where r.user_id = v_user_id and r.key = v_key;
  return v_balance;
end $function$;

CREATE OR REPLACE FUNCTION public.release_stale_credits()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id uuid;
  v_count integer := 0;
begin
  for v_user_id in
    select distinct r.user_id from public.credit_reservations r
      where r.state = 'reserved' and r.reserved_at < now() - interval '15 minutes' and private.is_given_up(r)
      order by r.user_id
  loop
    if private.lock_account(v_user_id) then
      v_count := v_count + private.give_back_stale(v_user_id);
    end if;
  end loop;
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION public.rename_analysis(user_id uuid, analysis_id uuid, title text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.analyses a set title = left(rename_analysis.title, 200)
    where a.id = analysis_id and a.user_id = rename_analysis.user_id;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.reopen_purchases(user_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  v_count integer;
begin
  if not private.lock_account(reopen_purchases.user_id) then
    return 0;
  end if;
  select coalesce(sum(cardinality(p.disputes_lost)), 0) into v_count
    from public.payments p where p.user_id = reopen_purchases.user_id;
  update public.payments p set disputes_forgiven = p.disputes_forgiven || p.disputes_lost, disputes_lost = '{}'
    where p.user_id = reopen_purchases.user_id and p.disputes_lost <> '{}';
  return v_count;
end $function$;

CREATE OR REPLACE FUNCTION public.revoke_device_token(user_id uuid, token_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.device_tokens t set revoked_at = now()
    where t.id = token_id and t.user_id = revoke_device_token.user_id and t.revoked_at is null;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.run_scheduled_work()
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'released', public.release_stale_credits(),
    'ended', public.end_cancelled_subscriptions(),
    'failed', private.fail_stale_analyses(),
    'purged', public.purge_expired_rows() || jsonb_build_object(
      'address_hashes', public.purge_address_hashes(), 'image_sessions', public.purge_image_sessions(),
      'analytics_events', public.purge_analytics_events()
    )
  )
$function$;

CREATE OR REPLACE FUNCTION public.save_analysis_step(analysis_id uuid, step text, output jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.analysis_steps s set output = save_analysis_step.output, done_at = clock_timestamp()
    where s.analysis_id = save_analysis_step.analysis_id and s.step = save_analysis_step.step and s.done_at is null
$function$;

CREATE OR REPLACE FUNCTION public.save_image_turn(user_id uuid, session_id text, request_id text, run integer, base integer, turn jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.save_own_template(user_id uuid, template_id uuid, base integer, title text, content text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.save_source_cache(key text, result jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if result is null or result = 'null'::jsonb then
    delete from public.source_cache c where c.key = save_source_cache.key and c.result is null;
  else
    update public.source_cache c
      set result = save_source_cache.result, fetched_at = clock_timestamp(), lease_until = null,
          expires_at = clock_timestamp() + interval '24 hours'
      where c.key = save_source_cache.key;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.set_billing_customer(user_id uuid, customer_id text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  v_kept text;
begin
  if not private.lock_account(set_billing_customer.user_id) then
    return null;
  end if;
  insert into public.billing_customers (user_id, customer_id)
    values (set_billing_customer.user_id, set_billing_customer.customer_id)
    on conflict (user_id) do nothing;
  select c.customer_id into v_kept from public.billing_customers c where c.user_id = set_billing_customer.user_id;
  return v_kept;
end $function$;

CREATE OR REPLACE FUNCTION public.set_source_key(user_id uuid, owner text, sealed text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if sealed is null then
    delete from public.source_keys k where k.user_id = set_source_key.user_id and k.owner = set_source_key.owner;
  else
    insert into public.source_keys as k (user_id, owner, sealed)
      values (set_source_key.user_id, set_source_key.owner, set_source_key.sealed)
      on conflict on constraint source_keys_pkey
        do update set sealed = excluded.sealed, set_at = now(), state = 'untried';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_credits(user_id uuid, key text, run integer DEFAULT NULL::integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  v_user_id constant uuid := settle_credits.user_id;
  v_key constant text := settle_credits.key;
  v_run constant integer := settle_credits.run;
  v_balance integer := private.lock_balance(v_user_id);
  v_held public.credit_reservations;
  v_result record;
begin
  select * into v_held from public.credit_reservations r where r.user_id = v_user_id and r.key = v_key;
  if not found then
    raise sqlstate 'PT404' using message = 'not_found';
  elsif v_run is not null and private.is_suspended(v_user_id) then
    raise sqlstate 'PT401' using message = 'unauthorized';
  elsif v_run is not null and not v_run = any (v_held.open_runs) then
    raise sqlstate 'PT409' using message = 'conflict', detail = 'this run is over';
  elsif v_held.state = 'released' then
    select * into v_result from private.reserve(v_user_id, v_held.amount, v_held.reason, v_key);
    if v_result.outcome <> 'reserved' then
      raise sqlstate 'PT402' using message = 'insufficient_credits', detail = 'balance ' || v_result.balance;
    end if;
    v_balance := v_result.balance;
  end if;
  update public.credit_reservations r set state = 'settled' where r.user_id = v_user_id and r.key = v_key;
  return v_balance;
end $function$;

CREATE OR REPLACE FUNCTION public.share_analysis(user_id uuid, analysis_id uuid, token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.spend_credits(user_id uuid, amount integer, reason text, key text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id constant uuid := spend_credits.user_id;
  v_key constant text := spend_credits.key;
  v_balance integer;
  v_done text;
  v_result record;
begin
  if amount is null or amount <= 0 or v_key is null or char_length(v_key) not between 1 and 128 or v_key ~ '[^\w.:-]'
    or coalesce(reason, '') = '' then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  -- As private.lock_key, which would be a statement more.
  v_done := pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(v_user_id::text || v_key, 0))::text;
  insert into public.credit_reservations as r (user_id, key, amount, reason)
    select v_user_id, v_key, spend_credits.amount, spend_credits.reason
      from public.profiles p where p.user_id = v_user_id and p.credits >= spend_credits.amount
    on conflict do nothing;
  if found then
    v_done := set_config('whetstone.ledger', 'on', true);
    insert into public.credit_entries (user_id, delta, reason, idempotency_key)
      values (v_user_id, -amount, spend_credits.reason, v_key) on conflict do nothing;
    if not found then
      -- A grant's key, or one whose reservation was purged.
      raise sqlstate 'PT409' using message = 'conflict';
    end if;
    update public.profiles p set credits = p.credits - amount, last_credit_use = now()
      where p.user_id = v_user_id and p.credits >= amount
      returning p.credits into v_balance;
    if not found then
      select p.credits into v_balance from public.profiles p where p.user_id = v_user_id;
      if not found then
        raise sqlstate 'PT404' using message = 'not_found';
      end if;
      raise sqlstate 'PT402' using message = 'insufficient_credits', detail = 'balance ' || v_balance;
    end if;
    v_done := set_config('whetstone.ledger', 'off', true);
    return v_balance;
  end if;
  select * into v_result from private.reserve(v_user_id, amount, reason, v_key);
  if v_result.outcome = 'conflict' then
    raise sqlstate 'PT409' using message = 'conflict';
  elsif v_result.outcome = 'insufficient_credits' then
    raise sqlstate 'PT402' using message = 'insufficient_credits', detail = 'balance ' || v_result.balance;
  end if;
  return v_result.balance;
end $function$;

CREATE OR REPLACE FUNCTION public.spend_on_sources(micro_usd bigint, most bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_amount constant bigint := spend_on_sources.micro_usd;
  v_today constant date := (now() at time zone 'utc')::date;
begin
  if v_amount <= 0 then
    update private.source_spending s set micro_usd = greatest(0, s.micro_usd + v_amount) where s.day = v_today;
    return true;
  elsif v_amount > most then
    return false;
  end if;
  insert into private.source_spending as s (day, micro_usd) values (v_today, v_amount)
    on conflict on constraint source_spending_pkey do update set micro_usd = s.micro_usd + v_amount
      where most is null or s.micro_usd + v_amount <= most;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.start_analysis(analysis_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_row public.analyses;
  v_before integer;
begin
  select * into v_row from public.analyses a where a.id = analysis_id;
  if not found then
    return jsonb_build_object('state', 'failed', 'before', 0, 'errorCode', 'not_found');
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('analyses' || v_row.user_id::text, 0));
  select * into v_row from public.analyses a where a.id = analysis_id for update;
  if v_row.state <> 'queued' then
    return jsonb_build_object('state', v_row.state, 'before', 0, 'errorCode', v_row.error_code);
  end if;
  -- One that nobody has worked on for ten minutes holds up no other.
  select count(*) into v_before from public.analyses a
    where a.user_id = v_row.user_id and a.id <> v_row.id
      and ((a.state = 'running' and a.started_at > now() - interval '10 minutes')
        or (a.state = 'queued' and (a.created_at, a.id) < (v_row.created_at, v_row.id)
          and a.created_at > now() - interval '10 minutes'));
  if v_before = 0 then
    update public.analyses a set state = 'running', started_at = now() where a.id = analysis_id;
  end if;
  return jsonb_build_object('state', case when v_before = 0 then 'running' else 'queued' end, 'before', v_before);
end $function$;

CREATE OR REPLACE FUNCTION public.start_prompt_history(user_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.prompt_histories (user_id) values (start_prompt_history.user_id) on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.take_open_analyses(most integer)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with waiting as (
    select a.id from public.analyses a
      where a.state in ('queued', 'running') and a.created_at > now() - interval '1 day'
        and (a.taken_at is null or a.taken_at < now() - interval '2 minutes')
      order by coalesce(a.taken_at, a.created_at) limit most for update skip locked
  ), taken as (
    update public.analyses a set taken_at = now() from waiting w where a.id = w.id returning a.id
  )
  select coalesce(jsonb_agg(t.id), '[]') from taken t
$function$;

CREATE OR REPLACE FUNCTION public.take_weekly_mails(most integer)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.verify_device_token(token_hash text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_token public.device_tokens;
begin
  select * into v_token from public.device_tokens t
    where t.token_hash = verify_device_token.token_hash and t.revoked_at is null and t.expires_at > now();
  if not found or private.is_suspended(v_token.user_id) then
    return null;
  end if;
  if v_token.last_used_at is null or v_token.last_used_at < now() - interval '1 minute' then
    update public.device_tokens t set last_used_at = now() where t.id = v_token.id;
  end if;
  return v_token.user_id;
end $function$;

-- Triggers

CREATE TRIGGER close_request AFTER DELETE ON public.analyses FOR EACH ROW EXECUTE FUNCTION private.close_request();
CREATE TRIGGER refund_analysis AFTER UPDATE OF state ON public.analyses FOR EACH ROW WHEN (((new.state = ANY (ARRAY['done'::text, 'failed'::text])) AND (old.state <> ALL (ARRAY['done'::text, 'failed'::text])))) EXECUTE FUNCTION private.refund_analysis();
CREATE TRIGGER claim_free_credits AFTER UPDATE OF email_confirmed_at ON auth.users FOR EACH ROW WHEN (((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL))) EXECUTE FUNCTION private.claim_free_credits();
CREATE TRIGGER create_profile AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.create_profile();
CREATE TRIGGER end_suspended_sessions AFTER UPDATE OF banned_until ON auth.users FOR EACH ROW WHEN (((new.banned_until > now()) AND (old.banned_until IS DISTINCT FROM new.banned_until))) EXECUTE FUNCTION private.end_suspended_sessions();
CREATE TRIGGER follow_auth_user AFTER INSERT OR UPDATE OF email, email_confirmed_at, last_sign_in_at ON auth.users FOR EACH ROW EXECUTE FUNCTION private.follow_auth_user();
CREATE TRIGGER note_email_change AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN ((lower((old.email)::text) IS DISTINCT FROM lower((new.email)::text))) EXECUTE FUNCTION private.note_email_change();
CREATE TRIGGER refuse_linking_name BEFORE UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW WHEN (((jsonb_typeof(new.raw_user_meta_data) = 'object'::text) AND ((new.raw_user_meta_data ->> 'first_name'::text) IS DISTINCT FROM (old.raw_user_meta_data ->> 'first_name'::text)) AND ((new.raw_user_meta_data ->> 'first_name'::text) ~ '[[:cntrl:]]|[[:alnum:]][.:/\\@]+[[:alnum:]]'::text))) EXECUTE FUNCTION private.refuse_linking_name();
CREATE TRIGGER revoke_device_tokens AFTER UPDATE OF encrypted_password ON auth.users FOR EACH ROW WHEN (((old.encrypted_password)::text IS DISTINCT FROM (new.encrypted_password)::text)) EXECUTE FUNCTION private.revoke_device_tokens();
CREATE TRIGGER guard_entry_insert BEFORE INSERT ON public.credit_entries FOR EACH ROW WHEN ((current_setting('whetstone.ledger'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.guard_entry_insert();
CREATE TRIGGER refuse_entry_change BEFORE DELETE OR UPDATE ON public.credit_entries FOR EACH ROW EXECUTE FUNCTION private.refuse_ledger_change();
CREATE TRIGGER refuse_entry_truncate BEFORE TRUNCATE ON public.credit_entries FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_ledger_change();
CREATE TRIGGER anonymise_entries BEFORE DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.anonymise_entries();
CREATE TRIGGER guard_profile_money BEFORE INSERT OR UPDATE ON public.profiles FOR EACH ROW WHEN ((current_setting('whetstone.ledger'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.guard_profile_money();
CREATE TRIGGER keep_claim BEFORE DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.keep_claim();
CREATE TRIGGER remove_reservations AFTER DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.remove_reservations();
CREATE TRIGGER source_keys_end_sessions AFTER DELETE OR UPDATE OF sealed ON public.source_keys FOR EACH ROW EXECUTE FUNCTION private.forget_source_session();

-- Rights

grant execute on function private.guard_entry_insert() to public;
grant execute on function private.guard_profile_money() to public;
grant execute on function private.may_act() to authenticated;
grant execute on function private.refuse_ledger_change() to public;
grant execute on function public.add_weekly_report(user_id uuid, analysis_id uuid, feed_token text) to service_role;
grant execute on function public.apply_dispute(event_id text, invoice_id text, dispute_id text, amount numeric, lost boolean) to service_role;
grant execute on function public.apply_dispute_won(event_id text, invoice_id text, dispute_id text) to service_role;
grant execute on function public.apply_invoice_failed(event_id text, invoice_id text, user_id uuid, subscription_id text, plan text, amount numeric, currency text, failed_at timestamp with time zone, number text, hosted_invoice_url text) to service_role;
grant execute on function public.apply_invoice_paid(event_id text, invoice_id text, user_id uuid, subscription_id text, plan text, amount numeric, currency text, paid_at timestamp with time zone, credits integer, number text, hosted_invoice_url text, invoice_pdf text, total numeric) to service_role;
grant execute on function public.apply_refund(event_id text, invoice_id text, refunded numeric) to service_role;
grant execute on function public.apply_subscription(event_id text, user_id uuid, subscription_id text, customer_id text, plan text, status text, period_start timestamp with time zone, period_end timestamp with time zone, cancel_at_period_end boolean, fetched_at timestamp with time zone, next_plan text) to service_role;
grant execute on function public.begin_run(run_id uuid, user_id uuid, session_id uuid, token_hash text, per_minute integer, at_once integer, tokens integer, budget bigint, account_budget bigint) to service_role;
grant execute on function public.begin_weekly_reports(price integer, reason text) to service_role;
grant execute on function public.begin_wording(run_id uuid, user_id uuid, tokens integer, budget bigint, account_budget bigint) to service_role;
grant execute on function public.blank_items(analysis_id uuid, result jsonb, gone jsonb) to service_role;
grant execute on function public.claim_analysis_step(analysis_id uuid, step text, lease_seconds integer) to service_role;
grant execute on function public.claim_email_change_notice(token_hash text) to service_role;
grant execute on function public.claim_look(analysis_id uuid) to service_role;
grant execute on function public.claim_source_cache(key text, lease_seconds integer) to service_role;
grant execute on function public.claim_stripe_event(event_id text, event_type text) to service_role;
grant execute on function public.create_device_token(user_id uuid, token_hash text, name text) to service_role;
grant execute on function public.delete_account(user_id uuid, address_hash text) to service_role;
grant execute on function public.delete_analysis(user_id uuid, analysis_id uuid) to service_role;
grant execute on function public.delete_image_session(user_id uuid, session_id text) to service_role;
grant execute on function public.delete_own_template(user_id uuid, template_id uuid, base integer) to service_role;
grant execute on function public.delete_weekly_report(user_id uuid, weekly_id uuid) to service_role;
grant execute on function public.drop_analysis_step(analysis_id uuid, step text) to service_role;
grant execute on function public.end_cancelled_subscriptions() to service_role;
grant execute on function public.end_prompt_history(user_id uuid) to service_role;
grant execute on function public.end_run(run_id uuid, used_tokens integer) to service_role;
grant execute on function public.export_account(user_id uuid) to service_role;
grant execute on function public.fail_analysis(analysis_id uuid, code text) to service_role;
grant execute on function public.find_billing_user(customer_id text) to service_role;
grant execute on function public.find_confirmed_owner(email text) to service_role;
grant execute on function public.find_recovered_account(token_hash text) to service_role;
grant execute on function public.find_running_analysis(user_id uuid, body_hash text) to service_role;
grant execute on function public.find_unlooked_analyses(most integer) to service_role;
grant execute on function public.finish_analysis(analysis_id uuid, result jsonb) to service_role;
grant execute on function public.finish_email_change_notice(id uuid) to service_role;
grant execute on function public.finish_recovery(token_hash text) to service_role;
grant execute on function public.finish_stripe_event(event_id text, error text) to service_role;
grant execute on function public.forget_prompt(user_id uuid, prompt_id text) to service_role;
grant execute on function public.give_up_device_token(token_hash text) to service_role;
grant execute on function public.grant_credits(user_id uuid, amount integer, reason text, key text) to service_role;
grant execute on function public.hit_rate_limit(bucket text, max_hits integer, window_seconds integer) to service_role;
grant execute on function public.hit_rate_limits(buckets text[], max_hits integer[], window_seconds integer) to service_role;
grant execute on function public.hold_source(key text, wait_ms integer) to service_role;
grant execute on function public.is_link_expired(token_hash text, kind text, life_seconds integer) to service_role;
grant execute on function public.is_suspended() to authenticated;
grant execute on function public.keep_prompt(user_id uuid, prompt jsonb) to service_role;
grant execute on function public.keep_source_session(key text, sealed text, seconds integer) to service_role;
grant execute on function public.list_analyses(user_id uuid, search text) to service_role;
grant execute on function public.list_device_tokens(user_id uuid) to service_role;
grant execute on function public.list_own_templates(user_id uuid) to service_role;
grant execute on function public.list_running_subscriptions(user_id uuid) to service_role;
grant execute on function public.list_weekly_reports(user_id uuid) to service_role;
grant execute on function public.note_sign_up(email text, address_hash text) to service_role;
grant execute on function public.note_source_key(user_id uuid, owner text, state text, asked_at timestamp with time zone) to service_role;
grant execute on function public.open_analysis(user_id uuid, request_id text, body_hash text, fields jsonb) to service_role;
grant execute on function public.open_request(user_id uuid, token_hash text, request_id text, body_hash text, amount integer, reason text, session_id uuid) to service_role;
grant execute on function public.purge_address_hashes() to service_role;
grant execute on function public.purge_analyses() to service_role;
grant execute on function public.purge_analytics_events() to service_role;
grant execute on function public.purge_expired_rows() to service_role;
grant execute on function public.purge_image_sessions() to service_role;
grant execute on function public.purge_rate_limits() to service_role;
grant execute on function public.read_analysis(analysis_id uuid, user_id uuid) to service_role;
grant execute on function public.read_analysis_steps(analysis_id uuid, steps text[]) to service_role;
grant execute on function public.read_billing_account(user_id uuid) to service_role;
grant execute on function public.read_credits(user_id uuid, token_hash text, session_id uuid) to service_role;
grant execute on function public.read_image_session(user_id uuid, session_id text) to service_role;
grant execute on function public.read_payment_status(user_id uuid, invoice_id text) to service_role;
grant execute on function public.read_prompt_history(user_id uuid) to service_role;
grant execute on function public.read_shared_analysis(token text) to service_role;
grant execute on function public.read_source_hold(key text) to service_role;
grant execute on function public.read_source_keys(user_id uuid) to service_role;
grant execute on function public.read_source_session(key text) to service_role;
grant execute on function public.read_weekly_feed(feed_token text) to service_role;
grant execute on function public.reclaim_free_credits() to authenticated;
grant execute on function public.record_analytics_event(name text, visitor uuid) to service_role;
grant execute on function public.recover_email(token_hash text) to service_role;
grant execute on function public.refresh_credits() to authenticated;
grant execute on function public.release_credits(user_id uuid, key text, run integer) to service_role;
grant execute on function public.release_stale_credits() to service_role;
grant execute on function public.rename_analysis(user_id uuid, analysis_id uuid, title text) to service_role;
grant execute on function public.revoke_device_token(user_id uuid, token_id uuid) to service_role;
grant execute on function public.run_scheduled_work() to service_role;
grant execute on function public.save_analysis_step(analysis_id uuid, step text, output jsonb) to service_role;
grant execute on function public.save_image_turn(user_id uuid, session_id text, request_id text, run integer, base integer, turn jsonb) to service_role;
grant execute on function public.save_own_template(user_id uuid, template_id uuid, base integer, title text, content text) to service_role;
grant execute on function public.save_source_cache(key text, result jsonb) to service_role;
grant execute on function public.set_billing_customer(user_id uuid, customer_id text) to service_role;
grant execute on function public.set_source_key(user_id uuid, owner text, sealed text) to service_role;
grant execute on function public.settle_credits(user_id uuid, key text, run integer) to service_role;
grant execute on function public.share_analysis(user_id uuid, analysis_id uuid, token text) to service_role;
grant execute on function public.spend_credits(user_id uuid, amount integer, reason text, key text) to service_role;
grant execute on function public.spend_on_sources(micro_usd bigint, most bigint) to service_role;
grant execute on function public.start_analysis(analysis_id uuid) to service_role;
grant execute on function public.start_prompt_history(user_id uuid) to service_role;
grant execute on function public.take_open_analyses(most integer) to service_role;
grant execute on function public.take_weekly_mails(most integer) to service_role;
grant execute on function public.verify_device_token(token_hash text) to service_role;
grant select on public.analyses to service_role;
grant select on public.analysis_refunds to service_role;
grant select on public.analysis_steps to service_role;
grant insert, select on public.analytics_events to service_role;
grant select on public.billing_customers to service_role;
grant select on public.credit_entries to authenticated;
grant select on public.credit_entries to service_role;
grant select on public.credit_reservations to service_role;
grant select (created_at, expires_at, id, last_used_at, name, revoked_at, user_id) on public.device_tokens to authenticated;
grant insert, select, update on public.device_tokens to service_role;
grant select on public.email_changes to service_role;
grant select on public.engine_runs to service_role;
grant select on public.image_sessions to service_role;
grant select on public.model_usage to service_role;
grant select on public.own_templates to service_role;
grant select on public.payments to authenticated;
grant select on public.payments to service_role;
grant select on public.plan_weekly_reports to service_role;
grant select on public.profiles to authenticated;
grant update (country_code, first_name, last_name, mobile_number, username) on public.profiles to authenticated;
grant select on public.profiles to service_role;
grant select on public.prompt_histories to service_role;
grant select on public.rate_limits to service_role;
grant select on public.source_cache to service_role;
grant select on public.source_keys to service_role;
grant select on public.stripe_events to service_role;
grant select on public.subscriptions to authenticated;
grant select on public.subscriptions to service_role;
grant select on public.templates to authenticated;
grant select on public.templates to service_role;
grant select on public.weekly_reports to service_role;
grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to public;
grant usage on schema public to service_role;
