import { browser } from 'wxt/browser';
import { sentData } from './sent-data.ts';

type Permissions = Parameters<typeof browser.permissions.request>[0];

/** Firefox asks its users itself before anything of theirs is sent; other browsers know no such permission. */
const data = (import.meta.env.BROWSER === 'firefox' ? { data_collection: [...sentData] } : {}) as Permissions;

/** The pattern that stands for one server alone: with its port, but in Firefox, whose patterns know none. */
export function originPattern(baseUrl: string): string {
  const { protocol, hostname, host } = new URL(baseUrl);
  return `${protocol}//${import.meta.env.BROWSER === 'firefox' ? hostname : host}/*`;
}

/** Whether the browser lets the extension call this server, with what users write. */
export async function isHostAllowed(baseUrl: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [originPattern(baseUrl)], ...data });
}

/** Asks the user for this one origin. Only within a press of the user's, before anything else is awaited. */
export async function requestHost(baseUrl: string): Promise<boolean> {
  return browser.permissions.request({ origins: [originPattern(baseUrl)], ...data });
}

/** Whether the browser lets the extension run on a site. */
export async function isOriginAllowed(origin: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [originPattern(origin)] });
}

/** Asks the user to let the extension run on a site. Only within a press of the user's, before anything else is awaited. */
export async function requestOrigin(origin: string): Promise<boolean> {
  return browser.permissions.request({ origins: [originPattern(origin)] });
}

/** The same for several at once: one question. */
export async function requestHosts(baseUrls: readonly string[]): Promise<boolean> {
  return browser.permissions.request({ origins: baseUrls.map(originPattern), ...data });
}

/** Gives the origin back; one the manifest itself names stays. */
export async function forgetHost(baseUrl: string): Promise<void> {
  await browser.permissions.remove({ origins: [originPattern(baseUrl)] }).catch(() => false);
}

/** Whether the user lets texts be sent at all: in Firefox that can be taken back at any time, on its own page. */
export async function isSendingAllowed(): Promise<boolean> {
  return import.meta.env.BROWSER !== 'firefox' || browser.permissions.contains(data);
}

/** Has the browser ask where it does so itself. Only within a press of the user's, before anything else is awaited. */
export async function requestSending(): Promise<boolean> {
  return import.meta.env.BROWSER !== 'firefox' || browser.permissions.request(data);
}
