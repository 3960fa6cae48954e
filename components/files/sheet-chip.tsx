import type { TableQuery, TableView } from '@/shared/documents/query/table-query.ts';
import { Chip } from './chip.tsx';
import { comparableSheets, comparedWith } from './compared-sheets.ts';
import { sayFigure } from './say.ts';

interface SheetChipProps {
  query: TableQuery;
  tables: readonly TableView[];
  onChange: (query: TableQuery) => void;
}

/** The sheet a figure is compared with, where another one has the same columns. */
export function SheetChip({ query, tables, onChange }: SheetChipProps) {
  const sheets = comparableSheets(query, tables);
  if (!sheets) return null;
  return (
    <Chip
      label={sayFigure('againstSheet')}
      value=""
      options={[['', sayFigure('noSheet')], ...sheets.others.map((name) => [name, name] as const)]}
      onChange={(other) => other !== '' && onChange(comparedWith(query, sheets, other))}
    />
  );
}
