-- A sequence's numbers say how much all accounts do, and setting one stops the table. Nobody but the tables' own functions, which
-- run as their owner, has a use for them; the platform grants them to everybody.
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
