import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import style from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what stands there; read aloud when it appears. */
  error?: string | undefined;
  /** A control at the field's end. */
  trailing?: ReactNode;
}

/** A labelled field for one line. */
export function TextField({ label, hint, error, trailing, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${style.frame} ${style.line} ${error ? style.wrong : ''}`}>
        <input
          {...rest}
          id={id}
          type={type}
          className={style.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {rest.list && <ChevronDown className={style.chevron} aria-hidden="true" />}
        {trailing}
      </div>
      {hint && (
        <div className={style.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <p className={style.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
