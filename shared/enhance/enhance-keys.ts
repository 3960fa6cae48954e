/** What sharpens at a press, as it is bound at install: in Firefox on Linux Alt with E opens the *Edit* menu. */
export const enhanceKeys = { chrome: 'Alt+Shift+E', firefox: 'Alt+Shift+W' } as const;
