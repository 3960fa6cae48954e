import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPageScripts } from './load-page-scripts.ts';
import { Welcome } from './welcome.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Welcome />
    </StrictMode>,
  );
loadPageScripts();
