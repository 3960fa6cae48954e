import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RemedyContext, type RemedyWays } from '@/components/failure.tsx';
import { screenWays } from '@/components/screen-ways.ts';
import { say } from '@/components/settings/say.ts';
import { startLanguage } from '@/components/start-language.ts';
import { keepReports } from '@/shared/extension/diagnostics.ts';
import { openRemedy } from '@/shared/extension/open-remedy.ts';
import { sendingConsent } from '@/shared/extension/sending-consent.ts';
import { Options } from './options.tsx';

const ways: RemedyWays = { open: openRemedy, isHere: screenWays.settings, consent: sendingConsent };
keepReports('options');
await startLanguage();
document.title = say('page');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RemedyContext value={ways}>
        <Options />
      </RemedyContext>
    </StrictMode>,
  );
