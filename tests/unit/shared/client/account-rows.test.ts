import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { readPayments } from '@/shared/client/account-rows.ts';

test('payments are asked for newest first', async () => {
  const asked: URL[] = [];
  const client = createClient('https://api.example.test', 'key', {
    auth: { persistSession: false },
    global: {
      fetch: async (input) => {
        asked.push(new URL(String(input)));
        return Response.json([]);
      },
    },
  });
  await readPayments(client);
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('order')])).toEqual([
    ['/rest/v1/payments', 'date.desc'],
  ]);
});
