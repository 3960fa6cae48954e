import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
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

const noChange = () => () => undefined;

/** Whether it is a Mac; a page that is written ahead is nobody's, and learns it once it lives. */
const useIsMac = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => /^Mac/.test(navigator.platform),
    () => false,
  );

/** For `data-key` and screen readers. */
function keyAttributes(keys: KeyedButton['keys'], isMac: boolean) {
  if (!keys) return {};
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
  const isMac = useIsMac();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // React may make the form's submit button of it before the browser acts on the press: Cancel would start anew.
    if (type === 'button') event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...keyAttributes(keys, isMac)}
      type={type}
      onClick={press}
      className={buttonClass({ kind, size })}
    />
  );
}
