import style from './blank-fields.module.css';
import { say } from './say.ts';

interface BlankFieldsProps {
  /** What the author must still say; nothing is shown where there is none. */
  blanks: readonly string[] | undefined;
  filled: ReadonlyMap<string, string>;
  onFill: (name: string, value: string) => void;
}

/** Long enough for any value of a blank. */
const MAX_CHARS = 200;

/** A field in the shape of a chip for each blank of a result. */
export function BlankFields({ blanks = [], filled, onFill }: BlankFieldsProps) {
  if (blanks.length === 0) return null;
  return (
    <fieldset className={style.blanks}>
      <legend className={style.legend}>{say('blanks')}</legend>
      <div className={style.chips}>
        {blanks.map((name) => (
          <input
            key={name}
            type="text"
            aria-label={name}
            placeholder={name}
            maxLength={MAX_CHARS}
            size={name.length + 2}
            value={filled.get(name) ?? ''}
            onChange={(event) => onFill(name, event.currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
