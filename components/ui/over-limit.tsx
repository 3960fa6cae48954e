import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import style from './over-limit.module.css';

interface OverLimitProps {
  text: string;
  /** Most that is taken, in UTF-16 code units. */
  max: number;
  /** Gets the beginning that is taken. */
  onCut: (text: string) => void;
}

const counted = (count: number): string => count.toLocaleString('en');

/** The longest beginning that is taken and cuts no character in two. */
const beginningOf = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** Says that a text is too long to be taken, instead of cutting it behind its writer's back; nothing while it is not. */
export function OverLimit({ text, max, onCut }: OverLimitProps) {
  if (text.length <= max) return null;
  return (
    <Notice kind="warning">
      <div className={style.over}>
        <p>
          Your text has {counted(text.length)} characters, and {counted(max)} fit. Shorten it, or keep only
          its beginning.
        </p>
        <Button onClick={() => onCut(beginningOf(text, max))}>Keep the first {counted(max)}</Button>
      </div>
    </Notice>
  );
}
