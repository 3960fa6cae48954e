import { describe, expect, test } from 'vitest';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { polish } from '@/shared/engines/offline/polish/polish.ts';
import { restructure } from '@/shared/engines/offline/reframe/restructure.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { madeBlocks } from '@/tests/evals/harm/pasted-drafts.ts';

const blocks = madeBlocks().filter(({ kind }) => kind !== 'signature');

describe('what is pasted into a draft', { timeout: 60_000 }, () => {
  test.each(blocks)('$kind stays word for word at every level', async ({ block }) => {
    const draft = `i get this since yesterday, no idea what it means.\n\n${block}\n\nI already tried restarting it. what should i check next?`;
    const clean = await polish(draft, undefined);
    expect(clean).toContain(block);
    expect(balance(clean, 'rewrite')).toContain(block);
    expect(restructure(clean, 'rewrite').text).toContain(block);
  });

  test('a block that lost a character is told', () => {
    const draft = 'fix this:\n\nfetch(url).then(r => {\n  use(r);\n})\n\nthanks';
    expect(checkIntent(draft, draft.replace('\n})', '\n}'))).not.toEqual([]);
  });
});

test('a paragraph wrapped by hand gets its end mark on its last line alone, and no capital inside', async () => {
  const wrapped =
    'This library is free and you can share it under the terms of the licence\nthat is published by the Free Software\nFoundation, in the second version of it or in any later one, and please\nkeep the notice above in all copies of the whole work or of parts of it';
  const lines = (await polish(wrapped, undefined)).split('\n');
  expect(lines.slice(0, -1)).toEqual(wrapped.split('\n').slice(0, -1));
});
