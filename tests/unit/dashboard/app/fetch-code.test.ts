import { afterEach, expect, test, vi } from 'vitest';
import { fetchCode, PageOutdated } from '@/dashboard/app/fetch-code.ts';

const siteAnswersWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const dropped = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => vi.unstubAllGlobals());

test('code that the line dropped once is there all the same', async () => {
  siteAnswersWith(async () => new Response());
  const load = vi.fn(async () => 'code').mockImplementationOnce(dropped);
  expect(await fetchCode(load)).toBe('code');
});

test('code that a living site does not hand out twice is gone with an update', async () => {
  siteAnswersWith(async () => new Response());
  await expect(fetchCode(dropped)).rejects.toBeInstanceOf(PageOutdated);
});

test.each([
  { of: 'is down', answer: async () => new Response(null, { status: 503 }) },
  { of: 'is out of reach', answer: dropped },
])('where the site $of nothing is said of an update', async ({ answer }) => {
  siteAnswersWith(answer);
  await expect(fetchCode(dropped)).rejects.toMatchObject({ code: 'network_error' });
});
