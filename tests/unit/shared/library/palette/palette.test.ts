import { describe, expect, it } from 'vitest';
import { paletteEntries } from '@/shared/library/palette/entries.ts';
import { rankPalette } from '@/shared/library/palette/rank.ts';
import { typedTrigger } from '@/shared/library/palette/trigger.ts';
import { itemWith } from '@/tests/unit/shared/library/records-for-tests.ts';

const nothing = { items: [], personas: [], actions: [], persona: null, language: '' };
const prompts = [
  itemWith({ name: 'Quarterly report', text: 'Summarise [QUARTER]', tags: ['finance'] }),
  itemWith({ name: 'Bug report', editedAt: 9 }),
  itemWith({ name: 'Report', editedAt: 2 }),
  itemWith({ name: 'Café menu', favourite: true }),
  itemWith({ name: 'A note about reports', kind: 'note' }),
];
const all = paletteEntries({ ...nothing, items: prompts });
const found = (typed: string) => rankPalette(all, typed).map(({ name }) => name);

describe('what is typed finds', () => {
  it('the name itself first, then names that hold the word, the newest first; no note', () => {
    expect(found('report').slice(0, 3)).toEqual(['Report', 'Bug report', 'Quarterly report']);
    expect(found('report')).not.toContain('A note about reports');
  });

  it.each([
    ['cafe', 'Café menu'],
    ['finance', 'Quarterly report'],
    ['rep quar', 'Quarterly report'],
    ['POLISH', 'Polish'],
    ['cot', 'Chain of thought'],
    ['french', 'Translate into French'],
    ['coach', 'Executive coach'],
    ['sum', 'Summarise'],
  ])('%j: %s', (typed, name) => expect(found(typed)[0]?.toLowerCase()).toBe(name.toLowerCase()));

  it('nothing where nothing fits', () => expect(found('zzz')).toEqual([]));
});

it('offers favourites first and few prompts before anything is typed', () => {
  const many = Array.from({ length: 40 }, (_, index) => itemWith({ name: `Prompt ${index}` }));
  const offered = rankPalette(paletteEntries({ ...nothing, items: [...many, ...prompts] }), '');
  const names = offered.filter(({ group }) => group === 'prompts').map(({ name }) => name);
  expect(names[0]).toBe('Café menu');
  expect(names).toHaveLength(5);
  expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
});

it('offers the language last translated into, and a way out of the persona that is on', () => {
  const entries = paletteEntries({ ...nothing, language: 'Welsh', persona: 'executive-coach' });
  const names = rankPalette(entries, '').map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('Translate'))).toEqual(['Translate into Welsh']);
  expect(names).toContain('No persona');
  expect(rankPalette(all, '').map(({ name }) => name)).not.toContain('No persona');
});

describe('the trigger', () => {
  it.each([
    [{ before: '', after: '/', trigger: '/' }, 0],
    [{ before: 'One\n\nTwo', after: 'One\n/\nTwo', trigger: '/' }, 4],
    [{ before: '/', after: '//', trigger: '//' }, 0],
    [{ before: 'text', after: '/text', trigger: '/' }, 0],
  ] as const)('is typed: %j', ({ before, after, trigger }, at) =>
    expect(typedTrigger(before, after, trigger)).toBe(at),
  );

  it.each([
    ['a fraction', { before: '1', after: '1/', trigger: '/' }],
    ['after a blank', { before: 'and ', after: 'and /', trigger: '/' }],
    ['a pasted path', { before: '', after: '/usr/bin', trigger: '/' }],
    ['half of it', { before: '', after: '/', trigger: '//' }],
    ['an address', { before: 'https:/', after: 'https://', trigger: '//' }],
    ['the second one', { before: '/', after: '//', trigger: '/' }],
    ['turned off', { before: '', after: '/', trigger: 'off' }],
    ['a letter taken away', { before: '/a', after: '/', trigger: '/' }],
  ] as const)('is not %s', (_, { before, after, trigger }) =>
    expect(typedTrigger(before, after, trigger)).toBeNull(),
  );
});
