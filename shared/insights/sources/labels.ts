import type { SourceId } from '@/shared/contracts/analysis-modes.ts';

/** Sources by the names they give themselves. */
export const sourceLabels: Readonly<Record<SourceId, string>> = {
  reddit: 'Reddit',
  quora: 'Quora',
  stackexchange: 'Stack Exchange',
  youtube: 'YouTube',
  x: 'X',
  hackernews: 'Hacker News',
  lemmy: 'Lemmy',
  bluesky: 'Bluesky',
  import: 'Your own material',
};
