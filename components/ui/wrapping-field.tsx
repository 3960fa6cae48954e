import { type ReactNode, useId } from 'react';
import style from './field.module.css';

interface WrappingFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** A control at the field's end. */
  trailing?: ReactNode;
}

/** A labelled field for one sentence: it wraps instead of hiding its end. Enter submits its form, as in a field of one line. */
export function WrappingField({ label, value, onChange, trailing, ...rest }: WrappingFieldProps) {
  const id = useId();
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${style.frame} ${style.line}`}>
        <textarea
          {...rest}
          id={id}
          dir="auto"
          rows={2}
          className={`${style.input} ${style.wrapping}`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {trailing}
      </div>
    </div>
  );
}
