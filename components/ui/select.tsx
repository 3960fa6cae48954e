import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import style from './field.module.css';

interface SelectOption<Id extends string> {
  id: Id;
  label: string;
}

interface SelectProps<Id extends string> {
  label: string;
  options: readonly SelectOption<Id>[];
  /** Further ones, under a heading of their own. */
  group?: { label: string; options: readonly SelectOption<Id>[] };
  value: Id;
  onChange: (id: Id) => void;
}

const drawn = ({ id, label }: SelectOption<string>) => (
  <option key={id} value={id}>
    {label}
  </option>
);

/** One of several, in the browser's own list. */
export function Select<Id extends string>({ label, options, group, value, onChange }: SelectProps<Id>) {
  const id = useId();
  const choose = (picked: string) => {
    const option = [...options, ...(group?.options ?? [])].find((candidate) => candidate.id === picked);
    if (option) onChange(option.id);
  };
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <div className={style.frame}>
        <select
          id={id}
          className={style.input}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {options.map(drawn)}
          {group && group.options.length > 0 && (
            <optgroup label={group.label}>{group.options.map(drawn)}</optgroup>
          )}
        </select>
        <ChevronDown className={style.chevron} aria-hidden="true" />
      </div>
    </div>
  );
}
