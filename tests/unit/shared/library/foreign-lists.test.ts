import { describe, expect, it } from 'vitest';
import { readImport } from '@/shared/library/import-library.ts';
import { planImport } from '@/shared/library/plan-import.ts';
import { decodeFile, MAX_FILE_BYTES } from '@/shared/library/read-file.ts';
import type { LibraryItem } from '@/shared/library/records.ts';
import { itemWith, libraryWith, occasion } from './records-for-tests.ts';

function plan(text: string, items: LibraryItem[] = [], fileName = 'list.json') {
  const source = readImport(text, fileName);
  if (!source.ok) throw new Error(source.error);
  return planImport(source.value, libraryWith({ items }), occasion);
}
const planOf = (root: unknown, items: LibraryItem[] = []) => plan(JSON.stringify(root), items);
const brief = (items: LibraryItem[]) =>
  items.map(({ name, text, category, tags }) => [name, text, category, tags.join(' ')]);

describe('lists other tools export', () => {
  it('act and prompt, as the well-known list of acts has them', () => {
    const csv =
      '"act","prompt","for_devs","type","contributor"\n' +
      '"Linux Terminal","I want you to act as a ""linux"" terminal.\nReply in one code block.","TRUE","TEXT","f"\n' +
      '"Poet","Write a poem, short.",FALSE,TEXT,"a,b"\n';
    expect(brief(plan(csv, [], 'prompts.csv').adds)).toEqual([
      ['Linux Terminal', 'I want you to act as a "linux" terminal.\nReply in one code block.', '', ''],
      ['Poet', 'Write a poem, short.', '', ''],
    ]);
  });

  it('tables with semicolons, other names and Windows line ends', () => {
    const csv = 'Title;Prompt Template;Topic;Tags\r\nMail;Write to [NAME];Sales;"b2b, cold"\r\n\r\n';
    expect(brief(plan(csv, [], 'x.csv').adds)).toEqual([['Mail', 'Write to [NAME]', 'Sales', 'b2b cold']]);
  });

  it('a prompt manager’s store: prompts in folders, with ids and dates', () => {
    const { adds } = planOf({
      version: 2,
      prompts: [
        {
          uuid: '3f2b9c1e-0a77-4a5e-9a2e-1f0f3c5d7e9b',
          title: 'Standup',
          content: 'Ask #team#.',
          tags: ['daily'],
          folderId: 'f1',
          createdAt: '2025-05-01T10:00:00.000Z',
          updatedAt: '2025-05-02T10:00:00.000Z',
        },
      ],
      folders: [{ id: 'f1', name: 'Team', parentId: null }],
    });
    expect(brief(adds)).toEqual([['Standup', 'Ask #team#.', 'Team', 'daily']]);
    expect(adds[0]?.id).toBe('3f2b9c1e-0a77-4a5e-9a2e-1f0f3c5d7e9b');
    expect(adds[0]?.editedAt).toBe(Date.parse('2025-05-02T10:00:00.000Z'));
  });

  it('a whole backup of an assistant: its prompts, not its chats', () => {
    const { adds } = planOf({
      knowledge: [{ id: 'k', title: 'A file', content: 'bytes' }],
      chat: [{ history: { title: 'A chat' }, messages: [{ role: 'user', content: 'private' }] }],
      prompts: [
        { id: 'p1', title: 'Helper', content: 'You help.', is_system: true, createdAt: 1714550400000 },
      ],
      storageLocal: { apiKey: 'secret', prompt: 'not this' },
    });
    expect(brief(adds)).toEqual([['Helper', 'You help.', '', '']]);
  });

  it('templates whose content is a conversation', () => {
    const { adds } = planOf({
      version: 1,
      data: {
        userTemplates: [
          {
            id: 'user-1',
            name: 'Optimiser',
            content: [
              { role: 'system', content: 'You improve prompts.' },
              { role: 'user', content: '{{originalPrompt}}' },
            ],
            metadata: { lastModified: 1714550400000 },
          },
        ],
        models: [{ id: 'm', name: 'Model', value: 'gpt' }],
      },
    });
    expect(brief(adds)).toEqual([['Optimiser', 'You improve prompts.\n\n{{originalPrompt}}', '', '']]);
  });

  it('bare texts, named by their first words', () => {
    const long = 'Explain this to me as if I were five years old and had never heard of it before';
    expect(planOf([long, 'Short one']).adds.map(({ name }) => name)).toEqual([
      'Explain this to me as if I were five years old and had…',
      'Short one',
    ]);
  });

  it.each([
    [
      '## Task\nWrite an email to my landlord.\n\n## Requirements\n- Max 120 words',
      'Write an email to my landlord.',
    ],
    ['### Aufgabe\n\n- **Schreib** mir einen Plan', 'Schreib mir einen Plan'],
    ['# Weekly plan\nPlan my week.', 'Weekly plan'],
    ['1. Read the report', 'Read the report'],
    ['## Task', 'Task'],
    ['#42 is broken', '#42 is broken'],
    ['**', '**'],
  ])('names %j by what it says, without its marks', (text, name) => {
    expect(planOf([text]).adds.map((item) => item.name)).toEqual([name]);
  });

  it('skips what is here already, and updates what has another text under the same name', () => {
    const here = [
      itemWith({ name: 'Poet', text: 'Old.', tags: ['mine'] }),
      itemWith({ name: 'Cook', text: 'Cook.' }),
    ];
    const { adds, updates, skips, change } = planOf(
      [
        { title: 'poet', prompt: 'New.', tags: ['verse'] },
        { title: 'Cook', prompt: 'Cook.' },
        { title: 'Coach', prompt: 'Coach.' },
        { title: 'Coach', prompt: 'Coach.' },
        { title: 'Coach', prompt: 'Another coach.' },
      ],
      here,
    );
    expect(adds.map(({ text }) => text)).toEqual(['Coach.', 'Another coach.']);
    expect(updates).toMatchObject([{ after: { id: 'Poet', text: 'New.', tags: ['mine', 'verse'] } }]);
    expect(skips.map(({ name }) => name)).toEqual(['Cook', 'Coach']);
    expect(change.put?.versions).toMatchObject([{ itemId: 'Poet', text: 'Old.' }]);
  });
});

