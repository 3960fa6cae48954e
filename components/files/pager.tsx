import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '@/components/library/plural.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import style from './pager.module.css';

interface PagerProps {
  /** What is paged through, as `Page`. */
  unit: string;
  value: number;
  count: number;
  onChange: (value: number) => void;
}

/** One of many, by number; never all of them at once. */
export function Pager({ unit, value, count, onChange }: PagerProps) {
  const id = useId();
  const go = (wanted: number) => onChange(Math.min(Math.max(1, wanted), count));
  return (
    <div className={style.pager}>
      <IconButton
        name={`Previous ${unit.toLowerCase()}`}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={value <= 1}
        onClick={() => go(value - 1)}
      />
      <label htmlFor={id}>{unit}</label>
      <input
        id={id}
        className={style.number}
        type="number"
        min={1}
        max={count}
        value={value}
        onChange={({ currentTarget }) => {
          const wanted = currentTarget.valueAsNumber;
          if (Number.isInteger(wanted)) go(wanted);
        }}
      />
      <span>of {formatNumber(count)}</span>
      <IconButton
        name={`Next ${unit.toLowerCase()}`}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={value >= count}
        onClick={() => go(value + 1)}
      />
    </div>
  );
}
