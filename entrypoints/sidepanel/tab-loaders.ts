/** Each tab's own part of the program, loaded when it is first opened. */
export const tabLoaders = {
  enhance: () => import('./enhance-tab.tsx'),
  files: () => import('./files-tab.tsx'),
  library: () => import('./library-tab.tsx'),
  personas: () => import('./personas-tab.tsx'),
  activity: () => import('./activity-tab.tsx'),
  settings: () => import('./settings-tab.tsx'),
};

export type TabId = keyof typeof tabLoaders;
