import { browser } from 'wxt/browser';
import type { Remedy } from '@/shared/errors/remedies.ts';
import { openPanel } from '@/shared/extension/open-panel.ts';
import { SITE_URL } from '@/shared/extension/origins.ts';
import type { SignIn } from './sign-in.ts';

interface RemedyOptions {
  signIn: SignIn;
  /** The window of the page it is asked for on; left out where the browser does not tell. */
  windowId: number | undefined;
}

/** The panel beside the page; in a tab where the browser opens it for its own controls alone, as Firefox does. */
async function showPanel(windowId: number | undefined): Promise<void> {
  try {
    if (windowId === undefined) throw new Error('No window is known.');
    await openPanel(windowId);
  } catch {
    await browser.tabs.create({ url: browser.runtime.getURL('/sidepanel.html') });
  }
}

/** Opens what a failure is mended in, beside the page it came up on. */
export async function openRemedy(remedy: Remedy, { signIn, windowId }: RemedyOptions): Promise<void> {
  if (remedy === 'open_panel') await showPanel(windowId);
  else if (remedy === 'sign_in') await signIn.begin();
  else if (remedy === 'get_credits') await browser.tabs.create({ url: `${SITE_URL}/subscription` });
  else if (remedy === 'contact') await browser.tabs.create({ url: `${SITE_URL}/contact` });
  else if (remedy === 'reload_page') await browser.tabs.reload();
  else await browser.runtime.openOptionsPage();
}
