import { describe, expect, it } from 'vitest';
import { createLibraryIndex, everything, namesInUse } from '@/shared/library/search.ts';
import { itemWith } from './records-for-tests.ts';

const items = [
  itemWith({ name: 'Résumé of a meeting', text: 'Sum up.', tags: ['work'], editedAt: 10 }),
  itemWith({ name: 'Plan', text: 'A résumé first.', category: 'Work', editedAt: 40, favourite: true }),
  itemWith({ name: 'Letter', text: 'Dear all.', tags: ['resume', 'job'], editedAt: 20, kind: 'note' }),
  itemWith({ name: 'My resume', text: 'Education.', tags: ['job'], editedAt: 30, createdAt: 9 }),
  itemWith({ name: 'Presume nothing', text: 'Ask.', editedAt: 50 }),
];
const namesFor = (query: Partial<typeof everything>, index = createLibraryIndex(items)) =>
  index.search({ ...everything, ...query }).map(({ name }) => name);

describe('a search', () => {
  it('puts a name before a tag before a text, and the beginning of a word before its middle', () => {
    expect(namesFor({ text: 'resume' })).toEqual([
      'Résumé of a meeting',
      'My resume',
      'Presume nothing',
      'Letter',
      'Plan',
    ]);
  });

  it('finds a tag as its row shows it, also while it is typed', () => {
    const some = createLibraryIndex([
      ...Array.from({ length: 9 }, (_, at) => itemWith({ name: `Plan ${at}` })),
      itemWith({ name: 'Tagged', tags: ['report'] }),
      itemWith({ name: 'Heading', text: '# Title' }),
    ]);
    expect(namesFor({ text: '#' }, some)).toHaveLength(11);
    expect(namesFor({ text: '#re' }, some)).toEqual(['Tagged']);
    expect(namesFor({ text: '#report' }, some)).toEqual(['Tagged']);
  });

  it('puts the best match first, however long ago it was edited', () => {
    const worst = [
      itemWith({ name: 'Diary', text: 'The report of today.', editedAt: 9 }),
      itemWith({ name: 'Misc', tags: ['report'], editedAt: 8 }),
      itemWith({ name: 'Memo', category: 'Report', editedAt: 7 }),
      itemWith({ name: 'Preporting', editedAt: 6 }),
      itemWith({ name: 'A weekly report', editedAt: 5 }),
      itemWith({ name: 'Report for the board', editedAt: 4 }),
      itemWith({ name: 'Report', editedAt: 3 }),
    ];
    expect(namesFor({ text: 'report' }, createLibraryIndex(worst))).toEqual([
      'Report',
      'Report for the board',
      'A weekly report',
      'Preporting',
      'Misc',
      'Memo',
      'Diary',
    ]);
  });

  it('takes several words as a name before it takes them apart', () => {
    const several = [
      itemWith({ name: 'Notes of the meeting', tags: ['team'], editedAt: 9 }),
      itemWith({ name: 'Summary', tags: ['meeting', 'notes'], editedAt: 8 }),
      itemWith({ name: 'Meeting', tags: ['notes'], editedAt: 7 }),
      itemWith({ name: 'Meeting notes for Ana', editedAt: 2 }),
      itemWith({ name: 'Meeting notes', editedAt: 1 }),
    ];
    expect(namesFor({ text: ' Meeting  notes ' }, createLibraryIndex(several))).toEqual([
      'Meeting notes',
      'Meeting notes for Ana',
      'Notes of the meeting',
      'Meeting',
      'Summary',
    ]);
  });

  it('puts favourites first among equals, then what was edited last', () => {
    const equals = [
      itemWith({ name: 'Plan A', editedAt: 3 }),
      itemWith({ name: 'Plan B', editedAt: 4 }),
      itemWith({ name: 'Plan C', editedAt: 1, favourite: true }),
      itemWith({ name: 'Plan D', editedAt: 2, favourite: true }),
      itemWith({ name: 'My plan', editedAt: 9, favourite: true }),
    ];
    expect(namesFor({ text: 'plan' }, createLibraryIndex(equals))).toEqual([
      'Plan D',
      'Plan C',
      'Plan B',
      'Plan A',
      'My plan',
    ]);
  });

  it('finds with and without accents, in any case', () => {
    expect(namesFor({ text: 'RÉSUMÉ' })).toEqual(namesFor({ text: 'resume' }));
  });

  it('wants every word, wherever it stands', () => {
    expect(namesFor({ text: 'job resume' })).toEqual(['My resume', 'Letter']);
    expect(namesFor({ text: 'resume zebra' })).toEqual([]);
  });

  it('finds the same letter by letter as at once', () => {
    const index = createLibraryIndex(items);
    const text = 'resume e';
    for (let end = 1; end <= text.length; end += 1)
      expect(namesFor({ text: text.slice(0, end) }, index)).toEqual(namesFor({ text: text.slice(0, end) }));
    expect(namesFor({ text: 'plan' }, index)).toEqual(['Plan']);
    expect(namesFor({ text: '' }, index)).toHaveLength(5);
  });

  it('misses no text, however short or odd the word', () => {
    const texts = ['Ähre 42 x-ray', 'an em dash—here', 'naïve', '日本語の文', 'q', 'a1b2', 'tab\tend'];
    const odd = texts.map((text, index) => itemWith({ name: `n${index}`, text }));
    const index = createLibraryIndex(odd);
    for (const [at, text] of texts.entries())
      for (const word of text
        .split(/\s/)
        .flatMap((one) => [one, one.slice(0, 2), one.slice(-2), one.slice(0, 1)]))
        expect(index.search({ ...everything, text: word }).map(({ name }) => name)).toContain(`n${at}`);
    expect(index.search({ ...everything, text: 'dx' })).toEqual([]);
  });

  it.each([
    [{ kind: 'note' }, ['Letter']],
    [{ category: 'Work' }, ['Plan']],
    [{ tag: 'job' }, ['My resume', 'Letter']],
    [{ favourites: true }, ['Plan']],
    [{ tag: 'job', kind: 'prompt' }, ['My resume']],
  ] as const)('filters by %j', (query, names) => {
    expect(namesFor(query)).toEqual(names);
  });

  it('sorts by last edit, by age or by name', () => {
    expect(namesFor({ sort: 'edited' })[0]).toBe('Presume nothing');
    expect(namesFor({ sort: 'created' })[0]).toBe('My resume');
    expect(namesFor({ sort: 'name' })[0]).toBe('Letter');
  });

  it('offers the categories and tags in use', () => {
    expect(namesInUse(items)).toEqual({ categories: ['Work'], tags: ['job', 'resume', 'work'] });
  });
});
