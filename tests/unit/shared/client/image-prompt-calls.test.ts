import { afterEach, expect, test, vi } from 'vitest';
import { askRefinement } from '@/shared/client/image-prompt-calls.ts';
import { causesOf } from '@/shared/errors/causes.ts';

const access = { functionsUrl: 'https://api.test/functions/v1', apiKey: 'k', getToken: async () => 'jwt' };
const body = { requestId: 'r', session_id: 'session_abcdefgh_1700000000000', refinement_request: 'darker' };

afterEach(() => vi.unstubAllGlobals());

async function failureOf(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const failure = await askRefinement(access, body, new AbortController().signal).catch(
    (thrown: unknown) => thrown,
  );
  return { code: (failure as { code: string }).code, causes: JSON.stringify(causesOf(failure)) };
}

test.each<[string, () => Promise<Response>, { code: string; cause: string }]>([
  [
    'says it is none',
    async () => Response.json({ success: false, error: 'no luck' }),
    { code: 'internal', cause: 'no luck' },
  ],
  [
    'says it is none and not why',
    async () => Response.json({ success: false }),
    { code: 'internal', cause: 'Unknown error occurred' },
  ],
  [
    'is a gateway’s',
    async () => new Response('<h1>Bad', { status: 502 }),
    { code: 'bad_response', cause: 'HTTP error! status: 502' },
  ],
  [
    'is that nothing is there',
    async () => new Response('', { status: 404 }),
    { code: 'not_found', cause: 'HTTP error! status: 404' },
  ],
  [
    'never comes',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { code: 'network_error', cause: 'Failed to fetch' },
  ],
])('an answer that %s', async (_, answer, { code, cause }) => {
  const failure = await failureOf(answer);
  expect(failure.code).toBe(code);
  expect(failure.causes).toContain(cause);
});
