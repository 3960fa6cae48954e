import { browser } from 'wxt/browser';

/** The pattern that stands for one server alone: with its port, but in Firefox, whose patterns know none. */
function patternOf(baseUrl: string): string {
  const { protocol, hostname, host } = new URL(baseUrl);
  return `${protocol}//${import.meta.env.BROWSER === 'firefox' ? hostname : host}/*`;
}

/** Whether the browser lets the extension call this server. */
export async function isHostAllowed(baseUrl: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [patternOf(baseUrl)] });
}

/** Asks the user for this one origin. Only within a press of the user's, before anything else is awaited. */
export async function requestHost(baseUrl: string): Promise<boolean> {
  return browser.permissions.request({ origins: [patternOf(baseUrl)] });
}

/** Gives the origin back; one the manifest itself names stays. */
export async function forgetHost(baseUrl: string): Promise<void> {
  await browser.permissions.remove({ origins: [patternOf(baseUrl)] }).catch(() => false);
}
