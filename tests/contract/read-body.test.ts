import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';

const read = (text: string) =>
  readBody(
    new Request('https://api.example/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ texts: [{ text }] }),
    }),
    z.object({ texts: z.array(z.object({ text: z.string() })) }),
  );

test('a text that speaks of U+0000 is taken, one that holds it is refused', async () => {
  expect(await read('In C a string ends with \\u0000.')).toEqual({
    texts: [{ text: 'In C a string ends with \\u0000.' }],
  });
  await expect(read('a\u0000b')).rejects.toMatchObject({ code: 'invalid_request' });
});
