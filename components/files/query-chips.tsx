import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { sayCondition, sayHaving } from '@/shared/documents/query/conditions.ts';
import { type How, how, type TableQuery, type TableView } from '@/shared/documents/query/table-query.ts';
import { Chip } from './chip.tsx';
import { regrouped } from './compared-sheets.ts';
import { ConditionForm } from './condition-form.tsx';
import style from './figure.module.css';
import { changedQuery } from './fitting-query.ts';
import { sayFigure } from './say.ts';
import { SheetChip } from './sheet-chip.tsx';

interface QueryChipsProps {
  query: TableQuery;
  tables: readonly TableView[];
  onChange: (query: TableQuery) => void;
}

const units = ['year', 'half', 'quarter', 'month', 'value'] as const;
const orders = (): (readonly [string, string])[] => [
  ['', sayFigure('asItComes')],
  ['most 1', sayFigure('most')],
  ...[3, 5, 10].map((count) => [`most ${count}`, sayFigure('mostOf', { count })] as const),
  ['least 1', sayFigure('least')],
  ['least 5', sayFigure('leastOf', { count: 5 })],
];
const ROWS = 'rows';

const howOptions = () => how.options.map((one) => [one, sayFigure(`how_${one}`)] as const);

const measureOptions = ({ columns }: TableView): (readonly [string, string])[] => [
  [ROWS, sayFigure('theRows')],
  ...columns.map(({ name }, at) => [String(at), name] as const),
];

function groupOptions({ columns }: TableView): (readonly [string, string])[] {
  return columns.flatMap(({ name, kind }, at): (readonly [string, string])[] => {
    if (kind === 'date')
      return units.map((unit) => [`${at} ${unit}`, sayFigure(`by_${unit}`, { column: name })]);
    return [[`${at} value`, name]];
  });
}

function Conditions({
  query,
  table,
  onChange,
}: {
  query: TableQuery;
  table: TableView;
  onChange: (query: TableQuery) => void;
}) {
  const [isAdding, setIsAdding] = useState(false);
  const { where, over, against, plus } = query;
  const compared = [
    ...(plus
      ? [
          {
            part: 'plus',
            said: sayFigure('plus', { column: plus.map((at) => table.columns[at]?.name ?? '').join(', ') }),
          },
        ]
      : []),
    ...(over
      ? [{ part: 'over', said: sayFigure('firstToLast', { column: table.columns[over.column]?.name ?? '' }) }]
      : []),
    ...(against === undefined || query.how === 'ratio'
      ? []
      : [
          {
            part: 'against',
            said: sayFigure(query.how === 'share' ? 'shareIn' : 'comparedWith', {
              column: table.columns[against]?.name ?? '',
            }),
          },
        ]),
  ];
  return (
    <>
      {where.map((one, at) => {
        const said = `${table.columns[one.column]?.name ?? ''} ${sayCondition(one, undefined)}`;
        return (
          <span key={said} className={style.condition}>
            <bdi>{said}</bdi>
            <IconButton
              name={sayFigure('remove', { what: said })}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange({ ...query, where: where.filter((_, own) => own !== at) })}
            />
          </span>
        );
      })}
      {query.by && query.having && (
        <span className={style.condition}>
          <bdi>{sayFigure('theFigure', { limit: sayHaving(query.having, undefined) })}</bdi>
          <IconButton
            name={sayFigure('removeLimit')}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange({ ...query, having: undefined })}
          />
        </span>
      )}
      {compared.map(({ part, said }) => (
        <span key={part} className={style.condition}>
          <bdi>{said}</bdi>
          <IconButton
            name={sayFigure('remove', { what: said })}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange({ ...query, [part]: undefined })}
          />
        </span>
      ))}
      {isAdding ? (
        <ConditionForm
          table={table}
          onCancel={() => setIsAdding(false)}
          onAdd={(condition) => {
            setIsAdding(false);
            onChange({ ...query, where: [...where, condition] });
          }}
        />
      ) : (
        <Button kind="quiet" onClick={() => setIsAdding(true)}>
          {sayFigure('onlyWhere')}
        </Button>
      )}
    </>
  );
}

function Divisor({
  query,
  table,
  change,
}: {
  query: TableQuery;
  table: TableView;
  change: (part: Partial<TableQuery>) => void;
}) {
  const options = table.columns.flatMap(({ name, kind }, at): (readonly [string, string])[] =>
    kind === 'number' && at !== query.measure ? [[String(at), name]] : [],
  );
  return (
    <Chip
      label={sayFigure('dividedBy')}
      value={String(query.against)}
      options={options}
      onChange={(id) => change({ against: Number(id) })}
    />
  );
}

/** A question to a table as chips a person can change: over which table, what, of which column, by what, where. */
export function QueryChips({ query, tables, onChange }: QueryChipsProps) {
  const table = tables[query.table];
  if (!table) return null;
  const change = (part: Partial<TableQuery>) => onChange(changedQuery(query, part, table));
  const { by, sort, limit } = query;
  const order = sort ? `${sort} ${limit ?? ''}`.trim() : '';
  return (
    <fieldset className={style.chips}>
      <legend className="visually-hidden">{sayFigure('understood')}</legend>
      {tables.length > 1 && (
        <Chip
          label={sayFigure('table')}
          value={String(query.table)}
          options={tables.map(({ title }, at) => [String(at), title])}
          onChange={(id) =>
            onChange({
              table: Number(id),
              measure: null,
              how: 'count',
              by: null,
              where: [],
              sort: null,
              limit: null,
            })
          }
        />
      )}
      <Chip
        label={sayFigure('workOut')}
        value={query.how}
        options={howOptions()}
        onChange={(how) => change({ how: how as How })}
      />
      <Chip
        label={sayFigure('of')}
        value={query.measure === null ? ROWS : String(query.measure)}
        options={measureOptions(table)}
        onChange={(id) =>
          change({
            measure: id === ROWS ? null : Number(id),
            ...(id !== ROWS && query.how === 'count' && { how: 'sum' }),
          })
        }
      />
      {query.how === 'ratio' && <Divisor {...{ query, table, change }} />}
      <Chip
        label={sayFigure('forEach')}
        value={by ? `${by.column} ${by.unit}` : ''}
        options={[['', sayFigure('allTogether')], ...groupOptions(table)]}
        onChange={(id) => change(regrouped(query, table, id))}
      />
      {(by || query.how === 'list') && (
        <Chip
          label={sayFigure('order')}
          value={orders().some(([id]) => id === order) ? order : ''}
          options={orders()}
          onChange={(id) => {
            const [wanted, most] = id.split(' ');
            change({
              sort: id === '' ? null : (wanted as 'most' | 'least'),
              limit: id === '' ? null : Number(most),
            });
          }}
        />
      )}
      <SheetChip query={query} tables={tables} onChange={onChange} />
      <Conditions query={query} table={table} onChange={onChange} />
    </fieldset>
  );
}
