import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepReports } from '@/shared/extension/diagnostics.ts';
import { Panel } from './panel.tsx';
import type { TabId } from './tab-loaders.ts';

/** Draws the panel in the place of the page's own markup. */
export function showPanel(place: HTMLElement, first: TabId): void {
  keepReports('panel');
  createRoot(place).render(
    <StrictMode>
      <Panel first={first} />
    </StrictMode>,
  );
}
