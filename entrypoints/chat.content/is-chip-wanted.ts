import { browser } from 'wxt/browser';

/**
 * Asks the background whether the user wants the chip; the settings are out of a page script's reach.
 * Written without the message table's schemas, so that this script stays small; silence means yes.
 */
export async function isChipWanted(): Promise<boolean> {
  try {
    const answer = await browser.runtime.sendMessage({ type: 'chip.wanted', body: {} });
    return answer?.value?.wanted !== false;
  } catch {
    return true;
  }
}
