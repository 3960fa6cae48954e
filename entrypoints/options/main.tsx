import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepReports } from '@/shared/extension/diagnostics.ts';
import { Options } from './options.tsx';

keepReports('options');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Options />
    </StrictMode>,
  );
