import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { accountExport } from '@/shared/contracts/account.ts';
import {
  MAX_OWN_TEMPLATES,
  MAX_TEMPLATE_CHARS,
  type OwnTemplate,
  ownTemplatesAnswer,
  saveTemplateAnswer,
} from '@/shared/contracts/own-templates.ts';
import { accountCall } from './account-call.ts';
import { createDeviceToken, createUser, owner, PASSWORD } from './database.ts';

afterAll(() => owner.end());

const listOf = async (token: string): Promise<OwnTemplate[]> =>
  ownTemplatesAnswer.parse((await accountCall('GET templates', undefined, token)).body).templates;
const save = (token: string, body: object) =>
  accountCall(
    'POST templates',
    { id: randomUUID(), base: null, title: 'Mail', content: 'Hi', ...body },
    token,
  );
const made = async (token: string, body: object = {}) =>
  saveTemplateAnswer.parse((await save(token, body)).body).template;
const remove = (token: string, id: string, base: number) =>
  accountCall('DELETE templates', { id, base }, token);

describe('an account’s own templates', () => {
  test('are made, changed, read by its extension, and deleted', async () => {
    const { jwt, userId } = await createUser();
    const device = await createDeviceToken(userId);
    const first = await made(jwt, { title: ' Mail ', content: '<b>Hi</b> [NAME]' });
    expect(first).toMatchObject({ title: 'Mail', content: '<b>Hi</b> [NAME]', revision: 1 });
    const second = await made(device, { id: first.id, base: 1, title: 'Mail', content: 'Hello' });
    expect(second.revision).toBe(2);
    expect([await listOf(jwt), await listOf(device)]).toEqual([[second], [second]]);
    expect((await remove(jwt, first.id, 2)).status).toBe(200);
    expect((await remove(jwt, first.id, 2)).status).toBe(200);
    expect(await listOf(device)).toEqual([]);
  });

  test('changed in two tabs at once: the second is told, and nothing is lost', async () => {
    const { jwt } = await createUser();
    const { id } = await made(jwt);
    const both = await Promise.all(['left', 'right'].map((content) => save(jwt, { id, base: 1, content })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await remove(jwt, id, 1)).status).toBe(409);
    const [kept] = await listOf(jwt);
    // The same again is no conflict: its answer may have been lost.
    expect((await save(jwt, { id, base: 1, content: kept?.content })).status).toBe(200);
    expect((await save(jwt, { id: randomUUID(), base: 1 })).body).toMatchObject({ code: 'not_found' });
  });

  test('are nobody else’s, whose id may be the same', async () => {
    const [ana, ben] = await Promise.all([createUser(), createUser()]);
    const { id } = await made(ana.jwt, { content: 'Ana’s' });
    expect((await save(ben.jwt, { id, base: 1, content: 'taken' })).status).toBe(404);
    await remove(ben.jwt, id, 1);
    await made(ben.jwt, { id, content: 'Ben’s' });
    expect((await listOf(ana.jwt)).map(({ content }) => content)).toEqual(['Ana’s']);
    expect((await accountCall('GET templates')).status).toBe(401);
    expect((await accountCall('GET templates', undefined, `wst_${'x'.repeat(43)}`)).status).toBe(401);
  });

  test('end at a number and a length', async () => {
    const { jwt, userId } = await createUser();
    await owner`insert into public.own_templates (user_id, id, title, content)
      select ${userId}, gen_random_uuid(), 'T', 'x' from generate_series(1, ${MAX_OWN_TEMPLATES - 1})`;
    const two = await Promise.all([save(jwt, {}), save(jwt, {})]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(two.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'template_limit' });
    const refused = [
      { content: 'x'.repeat(MAX_TEMPLATE_CHARS + 1) },
      { content: ' \n' },
      { title: ' ' },
      { id: 'x' },
    ];
    for (const wrong of refused) expect((await save(jwt, wrong)).status).toBe(422);
  });

  test('are in the account’s export, closed to a suspended one, and go with it', async () => {
    const { jwt, userId } = await createUser();
    const device = await createDeviceToken(userId);
    await made(jwt, { content: 'Quetzal' });
    const { body } = await accountCall('POST export', {}, jwt);
    expect(accountExport.parse(body).ownTemplates).toMatchObject([{ title: 'Mail', content: 'Quetzal' }]);
    await accountCall('POST delete', { password: PASSWORD }, jwt);
    expect(await owner`select 1 from public.own_templates where user_id = ${userId}`).toHaveLength(0);
    expect((await accountCall('GET templates', undefined, device)).status).toBe(401);

    const other = await createUser();
    const token = await createDeviceToken(other.userId);
    await owner`update auth.users set banned_until = now() + interval '1 day' where id = ${other.userId}`;
    expect((await accountCall('GET templates', undefined, token)).status).toBe(401);
    expect((await accountCall('GET templates', undefined, other.jwt)).status).toBe(401);
  });
});
