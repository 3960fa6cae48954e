import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';

/** What every page stands in. */
export function Providers({ children }: { children: ReactNode }) {
  return <BrowserRouter>{children}</BrowserRouter>;
}
