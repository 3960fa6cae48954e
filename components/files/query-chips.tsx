import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { sayCondition, sayHaving } from '@/shared/documents/query/conditions.ts';
import type { How, TableQuery, TableView } from '@/shared/documents/query/table-query.ts';
import { Chip } from './chip.tsx';
import { ConditionForm } from './condition-form.tsx';
import style from './figure.module.css';
import { fittingQuery } from './fitting-query.ts';
import { say } from './say.ts';

interface QueryChipsProps {
  query: TableQuery;
  tables: readonly TableView[];
  onChange: (query: TableQuery) => void;
}

const hows: readonly (readonly [How, string])[] = [
  ['sum', 'Sum'],
  ['average', 'Average'],
  ['average_of_totals', 'Average of totals'],
  ['median', 'Median'],
  ['min', 'Lowest'],
  ['max', 'Highest'],
  ['count', 'Count'],
  ['distinct', 'Different values'],
  ['share', 'Share'],
  ['growth', 'Change'],
  ['ratio', 'Sum per unit'],
  ['list', 'Rows'],
];
const units = [
  ['year', 'by year'],
  ['quarter', 'by quarter'],
  ['month', 'by month'],
  ['value', 'by day'],
] as const;
const orders = [
  ['', 'As it comes'],
  ['most 1', 'Highest'],
  ['most 3', 'Highest 3'],
  ['most 5', 'Highest 5'],
  ['most 10', 'Highest 10'],
  ['least 1', 'Lowest'],
  ['least 5', 'Lowest 5'],
] as const;
const ROWS = 'rows';

function groupOptions({ columns }: TableView): (readonly [string, string])[] {
  return columns.flatMap(({ name, kind }, at): (readonly [string, string])[] => {
    if (kind === 'date') return units.map(([unit, said]) => [`${at} ${unit}`, `${name}, ${said}`]);
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
            said: say('plus', { column: plus.map((at) => table.columns[at]?.name ?? '').join(', ') }),
          },
        ]
      : []),
    ...(over ? [{ part: 'over', said: `First to last ${table.columns[over.column]?.name ?? ''}` }] : []),
    ...(against === undefined || query.how === 'ratio'
      ? []
      : [
          {
            part: 'against',
            said: say(query.how === 'share' ? 'shareIn' : 'comparedWith', {
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
              name={`Remove “${said}”`}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange({ ...query, where: where.filter((_, own) => own !== at) })}
            />
          </span>
        );
      })}
      {query.by && query.having && (
        <span className={style.condition}>
          <bdi>{`The figure ${sayHaving(query.having, undefined)}`}</bdi>
          <IconButton
            name="Remove the limit of the figure"
            icon={<X aria-hidden="true" />}
            onClick={() => onChange({ ...query, having: undefined })}
          />
        </span>
      )}
      {compared.map(({ part, said }) => (
        <span key={part} className={style.condition}>
          <bdi>{said}</bdi>
          <IconButton
            name={`Remove “${said}”`}
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
          Only where…
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
      label="Divided by"
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
  // What is set against what was said with the measure and the groups there were.
  const change = (part: Partial<TableQuery>) =>
    onChange(
      fittingQuery({ ...query, over: undefined, against: undefined, plus: undefined, ...part }, table),
    );
  const { by, sort, limit } = query;
  const order = sort ? `${sort} ${limit ?? ''}`.trim() : '';
  return (
    <fieldset className={style.chips}>
      <legend className="visually-hidden">How the question was understood</legend>
      {tables.length > 1 && (
        <Chip
          label="Table"
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
        label="Work out"
        value={query.how}
        options={hows}
        onChange={(how) => change({ how: how as How })}
      />
      <Chip
        label="Of"
        value={query.measure === null ? ROWS : String(query.measure)}
        options={[[ROWS, 'the rows'], ...table.columns.map(({ name }, at) => [String(at), name] as const)]}
        onChange={(id) =>
          change({
            measure: id === ROWS ? null : Number(id),
            ...(id !== ROWS && query.how === 'count' && { how: 'sum' }),
          })
        }
      />
      {query.how === 'ratio' && <Divisor {...{ query, table, change }} />}
      <Chip
        label="For each"
        value={by ? `${by.column} ${by.unit}` : ''}
        options={[['', 'all together'], ...groupOptions(table)]}
        onChange={(id) => {
          const [column, unit = 'value'] = id.split(' ');
          change({
            by: id === '' ? null : { column: Number(column), unit: unit as 'value' },
            ...(id === '' && query.how !== 'list' && { sort: null, limit: null }),
          });
        }}
      />
      {(by || query.how === 'list') && (
        <Chip
          label="Order"
          value={orders.some(([id]) => id === order) ? order : ''}
          options={orders}
          onChange={(id) => {
            const [wanted, most] = id.split(' ');
            change({
              sort: id === '' ? null : (wanted as 'most' | 'least'),
              limit: id === '' ? null : Number(most),
            });
          }}
        />
      )}
      <Conditions query={query} table={table} onChange={onChange} />
    </fieldset>
  );
}
