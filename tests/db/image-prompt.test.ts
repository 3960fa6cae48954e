import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { imagePromptAnswer, imageSession } from '@/shared/contracts/image-prompt.ts';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { call, createDeviceToken, createUser, owner, readLedger } from './database.ts';

// The whole way: gateway, function on Deno, Postgres. No model is configured, so rules write the briefs.

const { apiUrl } = inject('stack');
afterAll(() => owner.end());

const url = `${apiUrl}/functions/v1/image-prompt`;
const newSession = () => `session_${randomUUID().replaceAll('-', '').slice(0, 16)}${Date.now()}`;

async function post(path: string, token: string, body: object) {
  const response = await fetch(
    `${url}/${path}`,
    enhanceCall({ requestId: randomUUID(), ...body }, { token }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const begin = (token: string, session_id: string, changes: object = {}) =>
  post('generate-initial-prompt', token, {
    session_id,
    description: 'a fox in the snow, golden hour',
    ...changes,
  });
const refine = (token: string, session_id: string, wish: string | object) => {
  const asked = typeof wish === 'string' ? { refinement_request: wish } : wish;
  return post('refine-prompt', token, { session_id, ...asked });
};

async function read(token: string, session: string, method = 'GET') {
  const response = await fetch(`${url}/sessions/${session}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a conversation', () => {
  test('gives a prompt for a credit, refines it for another, and is read again as it was', async () => {
    const user = await createUser();
    const session = newSession();
    const first = imagePromptAnswer.parse((await begin(user.jwt, session)).body);
    expect(first).toMatchObject({ success: true, refined_prompt: null, refinement_count: 0, credits: 249 });
    expect(first.generated_prompt).toBe('A fox in the snow. Light: golden hour.');
    const second = imagePromptAnswer.parse(
      (await refine(user.jwt, session, 'make it a watercolour, no people')).body,
    );
    expect(second).toMatchObject({
      success: true,
      generated_prompt: null,
      refinement_count: 1,
      credits: 248,
    });
    expect(second.refined_prompt).toBe(
      'A fox in the snow. Light: golden hour. Style: watercolour. Do not show: people.',
    );
    const kept = imageSession.parse((await read(user.jwt, session)).body);
    expect(kept.turns).toEqual([first.turn, second.turn]);
    expect(JSON.stringify(kept)).not.toContain('bodyHash');
    expect(await readLedger(user.userId)).toMatchObject({ credits: 248, sum: 248 });
  });

  test('a repeat of a call gets what it got, and pays nothing; another text under its id is refused', async () => {
    const user = await createUser();
    const session = newSession();
    const requestId = randomUUID();
    const first = await begin(user.jwt, session, { requestId });
    const wish = { requestId: randomUUID(), refinement_request: 'darker' };
    const refined = await refine(user.jwt, session, wish);
    expect((await begin(user.jwt, session, { requestId })).body).toMatchObject({ turn: first.body.turn });
    const again = await Promise.all([1, 2, 3].map(() => refine(user.jwt, session, wish)));
    for (const { body } of again) expect(body.turn).toEqual(refined.body.turn);
    expect(await refine(user.jwt, session, { ...wish, refinement_request: 'brighter' })).toMatchObject({
      status: 409,
    });
    expect(imageSession.parse((await read(user.jwt, session)).body).turns).toHaveLength(2);
    expect(await readLedger(user.userId)).toMatchObject({ credits: 248, sum: 248 });
  });

  test('the same call sent twice at once is one turn and one credit', async () => {
    const user = await createUser();
    const session = newSession();
    const requestId = randomUUID();
    const both = await Promise.all([
      begin(user.jwt, session, { requestId }),
      begin(user.jwt, session, { requestId }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.turn).toEqual(both[1]?.body.turn);
    expect(imageSession.parse((await read(user.jwt, session)).body).turns).toHaveLength(1);
    expect(await readLedger(user.userId)).toMatchObject({ credits: 249, sum: 249 });
  });

  test('two tabs at once lose no message and double none, and every wish is in the last brief', async () => {
    const user = await createUser();
    const session = newSession();
    await begin(user.jwt, session);
    const wishes = ['add a hat', 'add a boat', 'add a moon'];
    const answers = await Promise.all(wishes.map((wish) => refine(user.jwt, session, wish)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { turns } = imageSession.parse((await read(user.jwt, session)).body);
    expect(turns.map(({ refinementCount }) => refinementCount)).toEqual([0, 1, 2, 3]);
    expect(
      turns
        .slice(1)
        .map(({ said }) => said)
        .sort(),
    ).toEqual([...wishes].sort());
    expect([...(turns.at(-1)?.brief.details ?? [])].sort()).toEqual(['a boat', 'a hat', 'a moon']);
    expect(await readLedger(user.userId)).toMatchObject({ credits: 246, sum: 246 });
  });

  test('what was said last can be taken back; a wish that changes nothing is no turn and costs nothing', async () => {
    const user = await createUser();
    const session = newSession();
    const first = imagePromptAnswer.parse((await begin(user.jwt, session)).body);
    const wish = { requestId: randomUUID(), refinement_request: 'go back to the first one' };
    for (const body of [wish, wish, 'undo', 'xyzzy'])
      expect(await refine(user.jwt, session, body)).toMatchObject({
        status: 422,
        body: { code: 'nothing_changed' },
      });
    expect(await begin(user.jwt, newSession(), { description: 'asdf' })).toMatchObject({ status: 422 });
    await refine(user.jwt, session, 'make it night');
    const back = { requestId: randomUUID(), refinement_request: 'undo that' };
    const undone = imagePromptAnswer.parse((await refine(user.jwt, session, back)).body);
    expect(undone.turn?.brief).toEqual(first.turn?.brief);
    expect(undone).toMatchObject({ refinement_count: 2, credits: null });
    await refine(user.jwt, session, back);
    expect(await readLedger(user.userId)).toMatchObject({ credits: 248, sum: 248 });
  });

  test('a reference picture fills what the words left open', async () => {
    const user = await createUser();
    const reference = 'Colours: mostly dark blue\nLight: bright, high-key light\nAspect ratio: 3:2';
    const { body } = await begin(user.jwt, newSession(), { reference_image_analysis: reference });
    expect(imagePromptAnswer.parse(body).turn).toMatchObject({
      hasImage: true,
      brief: { light: ['golden hour'], palette: ['mostly dark blue'], aspectRatio: '3:2' },
    });
    const alone = await begin(user.jwt, newSession(), {
      description: '',
      reference_image_analysis: reference,
    });
    expect(alone).toMatchObject({ status: 200, body: { turn: { said: '' } } });
  });
});

describe('a session', () => {
  test('of another account is not found, whatever is asked of it', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()]);
    const session = newSession();
    await begin(user.jwt, session);
    const foreign = await Promise.all([
      begin(other.jwt, session),
      refine(other.jwt, session, 'darker'),
      read(other.jwt, session),
      read(other.jwt, session, 'DELETE'),
    ]);
    expect(foreign.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array.from({ length: 4 }, () => '404 conversation_gone'),
    );
    expect((await readLedger(other.userId)).credits).toBe(250);
    expect(imageSession.parse((await read(user.jwt, session)).body).turns).toHaveLength(1);
  });

  test('that is forged, or over, is not found; a wish about it costs nothing', async () => {
    const user = await createUser();
    const session = newSession();
    for (const forged of [session, 'session_x1', '..%2Faccount', "session_' or 1=1"])
      expect((await read(user.jwt, encodeURIComponent(forged))).status).toBe(404);
    expect(await refine(user.jwt, session, 'darker')).toMatchObject({ status: 404 });
    await begin(user.jwt, session);
    await owner`update public.image_sessions set expires_at = now() - interval '1 second' where id = ${session}`;
    expect((await read(user.jwt, session)).status).toBe(404);
    expect(await refine(user.jwt, session, 'darker')).toMatchObject({
      status: 404,
      body: { code: 'conversation_gone' },
    });
    expect(await readLedger(user.userId)).toMatchObject({ credits: 249, sum: 249 });
    expect((await begin(user.jwt, session)).status).toBe(200);
  });

  test('is kept for a day, then forgotten by the scheduled work', async () => {
    const user = await createUser();
    const [kept, old] = [newSession(), newSession()];
    for (const session of [kept, old]) await begin(user.jwt, session);
    const [row] = await owner`
      select round(extract(epoch from expires_at - now()) / 3600)::int as hours from public.image_sessions where id = ${kept}`;
    expect(row).toEqual({ hours: 24 });
    await owner`update public.image_sessions set expires_at = now() - interval '1 second' where id = ${old}`;
    await call('run_scheduled_work', {});
    const left = await owner`select id from public.image_sessions where user_id = ${user.userId}`;
    expect(left.map(({ id }) => id)).toEqual([kept]);
  });

  test('goes along with an export, and goes with its account or when its owner says so', async () => {
    const user = await createUser();
    const [session, other] = [newSession(), newSession()];
    for (const one of [session, other]) await begin(user.jwt, one, { description: 'a heron in the reeds' });
    const exported = await call<{ imageSessions: object[] }>('export_account', { user_id: user.userId });
    expect(exported.imageSessions).toHaveLength(2);
    expect(JSON.stringify(exported.imageSessions)).toMatch(/heron(?!.*bodyHash)/);
    expect((await read(user.jwt, other, 'DELETE')).status).toBe(200);
    expect((await read(user.jwt, other)).status).toBe(404);
    await call('delete_account', { user_id: user.userId });
    expect(await owner`select from public.image_sessions where id in (${session}, ${other})`).toHaveLength(0);
  });
});

describe('who may ask', () => {
  test('is an account alone: no visitor, no extension', async () => {
    const user = await createUser();
    expect(await begin('', newSession())).toMatchObject({ status: 401 });
    const token = await createDeviceToken(user.userId);
    expect(await begin(token, newSession())).toMatchObject({ status: 403 });
    expect((await read('', newSession())).status).toBe(401);
  });

  test('has to have a credit', async () => {
    const user = await createUser();
    await owner`select public.spend_credits(${user.userId}, 250, 'test', 'all')`;
    const session = newSession();
    expect(await begin(user.jwt, session)).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits' },
    });
    expect((await read(user.jwt, session)).status).toBe(404);
  });
});

test('without a model no picture is looked at here, and it is said so before one is sent', async () => {
  const user = await createUser();
  const response = await fetch(`${url}/engine`, { headers: { authorization: `Bearer ${user.jwt}` } });
  expect(await response.json()).toEqual({ engine: 'offline' });
  const body = { image_data: '/9j/4AAQ', analysis_focus: 'general' };
  expect(await post('analyze-reference-image', user.jwt, body)).toEqual({
    status: 200,
    body: { success: false, analysis: '' },
  });
  for (const bad of [
    { image_data: 'AAAA', analysis_focus: 'general' },
    { image_data: '<svg>', analysis_focus: 'general' },
  ])
    expect((await post('analyze-reference-image', user.jwt, bad)).status).toBe(422);
});
