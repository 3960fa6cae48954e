import { blankQuestions } from '@/shared/run/blank-questions.en.ts';
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

/** A field for each blank of a result, under what it asks for: as in the card. */
export function BlankFields({ blanks = [], filled, onFill }: BlankFieldsProps) {
  if (blanks.length === 0) return null;
  const questions = blankQuestions(blanks);
  return (
    <fieldset className={style.blanks}>
      <legend className={style.legend}>{say('blanks')}</legend>
      <div className={style.asked}>
        {blanks.map((name) => (
          <label key={name}>
            {questions.get(name)}
            <input
              type="text"
              maxLength={MAX_CHARS}
              value={filled.get(name) ?? ''}
              onChange={(event) => onFill(name, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
