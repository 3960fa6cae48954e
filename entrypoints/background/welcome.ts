import { browser } from 'wxt/browser';

/** Shows the page where a first draft is tried: once, when the extension is installed. An update opens nothing. */
export function openWelcomeOnInstall(): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
  });
}
