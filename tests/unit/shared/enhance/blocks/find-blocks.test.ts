import { describe, expect, test } from 'vitest';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { restructure } from '@/shared/engines/offline/reframe/restructure.ts';
import { findVerbatim } from '@/shared/enhance/blocks/find-blocks.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { findMaterial } from '@/shared/enhance/material.ts';
import { madeBlocks } from '@/tests/evals/harm/pasted-drafts.ts';
import { polish } from '@/tests/support/polish.ts';

const blocks = madeBlocks().filter(({ kind }) => kind !== 'signature');

describe('what is pasted into a draft', { timeout: 60_000 }, () => {
  test('what is said right above and right below code, however misspelt, is the writer’s own', () => {
    const code = '.nav a {\n  float: left;\n  color: #333;\n}';
    const draft = `the links dont stay in one row on a small screen\n${code}\nwhats missing, i allready cleared the cach`;
    expect(findVerbatim(draft).map(({ start, end }) => draft.slice(start, end))).toEqual([code]);
  });

  test('tags do not make code of a draft of one line, and stay as they are', async () => {
    const draft = 'teh <b>price</b> is not shown, pls fix it';
    expect(findVerbatim(draft)).toEqual([]);
    expect(await polish(draft, undefined)).toContain('The <b>price</b> is not shown');
  });

  test('what is answered between quoted lines is the writer’s own', () => {
    const mail =
      'Hello Tom,\n\n> Can you send the numbers?\n\nThey is in the folder since monday.\n\n> And the plan?\n\nNot ready yet.\n';
    const verbatim = findVerbatim(mail).map(({ start, end }) => mail.slice(start, end));
    expect(verbatim).toEqual(['> Can you send the numbers?', '> And the plan?']);
  });

  test.each(blocks)('$kind stays word for word at every level', async ({ block }) => {
    const draft = `i get this since yesterday, no idea what it means.\n\n${block}\n\nI already tried restarting it. what should i check next?`;
    const clean = await polish(draft, undefined);
    expect(clean).toContain(block);
    expect(balance(clean, 'rewrite')).toContain(block);
    expect(restructure(clean, 'rewrite').text).toContain(block);
  });

  test.each([
    [
      'what a program said, a sentence at its end',
      'what do i do now\n\n',
      '$ apt update\nhint: some of the lists are old.\nhint:\nhint:   apt-get clean\nfatal: you may want to fetch them again.',
      '\n\ni dont want to lose my settings',
    ],
    [
      'a chat with the time in front',
      'who brings what\n\n',
      '[18:02] ole: who has a tent\n[18:03] Mira: i have one for 3\n[18:07] ole: ok i can bring the stove, need gas tho',
      '\n\nas a list please',
    ],
    [
      'a command on one line',
      'what does this do\n\n',
      "find logs -name '*.gz' -mtime +9 | xargs rm -f; echo ok",
      '\n\nand is it save',
    ],
    [
      'a sign to translate',
      'translate into spanish, its for the door\n\n',
      'PLEASE KEEP DOOR CLOSED\ndeliverys at the back\n- the management',
      '',
    ],
    [
      'a review that is asked about',
      'whats the tone of this review, we want to answer it\n\n',
      'Bought it in may, broke in june. i did NOT drop it.',
      '',
    ],
    [
      'a profile right below the order',
      'rewrite my profile, keep the facts\n',
      'Seasoned ninja of growth, has grown 3 startups. speaks 4 languages.',
      '',
    ],
    [
      'settings under a name that opens the text',
      '',
      'chip "w83793-*"\n\n    label in0 "VcoreA"\n    label in1 "VcoreB"',
      '\n\nis there something insecure in here',
    ],
    [
      'an address that is spoken of',
      'write a letter to this adress about the noise\n',
      'Mrs J. Harding\n14 elm court\nflat 2b\nleeds ls6 2ab',
      '\nkeep it polite',
    ],
    [
      'a line below what opens the text',
      '',
      'type Note <: Parent {\n  kind: "note"\n  children: [Flow]\n}\n\nNote includes Association',
      '\n\nwhats wrong with this? my teacher says its almost right',
    ],
    [
      'a comment on its own',
      '',
      '# 3.  Timezone name used in TZ.\n#     Please see the theory.html file.\n# 4.  Comments; present if countries have several.',
      '\n\nhow can i say that shorter',
    ],
    [
      'lines between two pasted ones',
      'why do they do it like that\n\n',
      'passwd:         files systemd\ngroup:          files systemd\nshadow:         files systemd\n\nhosts:          files dns\n\nprotocols:      db files\nservices:       db files\nethers:         db files',
      '\n\ni want to know it for debian',
    ],
    [
      'a test of several choices',
      'can you give me the answers\n',
      '1) Which planet is the bigest?\na) mars\nb) jupiter\n2) How many bones has a adult\na) 206\nb) 186',
      '',
    ],
    [
      'a song right below the question',
      'what does this song mean\n',
      'I walk alone the empty street\nthe neon hums beneath my feet\nand every door i used to know\nis painted shut, is painted shut\n\noh take me where the rivers go\ntake me where they go',
      '\n\ni have to present it tomorrow',
    ],
    [
      'a recipe in two parts',
      'can you make this recipe for 6\n\n',
      'Pancakes (4 pers)\n250g flour\n2 eggs\n\nmix everything, wait 20 min\nfry in butter, flip when bubbles',
      '\n\nand use grams only',
    ],
  ])('%s stays word for word', async (_name, ...[before, block, after]) => {
    const clean = await polish(`${before}${block}${after}`, undefined);
    expect(clean).toContain(block);
    expect(balance(clean, 'rewrite')).toContain(block);
    expect(restructure(clean, 'rewrite').text).toContain(block);
  });

  test('a question right above a block is marked as one', async () => {
    expect(
      await polish('can you sumarize this log for me\n[12:01:07] GET /a 200\n[12:01:09] GET /b 500', {}),
    ).toMatch(/^Can you summarize this log for me\?\n/);
  });

  test.each([
    [
      'what is in another hand than the words above it',
      'need the gist of it in one line\n\nThe retry loop counted the first try as a second one, so three tries were two in truth. The fix adds a test.',
      ['The fix', 'Its fix'],
    ],
    [
      'lines in which nobody speaks',
      'which one fits us\nKX-200 12kg 4bar\nKX-310 15kg 6bar\nneed it today',
      ['12kg 4bar', '12 kg, 4bar'],
    ],
    [
      'a letter',
      'got a mail today\n\nhello mr weber,\nthe flat is free from may. do you want it?',
      ['the flat', 'The flat'],
    ],
  ] as const)(
    'the guard tells a change in %s, which no finder of blocks takes',
    (_what, draft, [from, to]) => {
      expect(findVerbatim(draft)).toEqual([]);
      expect(findMaterial(draft)).toBeUndefined();
      expect(checkIntent(draft, draft.replace(from, to)).map(({ kind }) => kind)).toEqual(['block']);
    },
  );

  test('a row without quotation marks below rows that have them is a row', async () => {
    const rows = '"smith, john",42,london\n"smith, jon",42,london\ndoe jane,31,paris';
    expect(await polish(`find the duplicates in this list\n${rows}`, undefined)).toContain(rows);
  });

  test('a change in the one line of a block that no finder takes is told', () => {
    const draft =
      'why is it slow\n\nstep=1 rows=20\nstep=2 rows=25\nyou could wait here, i guess\nstep=4 rows=30\n\nit was fast';
    expect(checkIntent(draft, draft.replace('here, i', 'here, I'))).not.toEqual([]);
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

test.each([
  [
    'things with three qualities',
    'I need texts for:\n- blue mug, 300 ml, 24€\n- bowls, oat glaze, 68€\n- vase, 32 cm, 120€\nEach is short, warm, and its made here.',
  ],
  ['stars', 'write stories for\n\n* login with a link\n* export pdf\n* dark mode\n\nas a list'],
  ['points with a label', 'we meet\n\nAgenda\n- arrival at 9\n- lunch\n\nOpen questions\nwho books the bus?'],
])('%s are a list of the writer, and nothing beside it is pasted', (_what, text) => {
  expect(findVerbatim(text)).toEqual([]);
});

test('people thanked by their handles are no code', async () => {
  const text = `We sincerely thank @ana_k, @D-Sketon, @kojesung, @chuen309,
@mariaz, @DongEun02, @raon0211, @sukvvon, and everyone else who
contributed. We appreciate your help!`;
  expect(findVerbatim(text)).toEqual([]);
  expect(await polish(text)).toBe(text);
});

test('a word at the end of a line that goes on is not the last of its sentence', async () => {
  const text = 'We thank Ana, Ben and everybody else who was there, for their\ncontributions and their time.';
  expect(await polish(text)).toBe(text);
});
