import type { ComponentProps, MouseEvent } from 'react';
import style from './button.module.css';

export interface ButtonLook {
  /** `primary` is the one ember button of a view; `danger` is for what is lost by it. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  /** `site` is tall enough for a thumb. */
  size?: 'control' | 'site' | undefined;
}

/** Keys as screen readers are told them, and the signs that are drawn beside the word. */
const keySigns = { 'Control+Enter': 'Ctrl ↵', Escape: 'Esc' } as const;
const onMac = { 'Control+Enter': '⌘ ↵', Escape: 'Esc' } as const;

interface KeyedButton {
  /** What does the same by key. */
  keys?: keyof typeof keySigns | undefined;
}

/** For `data-key` and screen readers. */
function keyAttributes(keys: KeyedButton['keys']) {
  if (!keys) return {};
  const isMac = /^Mac/.test(globalThis.navigator?.platform ?? '');
  return {
    'data-key': (isMac ? onMac : keySigns)[keys],
    'aria-keyshortcuts': isMac ? keys.replace('Control', 'Meta') : keys,
  };
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
  keys,
  onClick,
  ...rest
}: ButtonLook & KeyedButton & ComponentProps<'button'>) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // React may make the form's submit button of it before the browser acts on the press: Cancel would start anew.
    if (type === 'button') event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...keyAttributes(keys)}
      type={type}
      onClick={press}
      className={buttonClass({ kind, size })}
    />
  );
}
