import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSchema } from '@/local/database/read-schema.ts';
import { projectRoot } from '@/local/run-command.ts';
import { owner } from './database.ts';

afterAll(() => owner.end());

test('supabase/schema.sql is what the migrations leave; `npm run schema` writes it anew', async () => {
  const written = readFileSync(join(projectRoot, 'supabase', 'schema.sql'), 'utf8');
  const found = await readSchema(async (text) => [...(await owner.unsafe(text))]);
  expect(found.split('\n')).toEqual(written.split('\n'));
});
