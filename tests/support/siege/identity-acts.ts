import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addToken, Breach, type Client, changeToken, enlist, type Field, pick, run } from './client.ts';

// Acts against who somebody is: another browser, another tab, another account, an account given back or made again.

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const newToken = () => `wst_${randomBytes(32).toString('base64url')}`;

/** One request by two browsers of the account, one of which is disconnected meanwhile; then by each once more. */
export async function twoBrowsers(field: Field, client: Client): Promise<void> {
  const id = randomUUID();
  const second = await addToken(field.owner, client.userId);
  await Promise.all([
    run(field, client, { id, leaving: 'late' }),
    run(field, client, { id, leaving: 'never', token: second }),
    field.owner`update public.device_tokens set revoked_at = now() where token_hash = ${hashOf(second)}`,
  ]);
  await run(field, client, { id, leaving: 'never', token: second });
  await run(field, client, { id, leaving: 'early' });
}

/** One id for two drafts, as of two tabs that count alike. */
export async function twoDraftsOneId(field: Field, client: Client): Promise<void> {
  const id = randomUUID();
  const texts = ['pls send teh report', 'pls send teh bill', 'pls send teh report'];
  await Promise.all(
    texts.map((text) => run(field, client, { id, text, leaving: pick(['early', 'late', 'never']) })),
  );
  await run(field, client, { id, leaving: 'never' });
}

/** An account's id and key used by another one, which has nothing to pay with. */
export async function foreignIds(field: Field, client: Client): Promise<void> {
  const id = randomUUID();
  const other = await enlist(field, 0);
  await Promise.all([
    run(field, client, { id, leaving: 'never' }),
    run(field, other, { id, leaving: 'never' }),
    run(field, other, { id: `${client.userId}.${id}`, leaving: 'never' }),
    run(field, other, { id, leaving: 'never', token: newToken() }),
    run(field, other, { id, leaving: 'never', token: `${client.token}x` }),
  ]);
  if (other.answers.size > 0) throw new Breach('Answered without a credit');
}

/** Its address is changed and given back while it runs, which ends all its sessions and devices. */
export async function recoverDuringRun(field: Field, client: Client): Promise<void> {
  const id = randomUUID();
  const recover = async () => {
    const hash = hashOf(newToken());
    const email = `${randomUUID()}@example.test`;
    await field.owner`update auth.users set email = ${email} where id = ${client.userId}`;
    await field.call('claim_email_change_notice', { token_hash: hash });
    await field.call('recover_email', { token_hash: hash });
  };
  await Promise.all([
    run(field, client, { id, leaving: 'never' }),
    run(field, client, { id, leaving: 'early' }),
    recover(),
  ]);
  await run(field, client, { id, leaving: 'never' });
  await changeToken(field, client);
  await run(field, client, { id, leaving: 'never' });
}

/** Deleted while it runs and made again with its address: it gets no free credits anew, and the old key opens nothing. */
export async function deleteAndReturn(field: Field): Promise<void> {
  const first = await enlist(field, 2);
  const id = randomUUID();
  const runs = [1, 2].map(() => run(field, first, { id, leaving: pick(['early', 'never']) }));
  await field.call('delete_account', { user_id: first.userId });
  const second = await enlist(field, 2, first.email);
  await Promise.all([...runs, run(field, second, { id, leaving: 'never' })]);
  if (second.answers.size > 0) throw new Breach('An address got free credits twice');
  const status = await run(field, first, { id: randomUUID(), leaving: 'never' });
  if (status === 200) throw new Breach('A deleted account was answered');
  await field.call('delete_account', { user_id: second.userId });
}
