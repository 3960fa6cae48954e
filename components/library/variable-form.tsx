import { type RefObject, useId } from 'react';
import { givenValue, type Variable } from '@/shared/library/variables.ts';
import style from './item.module.css';

interface VariableFormProps {
  label: string;
  fields?: RefObject<HTMLFieldSetElement | null>;
  variables: readonly Variable[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** A field for each blank of a prompt. What stays empty stays a blank. */
export function VariableForm({ label, fields, variables, values, onChange }: VariableFormProps) {
  const id = useId();
  return (
    <fieldset ref={fields} className={style.variables} aria-label={label}>
      {variables.map(({ name }, index) => (
        <div key={name} className={style.variable}>
          <label htmlFor={`${id}-${index}`}>{name}</label>
          <textarea
            id={`${id}-${index}`}
            dir="auto"
            rows={1}
            value={givenValue(values, name)}
            onChange={(event) => onChange(name, event.currentTarget.value)}
          />
        </div>
      ))}
    </fieldset>
  );
}
