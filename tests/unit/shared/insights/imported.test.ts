import { expect, it } from 'vitest';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';

const moments = (...given: string[]) =>
  toImportedItems(given.map((createdAt) => ({ text: 'It broke.', createdAt }))).map(({ createdAt }) =>
    createdAt?.slice(0, 10),
  );

it('reads moments as exports write them', () => {
  expect(moments('1700000000', '1700000000.000100', '2026-01-05T03:22:11Z', 'next week')).toEqual([
    '2023-11-14',
    '2023-11-14',
    '2026-01-05',
    undefined,
  ]);
  expect(moments('2026/01/05 3:22:11 PM GMT+1', 'Wed Oct 10 20:19:24 +0000 2018')).toEqual([
    '2026-01-05',
    '2018-10-10',
  ]);
});

it('tells from the whole file whether days or months stand first', () => {
  expect(moments('05/01/2026', '13/01/2026')).toEqual(['2026-01-05', '2026-01-13']);
  expect(moments('05/01/2026', '01/13/2026')).toEqual(['2026-05-01', '2026-01-13']);
  expect(moments('05.01.2026 10:22')).toEqual(['2026-01-05']);
});
