import { type ReactNode, Suspense, useState } from 'react';

interface OnceOpenedProps {
  isOpen: boolean;
  children: ReactNode;
}

/** A tab that is loaded when it is first opened, and keeps its state from then on. */
export function OnceOpened({ isOpen, children }: OnceOpenedProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen ? <Suspense fallback={<div aria-busy="true" />}>{children}</Suspense> : null;
}
