import type { ComponentProps, MouseEvent } from 'react';
import style from './button.module.css';

export interface ButtonLook {
  /** `primary` is the one ember button of a view; `danger` is for what is lost by it. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  /** `site` is tall enough for a thumb. */
  size?: 'control' | 'site' | undefined;
}

/** Class names of a button's look, for elements that must be something else than a button. */
export function buttonClass({ kind = 'plain', size = 'control' }: ButtonLook): string {
  return [style.button, style[kind], style[size]].filter(Boolean).join(' ');
}

/** Does one thing, named by a verb. */
export function Button({
  kind,
  size,
  type = 'button',
  onClick,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // React may make the form's submit button of it before the browser acts on the press: Cancel would start anew.
    if (type === 'button') event.preventDefault();
    onClick?.(event);
  };
  return <button {...rest} type={type} onClick={press} className={buttonClass({ kind, size })} />;
}
