import type { ComponentProps, ReactNode } from 'react';
import style from './button.module.css';
import { type ButtonLook, buttonClass } from './button.tsx';

type IconButtonProps = Pick<ButtonLook, 'size'> &
  Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> & {
    /** Read aloud and shown on hover. */
    name: string;
    icon: ReactNode;
  };

/** A button that shows only an icon, never without a name. */
export function IconButton({ name, icon, size, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={name}
      title={name}
      className={`${buttonClass({ kind: 'quiet', size })} ${style.icon}`}
    >
      {icon}
    </button>
  );
}
