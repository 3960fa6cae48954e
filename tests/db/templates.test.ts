import { afterAll, expect, test } from 'vitest';
import { templates as shipped } from '@/dashboard/content/templates.ts';
import { readTemplates } from '@/shared/client/template-rows.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { anonymous, createUser, owner, service } from './database.ts';

afterAll(() => owner.end());

test('a user reads the nineteen of spec §3, in the gallery’s order', async () => {
  const { client } = await createUser();
  const templates = await readTemplates(client);
  expect(templates.map(({ title }) => title)).toEqual([
    'Professional Consultant',
    'Academic Professor',
    'Historical Figure',
    'Industry Thought Leader',
    'Executive Coach',
    'Elite Data Scientist',
    'Best-selling Copywriter',
    'Crisis Management Consultant',
    'AI Capabilities Analysis',
    'Self-Reflection Mode',
    'Model Comparison',
    'Deep Reasoning Analysis',
    'Knowledge Boundaries',
    'Training Dataset Speculation',
    'Architecture Analysis',
    'Interpretation Transparency',
    'Professional Introduction',
    'Meeting Request',
    'Project Proposal',
  ]);
  // What a visitor sees of the gallery ships with the site.
  expect(templates.map(({ created_at: _, ...template }) => template)).toEqual(shipped);
  for (const { title, content } of templates) expect(content, title).toMatch(/\[[A-Z][^\]]*\]/);
});

test('a visitor reads none', async () => {
  await expect(readTemplates(anonymous)).rejects.toThrow(new AppError('unauthorized'));
});

test('a suspended account reads none, though its token is still good', async () => {
  const { client, userId } = await createUser();
  await owner`update auth.users set banned_until = now() + interval '1 day' where id = ${userId}`;
  expect(await readTemplates(client)).toEqual([]);
});

test('nobody adds, changes or removes one by the API', async () => {
  const user = await createUser();
  for (const client of [anonymous, user.client, service]) {
    const inserted = await client.from('templates').insert({ id: 'x' });
    const changed = await client.from('templates').update({ title: 'x' }).neq('id', '');
    const removed = await client.from('templates').delete().neq('id', '');
    expect([inserted, changed, removed].map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
  }
});
