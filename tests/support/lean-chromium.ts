/**
 * Every window of a recent Chromium loads the pages of its address bar's menu, two renderers with some 400 scripts, for which no
 * test asks: a fifth of the processor time of a test in a window of its own. A second `--disable-features` replaces the first, so
 * those that Playwright 1.6x turns off stand here as well.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Switches for Chromium that leave out what no test looks at. Its own tabs and bars do not move; whether pages, the card and the
 * panel do is told by the driver.
 */
export const LEAN_CHROMIUM = [
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
  '--force-prefers-reduced-motion',
];
