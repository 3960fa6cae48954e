import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Condition, Operator, TableView } from '@/shared/documents/query/table-query.ts';
import { Chip } from './chip.tsx';
import style from './figure.module.css';

interface ConditionFormProps {
  table: TableView;
  onAdd: (condition: Condition) => void;
  onCancel: () => void;
}

type Kind = TableView['columns'][number]['kind'];

const operators: Record<Kind, readonly (readonly [Operator, string])[]> = {
  text: [
    ['is', 'is'],
    ['not', 'is not'],
    ['contains', 'contains'],
  ],
  number: [
    ['over', 'is over'],
    ['under', 'is under'],
    ['at_least', 'is at least'],
    ['at_most', 'is at most'],
    ['is', 'is'],
  ],
  date: [['within', 'is from']],
};

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
          <span>First day</span>
          <input
            type="date"
            value={first}
            onChange={({ currentTarget }) => onChange([currentTarget.value, last])}
          />
        </label>
        <label className={style.chip}>
          <span>Last day</span>
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
        label="Value"
        value={first}
        options={[['', 'Choose…'], ...choices.map((value) => [value, value] as const)]}
        onChange={(value) => onChange([value, ''])}
      />
    );
  return (
    <label className={style.chip}>
      <span>Value</span>
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
  const operator = is ?? operators[kind][0]?.[0] ?? 'is';
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
        label="Column"
        value={String(column)}
        options={table.columns.map(({ name }, at) => [String(at), name])}
        onChange={(id) => {
          setColumn(Number(id));
          setIs(undefined);
          setValues(['', '']);
        }}
      />
      <Chip
        label="Compared"
        value={operator}
        options={operators[kind]}
        onChange={(id) => setIs(id as Operator)}
      />
      <ValueFields
        kind={kind}
        choices={operator === 'contains' ? [] : (own?.values ?? [])}
        values={values}
        onChange={setValues}
      />
      <Button disabled={!isReady} onClick={() => onAdd({ column, is: operator, values: conditionValues() })}>
        Add
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
