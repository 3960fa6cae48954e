import { askedSiteItem } from './added-sites.ts';
import { requestOrigin } from './host-access.ts';
import { sendMessage } from './messages.ts';

/** Asks the browser for a site and brings the chip there. First thing in a press of the user's. */
export async function addSite(origin: string): Promise<boolean> {
  // Not awaited: the browser asks only within the press. The background goes on where this page is gone by then.
  void askedSiteItem.set(origin);
  if (!(await requestOrigin(origin))) return false;
  return (await sendMessage('sites.add', { origin })).added;
}

/** Takes the chip from a site, and gives the browser's leave back. */
export async function removeSite(origin: string): Promise<void> {
  await sendMessage('sites.remove', { origin });
}
