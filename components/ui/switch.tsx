import { useId } from 'react';
import style from './switch.module.css';

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  /** Takes the focus as it appears. */
  focusFirst?: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, hint, checked, focusFirst, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      // biome-ignore lint/a11y/noAutofocus: it appears by the user's press, in place of what was pressed
      autoFocus={focusFirst}
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={style.switch}
      onClick={() => onChange(!checked)}
    >
      <span id={`${id}-label`} className={style.label}>
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className={style.hint}>
          {hint}
        </span>
      )}
      <span className={style.track} aria-hidden="true" />
    </button>
  );
}
