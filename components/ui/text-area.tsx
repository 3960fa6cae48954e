import { type ComponentProps, useId } from 'react';
import { Edge } from './edge.tsx';
import style from './field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'id'> {
  label: string;
  hint?: string | undefined;
  value: string;
  /** `inputType` tells what was typed from what came back with Undo; empty where a script filled the field. */
  onChange: (value: string, inputType: string) => void;
  /** For a line or two, to begin with. */
  isShort?: boolean;
  /** While true the ember light runs along the lower edge. */
  streaming?: boolean;
}

/** A labelled field for text of several lines; grows with it. */
export function TextArea({
  label,
  hint,
  value,
  onChange,
  streaming = false,
  isShort = false,
  ...rest
}: TextAreaProps) {
  const id = useId();
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <div className={style.frame}>
        <textarea
          {...rest}
          id={id}
          dir="auto"
          className={`${style.input} ${isShort ? style.short : ''}`}
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ currentTarget, nativeEvent }) =>
            onChange(currentTarget.value, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '')
          }
        />
        <Edge running={streaming} />
      </div>
      {hint && (
        <p className={style.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
