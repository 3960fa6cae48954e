import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstTab, likelyTab } from './open-tab.ts';
import { Panel } from './panel.tsx';
import { tabLoaders } from './tab-loaders.ts';

async function show(place: HTMLElement): Promise<void> {
  // Loads while the tab used last is looked up and the frame is drawn. A failure is told by the tab itself.
  void tabLoaders[likelyTab()]().catch(() => undefined);
  const first = await firstTab();
  createRoot(place).render(
    <StrictMode>
      <Panel first={first} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void show(root);
