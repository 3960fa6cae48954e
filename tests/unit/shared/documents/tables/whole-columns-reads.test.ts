import { expect, test } from 'vitest';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { markRunning } from '@/shared/documents/tables/whole-columns.ts';

test.each([20, 60])('of %i columns of figures no pair reads all rows to find a balance', (width) => {
  let reads = 0;
  const rows = new Proxy(
    Array.from({ length: 5000 }, (_, row) => row),
    {
      get: (all, key) => {
        reads += 1;
        return Reflect.get(all, key);
      },
    },
  );
  const columns = Array.from({ length: width }, (_, column): DataColumn => {
    const values = new Map(rows.map((row) => [row, ((row + 7) * (column + 3) * 7919) % 1009]));
    return {
      name: `Figure ${column}`,
      kind: 'number',
      unit: '',
      column,
      values,
      filled: values.size,
      odd: [],
      blank: [],
      errors: [],
      isYear: false,
      isAmbiguous: false,
      isMonth: false,
      isId: false,
      at: (row) => ({ grid: { rows: new Map() } as never, row, column }),
    };
  });
  reads = 0;
  markRunning(columns, rows);
  expect(reads).toBeLessThan(width * rows.length * 3);
});
