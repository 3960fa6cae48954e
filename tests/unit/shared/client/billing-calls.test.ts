import { afterEach, expect, it, vi } from 'vitest';
import {
  cancelSubscription,
  openCheckout,
  readPaymentStatus,
  resumeSubscription,
} from '@/shared/client/billing-calls.ts';

const access = { functionsUrl: 'http://api.test/functions/v1', apiKey: 'key', getToken: async () => 'token' };
const asked = vi.fn();
function answerWith(body: unknown): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked(url, init.method, init.body);
    return Response.json(body);
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

it('gives the page to pay on', async () => {
  answerWith({ url: 'https://pay.example/cs_1' });
  expect(await openCheckout(access, 'pro')).toBe('https://pay.example/cs_1');
  expect(asked).toHaveBeenCalledWith(`${access.functionsUrl}/billing/checkout`, 'POST', '{"planKey":"pro"}');
});

it('goes nowhere but to a web page', async () => {
  answerWith({ url: 'javascript:alert(1)' });
  await expect(openCheckout(access, 'pro')).rejects.toMatchObject({ code: 'bad_response' });
});

it('asks about a payment by the whole of its id, whatever is in it', async () => {
  answerWith({ status: 'pending' });
  await readPaymentStatus(access, 'cs_1&x=<b>', new AbortController().signal);
  expect(asked.mock.calls[0]?.[0]).toMatch(/\?payment_id=cs_1%26x%3D%3Cb%3E$/);
});

it('takes a refusal for one, also where it comes with a good status', async () => {
  const ids = { userId: 'u', subscriptionId: 's' };
  answerWith({ success: false, error: 'no_subscription' });
  await expect(cancelSubscription(access, ids)).rejects.toMatchObject({ code: 'no_subscription' });
  answerWith({ success: false, error: 'Card network down' });
  await expect(resumeSubscription(access)).rejects.toMatchObject({ code: 'internal' });
});
