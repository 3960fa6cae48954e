import { ChevronDown } from 'lucide-react';
import style from './figure.module.css';

interface ChipProps {
  label: string;
  value: string;
  options: readonly (readonly [id: string, label: string])[];
  onChange: (value: string) => void;
}

/** One part of a query, in the browser's own list. */
export function Chip({ label, value, options, onChange }: ChipProps) {
  return (
    <label className={style.chip}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([id, said]) => (
          <option key={id} value={id}>
            {said}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </label>
  );
}
