import '@/components/tokens.css';
import '@/components/fonts.css';
import '@/components/base.css';
import './panel.module.css';
import { startLanguage } from '@/components/start-language.ts';
import { firstTab, likelyTab } from './first-tab.ts';
import { tabLoaders } from './tab-loaders.ts';

async function show(place: HTMLElement): Promise<void> {
  // Loads beside the frame around it, while the tab used last is looked up. A failure is told by the tab itself.
  void tabLoaders[likelyTab()]().catch(() => undefined);
  const [{ showPanel }, first] = await Promise.all([import('./show-panel.tsx'), firstTab(), startLanguage()]);
  showPanel(place, first);
}

const root = document.getElementById('root');
if (root) void show(root);
