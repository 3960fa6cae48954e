import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

type ButtonLinkProps = ButtonLook & ComponentProps<'a'> & { href: string };

/** A link that is the view's action: goes somewhere, looks like a button. */
export function ButtonLink({ kind, size, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass({ kind, size })} />;
}
