-- Payment records of spec §3, one per invoice of the provider.

create table public.payments (
  -- The invoice's id.
  id text primary key default gen_random_uuid()::text check (char_length(id) between 1 and 255),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  date timestamptz not null default now(),
  -- In whole units of the currency, as on the invoice. Without a currency it is shown in rupees (design §6).
  amount numeric(14, 3) not null check (amount >= 0),
  currency text check (currency ~ '^[a-z]{3}$'),
  status text not null default 'Paid'
    check (status in ('Paid', 'Failed', 'Refunded', 'Partially refunded', 'Disputed')),
  subscription_id text,
  plan text check (plan in ('starter', 'pro', 'business')),
  -- Granted for this payment, and how many of them its refunds called back.
  credits integer not null default 0 check (credits >= 0),
  credits_recalled integer not null default 0 check (credits_recalled >= 0),
  refunded_amount numeric(14, 3) not null default 0,
  number text,
  hosted_invoice_url text,
  invoice_pdf text
);
create index payments_user on public.payments (user_id, date desc);

alter table public.payments enable row level security;

create policy "Owners read their payments" on public.payments
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.payments from public, anon, authenticated, service_role;
grant select on public.payments to authenticated, service_role;
