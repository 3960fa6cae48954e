import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import style from './field.module.css';

interface SelectProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** One of several, in the browser's own list. */
export function Select<Id extends string>({ label, options, value, onChange }: SelectProps<Id>) {
  const id = useId();
  const choose = (picked: string) => {
    const option = options.find((candidate) => candidate.id === picked);
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
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={style.chevron} aria-hidden="true" />
      </div>
    </div>
  );
}
