import { afterAll, describe, expect, inject, test } from 'vitest';
import { createDeviceTokenAnswer, devicesAnswer } from '@/shared/contracts/account.ts';
import { balanceAnswer } from '@/shared/contracts/credits.ts';
import { enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';
import { accountCall } from './account-call.ts';
import { call, createUser, owner, PASSWORD } from './database.ts';

afterAll(() => owner.end());

const { apiUrl, anonKey } = inject('stack');
const readBalance = (token: string) =>
  fetch(`${apiUrl}/functions/v1/enhance/balance`, { headers: { Authorization: `Bearer ${token}` } });
const enhance = (token: string) =>
  fetch(`${apiUrl}/functions/v1/enhance`, enhanceCall(enhanceBody({}, crypto.randomUUID()), { token }));

async function connect(jwt: string, name = 'Laptop') {
  const { body } = await accountCall('POST device-tokens', { name }, jwt);
  return createDeviceTokenAnswer.parse(body);
}
async function listDevices(jwt: string) {
  return devicesAnswer.parse((await accountCall('GET device-tokens', undefined, jwt)).body).devices;
}

describe('a connected extension', () => {
  test('sharpens for its account, and opens nothing of the account itself', async () => {
    const user = await createUser();
    const { token, device } = await connect(user.jwt);
    expect((await readAnswer(await enhance(token))).at(-1)).toMatchObject({ type: 'done', credits: 249 });
    for (const endpoint of ['GET device-tokens', 'POST export', 'POST delete']) {
      const refused = await accountCall(endpoint, endpoint.startsWith('GET') ? undefined : {}, token);
      expect([endpoint, refused.status]).toEqual([endpoint, 403]);
    }
    const [listed] = await listDevices(user.jwt);
    expect(listed).toMatchObject({ id: device.id, name: 'Laptop' });
    expect(listed?.lastUsedAt).not.toBeNull();
    expect(Date.parse(device.expiresAt) - Date.parse(device.createdAt)).toBeCloseTo(90 * 86_400_000, -4);
  });

  test('reads the balance, as its owner’s session does', async () => {
    const user = await createUser();
    const { token } = await connect(user.jwt);
    for (const credential of [token, user.jwt]) {
      const response = await readBalance(credential);
      expect(balanceAnswer.parse(await response.json())).toEqual({ credits: 250 });
    }
    for (const credential of [anonKey, `wst_${'x'.repeat(43)}`])
      expect((await readBalance(credential)).status).toBe(401);
  });

  test('is out as soon as it is revoked', async () => {
    const user = await createUser();
    const { token, device } = await connect(user.jwt);
    expect((await accountCall('DELETE device-tokens', { id: device.id }, user.jwt)).body).toEqual({
      devices: [],
    });
    expect([(await enhance(token)).status, (await readBalance(token)).status]).toEqual([401, 401]);
  });

  test('is out once it gave itself up, and no other with it', async () => {
    const user = await createUser();
    const [leaving, staying] = [await connect(user.jwt, 'leaving'), await connect(user.jwt, 'staying')];
    const gone = await accountCall('DELETE device-tokens/current', undefined, leaving.token);
    expect(gone).toEqual({ status: 200, body: { success: true } });
    expect([(await readBalance(leaving.token)).status, (await readBalance(staying.token)).status]).toEqual([
      401, 200,
    ]);
    expect((await listDevices(user.jwt)).map(({ name }) => name)).toEqual(['staying']);
  });

  test('is out when the password is changed', async () => {
    const user = await createUser();
    const { token } = await connect(user.jwt);
    await user.client.auth.updateUser({
      password: 'another-horse-8',
      current_password: PASSWORD,
    });
    expect(await listDevices(user.jwt)).toEqual([]);
    expect((await enhance(token)).status).toBe(401);
  });

  test('is revoked by its owner alone', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()]);
    const { device } = await connect(user.jwt);
    const refused = await accountCall('DELETE device-tokens', { id: device.id }, other.jwt);
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    expect(await listDevices(other.jwt)).toEqual([]);
    expect(await listDevices(user.jwt)).toHaveLength(1);
  });
});

test('twenty extensions may be connected; one more ends the oldest, and so do twenty at once', async () => {
  const user = await createUser();
  const oldest = await call<{ id: string }>('create_device_token', {
    user_id: user.userId,
    token_hash: 'f'.repeat(64),
    name: 'first',
  });
  await Promise.all(Array.from({ length: 20 }, (_, index) => connect(user.jwt, `device ${index}`)));
  const devices = await listDevices(user.jwt);
  expect(devices).toHaveLength(20);
  expect(devices.map(({ id }) => id)).not.toContain(oldest.id);
});

test('tokens that nobody took make room before an extension in use', async () => {
  const { userId } = await createUser();
  const mint = (name: string, hash: string) =>
    call<{ id: string }>('create_device_token', { user_id: userId, token_hash: hash, name });
  const age = (id: string, created: string, used: string | null) => owner`
    update public.device_tokens set created_at = now() - ${created}::interval,
      last_used_at = now() - ${used}::interval where id = ${id}`;
  const hash = (index: number) => index.toString(16).padStart(64, '0');
  const tag = Number.parseInt(userId.slice(0, 8), 16) * 1_000;
  const inUse = await mint('in use', hash(tag));
  await age(inUse.id, '60 days', '5 minutes');
  const idle = await mint('connected yesterday, unused', hash(tag + 1));
  await age(idle.id, '1 day', null);
  for (let index = 2; index < 40; index++) await mint(`opened ${index}`, hash(tag + index));
  const left = await owner<{ name: string }[]>`
    select name from public.device_tokens where user_id = ${userId} and revoked_at is null order by created_at`;
  expect(left).toHaveLength(20);
  expect(left.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['in use', 'connected yesterday, unused', 'opened 39']),
  );
});

test('more than thirty an hour are refused with the time to wait', async () => {
  const user = await createUser();
  const answers = await Promise.all(
    Array.from({ length: 31 }, () => accountCall('POST device-tokens', { name: 'x' }, user.jwt)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.body).toMatchObject({ code: 'rate_limited', retryAfterMs: expect.any(Number) });
});
