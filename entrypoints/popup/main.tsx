import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RemedyContext, type RemedyWays } from '@/components/failure.tsx';
import { screenWays } from '@/components/screen-ways.ts';
import { startLanguage } from '@/components/start-language.ts';
import { keepReports } from '@/shared/extension/diagnostics.ts';
import { readEngineToDraw } from '@/shared/extension/last-engine.ts';
import { openRemedy } from '@/shared/extension/open-remedy.ts';
import { sendingConsent } from '@/shared/extension/sending-consent.ts';
import { Popup } from './popup.tsx';

const ways: RemedyWays = {
  // What is opened lies behind the popup.
  open: (remedy) => void openRemedy(remedy).then(() => window.close()),
  isHere: screenWays.popup,
  consent: sendingConsent,
};
keepReports('popup');
// What is known already stands in the first frame.
const [lastEngine] = await Promise.all([readEngineToDraw(), startLanguage()]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RemedyContext value={ways}>
        <Popup lastEngine={lastEngine} />
      </RemedyContext>
    </StrictMode>,
  );
