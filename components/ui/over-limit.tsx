import { formatCount } from '@/components/count.ts';
import { sayPlain } from '@/components/say-plain.ts';
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

/** The longest beginning that is taken and cuts no character in two. */
const beginningOf = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** Says that a text is too long to be taken, instead of cutting it behind its writer's back; nothing while it is not. */
export function OverLimit({ text, max, onCut }: OverLimitProps) {
  if (text.length <= max) return null;
  return (
    <Notice kind="warning">
      <div className={style.over}>
        <p>{sayPlain('overLimit', { length: formatCount(text.length), max: formatCount(max) })}</p>
        <Button onClick={() => onCut(beginningOf(text, max))}>
          {sayPlain('keepFirst', { max: formatCount(max) })}
        </Button>
      </div>
    </Notice>
  );
}
