import { browser } from 'wxt/browser';

/** Takes `storage.local`, where the device token lies, out of the reach of scripts in pages. */
export function restrictStorageAccess(): void {
  // Firefox before it knew access levels: there the token is only as safe as the isolated world.
  void browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