describe('files that are not what they should be', () => {
  it.each([
    ['{"items": [', 'x.json', 'file_unreadable'],
    ['hello', 'x.json', 'file_unreadable'],
    ['[[[[', 'x', 'file_unreadable'],
    ['['.repeat(100_000), 'x.json', 'file_unreadable'],
    ['act,prompt\n"Poet,"Write', 'x.csv', 'file_unreadable'],
    ['{}', 'x.json', 'nothing_to_import'],
    ['[1, null, {"a": 1}]', 'x.json', 'nothing_to_import'],
    ['one,two\n1,2', 'x.csv', 'nothing_to_import'],
    ['', 'x.csv', 'nothing_to_import'],
    ['{"format":"whetstone-library","version":"one"}', 'x.json', 'file_unreadable'],
  ])('%j as %s: %s', (text, fileName, error) => {
    expect(readImport(text.slice(0, 200_000), fileName)).toEqual({ ok: false, error });
  });

  it.each([
    ['not UTF-8', [0x61, 0xe9, 0x62], 'file_not_text'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 1], 'file_not_text'],
    ['half of UTF-16', [0xff, 0xfe, 0x41], 'file_not_text'],
  ])('%s', (_name, bytes, error) => {
    expect(decodeFile(Uint8Array.from(bytes))).toEqual({ ok: false, error });
  });

  it('reads UTF-16 where its mark says so, as spreadsheets write it', () => {
    const bytes = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from([0xe9, 0x21]).buffer)]);
    expect(decodeFile(bytes)).toEqual({ ok: true, value: 'é!' });
  });

  it('refuses more than 50 MB', () => {
    expect(decodeFile(new Uint8Array(MAX_FILE_BYTES + 1))).toEqual({ ok: false, error: 'file_too_large' });
  });

  it('takes hostile keys for what they are: names', () => {
    const json =
      '[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"title":"t","prompt":"p"}]';
    expect(brief(plan(json).adds)).toEqual([['t', 'p', '', '']]);
    expect(brief(plan('__proto__,constructor,prompt\nx,y,p\n', [], 'x.csv').adds)).toEqual([
      ['p', 'p', '', ''],
    ]);
    const own =
      '{"format":"whetstone-library","version":1,"__proto__":{"polluted":true},"values":[{"id":"i","values":{"__proto__":"x","a":"b"}}]}';
    expect(plan(own).others).toBe(1);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('plans ten thousand entries in a moment, also when all have one name', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      title: 'Same',
      prompt: `Prompt ${index}`,
    }));
    const begin = performance.now();
    expect(planOf(entries).adds).toHaveLength(10_000);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  it('leaves out what is longer than an item may be', () => {
    const { adds, skips } = planOf([
      { title: 'Long', prompt: 'x'.repeat(200_001) },
      { title: 'Fine', prompt: 'x' },
    ]);
    expect(adds).toHaveLength(1);
    expect(skips).toEqual([{ name: 'Long', reason: 'too-long' }]);
  });
});
