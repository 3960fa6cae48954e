import { browser } from 'wxt/browser';
import type { Remedy } from '@/shared/errors/remedies.ts';
import { SITE_URL } from '@/shared/extension/origins.ts';
import type { SignIn } from './sign-in.ts';

/** Opens what a failure is mended in, in a tab beside the page it came up on. */
export async function openRemedy(remedy: Remedy, signIn: SignIn): Promise<void> {
  if (remedy === 'sign_in') await signIn.begin();
  else if (remedy === 'get_credits') await browser.tabs.create({ url: `${SITE_URL}/subscription` });
  else await browser.runtime.openOptionsPage();
}
