import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '@/components/start-language.ts';
import { keepReports } from '@/shared/extension/diagnostics.ts';
import { loadPageScripts } from './load-page-scripts.ts';
import { say } from './say.ts';
import { Welcome } from './welcome.tsx';

keepReports('welcome');
await startLanguage();
document.title = say('page');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Welcome />
    </StrictMode>,
  );
loadPageScripts();
