import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RemedyContext, type RemedyWays } from '@/components/failure.tsx';
import { screenWays } from '@/components/screen-ways.ts';
import { keepReports } from '@/shared/extension/diagnostics.ts';
import { openRemedy } from '@/shared/extension/open-remedy.ts';
import { sendingConsent } from '@/shared/extension/sending-consent.ts';
import { Panel } from './panel.tsx';
import type { TabId } from './tab-loaders.ts';

const ways: RemedyWays = { open: openRemedy, isHere: screenWays.panel, consent: sendingConsent };

/** Draws the panel in the place of the page's own markup. */
export function showPanel(place: HTMLElement, first: TabId): void {
  keepReports('panel');
  createRoot(place).render(
    <StrictMode>
      <RemedyContext value={ways}>
        <Panel first={first} />
      </RemedyContext>
    </StrictMode>,
  );
}
