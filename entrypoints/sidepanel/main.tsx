import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstTab } from './open-tab.ts';
import { Panel } from './panel.tsx';
import { tabLoaders } from './tab-loaders.ts';

async function show(place: HTMLElement): Promise<void> {
  const first = await firstTab();
  // Loads while the frame is drawn.
  void tabLoaders[first]().catch(() => undefined);
  createRoot(place).render(
    <StrictMode>
      <Panel first={first} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void show(root);
