import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Condition, Operator, TableView } from '@/shared/documents/query/table-query.ts';
import { Chip } from './chip.tsx';
import style from './figure.module.css';
import { sayFigure } from './say.ts';

interface ConditionFormProps {
  table: TableView;
  onAdd: (condition: Condition) => void;
  onCancel: () => void;
}

type Kind = TableView['columns'][number]['kind'];

const operators = {
  text: ['is', 'not', 'contains'],
  number: ['over', 'under', 'at_least', 'at_most', 'is'],
  date: ['within'],
} as const satisfies Record<Kind, readonly Operator[]>;

const dayAfter = (iso: string) => {
  if (iso === '') return '';
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

interface ValueFieldsProps {
  kind: Kind;
  choices: readonly string[];
  values: readonly [string, string];
  onChange: (values: [string, string]) => void;
}

function ValueFields({ kind, choices, values: [first, last], onChange }: ValueFieldsProps) {
  if (kind === 'date')
    return (
      <>
        <label className={style.chip}>
          <span>{sayFigure('firstDay')}</span>
          <input
            type="date"
            value={first}
            onChange={({ currentTarget }) => onChange([currentTarget.value, last])}
          />
        </label>
        <label className={style.chip}>
          <span>{sayFigure('lastDay')}</span>
          <input
            type="date"
            value={last}
            onChange={({ currentTarget }) => onChange([first, currentTarget.value])}
          />
        </label>
      </>
    );
  if (choices.length > 0)
    return (
      <Chip
        label={sayFigure('value')}
        value={first}
        options={[['', sayFigure('choose')], ...choices.map((value) => [value, value] as const)]}
        onChange={(value) => onChange([value, ''])}
      />
    );
  return (
    <label className={style.chip}>
      <span>{sayFigure('value')}</span>
      <input
        type={kind === 'number' ? 'number' : 'text'}
        step="any"
        value={first}
        onChange={({ currentTarget }) => onChange([currentTarget.value, ''])}
      />
    </label>
  );
}

/** Which rows count: a column, how it is compared, and with what. */
export function ConditionForm({ table, onAdd, onCancel }: ConditionFormProps) {
  const [column, setColumn] = useState(0);
  const [is, setIs] = useState<Operator>();
  const [values, setValues] = useState<[string, string]>(['', '']);
  const own = table.columns[column];
  const kind = own?.kind ?? 'text';
  const operator = is ?? operators[kind][0] ?? 'is';
  const [first, last] = values;
  const isReady = kind === 'date' ? first !== '' || last !== '' : first !== '';
  const conditionValues = (): Condition['values'] => {
    if (kind === 'date') return [first, dayAfter(last)];
    const isYear = own?.values.every((value) => /^\d{4}$/.test(value)) === true && own.values.length > 0;
    return [kind === 'number' || isYear ? Number(first) : first];
  };
  return (
    <>
      <Chip
        label={sayFigure('column')}
        value={String(column)}
        options={table.columns.map(({ name }, at) => [String(at), name])}
        onChange={(id) => {
          setColumn(Number(id));
          setIs(undefined);
          setValues(['', '']);
        }}
      />
      <Chip
        label={sayFigure('compared')}
        value={operator}
        options={operators[kind].map((one) => [one, sayFigure(`is_${one}`)] as const)}
        onChange={(id) => setIs(id as Operator)}
      />
      <ValueFields
        kind={kind}
        choices={operator === 'contains' ? [] : (own?.values ?? [])}
        values={values}
        onChange={setValues}
      />
      <Button disabled={!isReady} onClick={() => onAdd({ column, is: operator, values: conditionValues() })}>
        {sayFigure('add')}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        {sayFigure('cancel')}
      </Button>
    </>
  );
}
