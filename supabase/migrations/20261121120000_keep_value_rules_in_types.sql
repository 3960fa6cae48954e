-- A table's checks are read from their stored text again by every statement that writes the table, a type's are kept for
-- the session and run only where the column is set. The rules are the same; a spend writes three of these tables.

create domain public.person_name as text check (char_length(value) <= 100);
create domain public.country_code as text check (char_length(value) <= 8);
create domain public.mobile_number as text check (char_length(value) <= 20);
create domain public.plan_name as text check (value in ('free', 'starter', 'pro', 'business'));
create domain public.whole_count as integer check (value >= 0);
create domain public.entry_delta as integer check (value <> 0);
create domain public.entry_reason as text check (char_length(value) between 1 and 64);
create domain public.entry_key as text check (char_length(value) between 1 and 160);
create domain public.reservation_key as text check (char_length(value) between 1 and 128);
create domain public.reservation_amount as integer check (value > 0);
create domain public.reservation_state as text check (value in ('reserved', 'settled', 'released'));

alter table public.profiles
  drop constraint profiles_first_name_check, alter first_name type public.person_name,
  drop constraint profiles_last_name_check, alter last_name type public.person_name,
  drop constraint profiles_username_check, alter username type public.person_name,
  drop constraint profiles_country_code_check, alter country_code type public.country_code,
  drop constraint profiles_mobile_number_check, alter mobile_number type public.mobile_number,
  drop constraint profiles_plan_check, alter plan type public.plan_name,
  drop constraint profiles_credits_check, alter credits type public.whole_count,
  drop constraint profiles_monthly_refresh_count_check, alter monthly_refresh_count type public.whole_count,
  -- A balance's next version finds room on the same page, so that no index has to learn of it.
  set (fillfactor = 50);

alter table public.credit_entries
  drop constraint credit_entries_delta_check, alter delta type public.entry_delta,
  drop constraint credit_entries_reason_check, alter reason type public.entry_reason,
  drop constraint credit_entries_idempotency_key_check, alter idempotency_key type public.entry_key;

alter table public.credit_reservations
  drop constraint credit_reservations_key_check, alter key type public.reservation_key,
  drop constraint credit_reservations_amount_check, alter amount type public.reservation_amount,
  drop constraint credit_reservations_state_check, alter state type public.reservation_state;
