import type { TabId } from './open-tab.ts';

/** Each tab's own part of the program, loaded when it is first opened. */
export const tabLoaders = {
  enhance: async () => ({ default: (await import('./enhance-tab.tsx')).EnhanceTab }),
  files: () => import('./files-tab.tsx'),
  library: () => import('./library-tab.tsx'),
  personas: () => import('./personas-tab.tsx'),
  activity: () => import('./activity-tab.tsx'),
  settings: () => import('./settings-tab.tsx'),
} satisfies Record<TabId, () => Promise<object>>;
