import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import style from './pager.module.css';
import { say } from './say.ts';

interface PagerProps {
  /** What is paged through. */
  unit: 'page' | 'section' | 'rowsOf' | 'columnsOf';
  /** The one in view, counted from 1; of several in view at once, their part. */
  value: number;
  count: number;
  /** How many are in view at once. */
  size?: number;
  onChange: (value: number) => void;
}

/** One of many, or some of them, by number; never all of them at once. */
export function Pager({ unit, value, count, size = 1, onChange }: PagerProps) {
  const id = useId();
  // What is being typed stays as it is: `25` on the way to `250` is in another part.
  const [draft, setDraft] = useState<string | null>(null);
  const first = (value - 1) * size + 1;
  const last = Math.min(count, value * size);
  const go = (wanted: number) => onChange(Math.ceil(Math.min(Math.max(1, wanted), count) / size));
  return (
    <div className={style.pager}>
      <IconButton
        name={say(`previous_${unit}`)}
        icon={<ChevronLeft aria-hidden="true" data-points="" />}
        disabled={value <= 1}
        onClick={() => go(first - size)}
      />
      <label htmlFor={id}>{say(unit)}</label>
      <input
        id={id}
        className={style.number}
        type="number"
        min={1}
        max={count}
        value={draft ?? first}
        onBlur={() => setDraft(null)}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value);
          const wanted = currentTarget.valueAsNumber;
          if (Number.isInteger(wanted)) go(wanted);
        }}
      />
      <span>{size > 1 ? say('pagerTo', { last, count }) : say('pagerOf', { count })}</span>
      <IconButton
        name={say(`next_${unit}`)}
        icon={<ChevronRight aria-hidden="true" data-points="" />}
        disabled={last >= count}
        onClick={() => go(last + 1)}
      />
    </div>
  );
}
