import { describe, expect, test } from 'vitest';
import { promptHistory } from '@/shared/contracts/prompt-history.ts';
import { ANON_KEY, DEVICE_TOKEN, JWT, USER_ID } from '@/tests/support/caller.ts';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { generateApp, generateBody } from '@/tests/support/generate-app.ts';

type Parts = ReturnType<typeof generateApp>;
const PATH = '/generate/history';

async function call({ app }: Parts, method: string, { path = PATH, token = JWT } = {}) {
  const headers = { apikey: ANON_KEY, authorization: `Bearer ${token || ANON_KEY}` };
  const response = await app.request(path, { method, headers });
  return { status: response.status, body: (await response.json()) as unknown };
}
const read = async (parts: Parts) => promptHistory.parse((await call(parts, 'GET')).body).prompts;
const generate = ({ app }: Parts, requestId: string) =>
  app.request('/generate', enhanceCall(generateBody({ requestId }), { token: JWT }));

describe('the history of the generator', () => {
  test('is kept for nobody who did not ask for it', async () => {
    const parts = generateApp();
    expect(await read(parts)).toBeNull();
    expect((await generate(parts, 'g-1')).status).toBe(200);
    expect(await read(parts)).toBeNull();
  });

  test('holds what is made from then on; a prompt, then all of it, is forgotten', async () => {
    const parts = generateApp();
    expect((await call(parts, 'POST')).body).toEqual({ prompts: [] });
    for (const id of ['g-1', 'g-2']) await generate(parts, id);
    expect((await read(parts))?.map(({ id, prompt }) => [id, prompt])).toEqual([
      ['g-2', 'A prompt.'],
      ['g-1', 'A prompt.'],
    ]);
    expect((await call(parts, 'DELETE', { path: `${PATH}/g-2` })).body).toMatchObject({
      prompts: [{ id: 'g-1' }],
    });
    expect((await call(parts, 'DELETE', { path: `${PATH}/g-2` })).status).toBe(404);
    expect((await call(parts, 'DELETE')).body).toEqual({ prompts: null });
    expect(await read(parts)).toBeNull();
  });

  test('opens to a session alone', async () => {
    const parts = generateApp();
    await parts.history.start(USER_ID);
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await call(parts, method, { token: '' })).status).toBe(401);
      expect((await call(parts, method, { token: DEVICE_TOKEN })).status).toBe(403);
      expect((await call(parts, method, { token: 'eyJ.forged.token' })).status).toBe(401);
    }
    expect(await parts.history.read(USER_ID)).toEqual([]);
  });

  test('that cannot be written costs nobody the prompt, and no text is logged', async () => {
    const history = { ...generateApp().history, keep: () => Promise.reject(new Error('A prompt.')) };
    const parts = generateApp({ history });
    expect(await (await generate(parts, 'g-1')).json()).toMatchObject({ prompt: 'A prompt.' });
    expect(parts.logLines.join()).toContain('"code":"internal"');
    expect(parts.logLines.join()).not.toContain('A prompt.');
  });
});
