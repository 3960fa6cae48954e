import { type ReactNode, useId } from 'react';
import style from './field.module.css';

interface WrappingFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** What is wrong with what stands there; read aloud when it appears. */
  error?: string | undefined;
  /** A control at the field's end. */
  trailing?: ReactNode;
}

/** A labelled field for one sentence: it wraps instead of hiding its end. Enter submits its form, as in a field of one line. */
export function WrappingField({ label, value, onChange, error, trailing, ...rest }: WrappingFieldProps) {
  const id = useId();
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${style.frame} ${style.line} ${error ? style.wrong : ''}`}>
        <textarea
          {...rest}
          id={id}
          dir="auto"
          rows={2}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
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
      <p className={style.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
