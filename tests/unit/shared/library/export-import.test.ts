import { describe, expect, it } from 'vitest';
import { exportCsv, exportJson, guardCell, unguardCell } from '@/shared/library/export-library.ts';
import { readImport } from '@/shared/library/import-library.ts';
import { changesSomething, planImport } from '@/shared/library/plan-import.ts';
import { decodeFile } from '@/shared/library/read-file.ts';
import { itemWith, libraryWith, occasion } from './records-for-tests.ts';

const library = libraryWith({
  items: [
    itemWith({
      name: 'One',
      text: 'Dear [NAME],\r\n\t“quoted”, 😀 \u0000? ',
      tags: ['a; b', '=x'],
      favourite: true,
    }),
    itemWith({ name: 'Two', kind: 'note', category: 'Élan' }),
  ],
  versions: [{ id: 'v', itemId: 'One', name: 'One', text: 'before', at: 3 }],
  values: [{ id: 'One', values: { NAME: 'Ada' } }],
  personas: [{ id: 'p', name: 'Coach', description: 'Asks.', builtIn: false, editedAt: 4 }],
  actions: [{ id: 'a', name: 'Table', instruction: 'As a table.' }],
});

function plan(text: string, here = libraryWith({}), fileName = 'list.json') {
  const source = readImport(text, fileName);
  if (!source.ok) throw new Error(source.error);
  return planImport(source.value, here, occasion);
}

describe('an export', () => {
  const file = exportJson(library, new Date(0));

  it('says what it is', () => {
    expect(JSON.parse(file)).toMatchObject({
      format: 'whetstone-library',
      version: 1,
      exportedAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('comes back exactly, with all that belongs to it', () => {
    const { change, adds, others } = plan(file);
    expect(adds).toHaveLength(2);
    expect(others).toBe(4);
    expect(libraryWith(change.put ?? {})).toEqual(library);
  });

  it('changes nothing where it came from', () => {
    const again = plan(file, library);
    expect(changesSomething(again)).toBe(false);
    expect(again.skips).toEqual([
      { name: 'One', reason: 'same' },
      { name: 'Two', reason: 'same' },
    ]);
  });

  it('updates what was edited later, and keeps the former text; what is newer here stays', () => {
    const [one, two] = library.items;
    if (!one || !two) throw new Error('The library has two items.');
    const here = {
      ...library,
      items: [
        { ...one, text: 'older', editedAt: 0 },
        { ...two, text: 'newer', editedAt: 9 },
      ],
    };
    const { updates, skips, change } = plan(file, here);
    expect(updates.map(({ before, after }) => [before.text, after.text])).toEqual([['older', one.text]]);
    expect(skips).toEqual([{ name: 'Two', reason: 'older' }]);
    expect(change.put?.versions).toMatchObject([{ itemId: 'One', text: 'older' }]);
  });

  it('of a newer version is refused', () => {
    expect(readImport(file.replace('"version": 1', '"version": 2'), 'x.json')).toEqual({
      ok: false,
      error: 'file_too_new',
    });
  });

  it('with damaged records gives the others', () => {
    const broken = JSON.parse(file);
    broken.items.push({ id: 'x' }, null);
    const { adds, damaged } = plan(JSON.stringify(broken));
    expect([adds.length, damaged]).toEqual([2, 2]);
  });
});

describe('a table for spreadsheets', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''+1"])(
    'runs no formula: %j',
    (cell) => {
      expect(guardCell(cell)).toMatch(/^'/);
      expect(unguardCell(guardCell(cell))).toBe(cell);
    },
  );

  it.each(['plain', "it's", "'quoted'", '1-1', ''])('leaves %j alone', (cell) => {
    expect(guardCell(cell)).toBe(cell);
  });

  it('comes back with its texts, tags and kinds', () => {
    const items = [
      itemWith({ name: '=cmd()', text: 'a "b",\n- c', tags: ['x', '-y'], favourite: true, editedAt: 7_000 }),
      itemWith({ name: 'Note', kind: 'note', category: '+1' }),
    ];
    const csv = exportCsv(items);
    const decoded = decodeFile(new TextEncoder().encode(csv));
    if (!decoded.ok) throw new Error(decoded.error);
    const { adds } = plan(decoded.value, libraryWith({}), 'x.csv');
    const written = adds.map(({ id: _id, createdAt: _at, ...rest }) => rest);
    expect(written).toEqual(
      items.map(({ id: _id, createdAt: _at, ...rest }) => ({ ...rest, editedAt: rest.editedAt })),
    );
  });
});
