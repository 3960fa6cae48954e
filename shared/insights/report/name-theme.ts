import { findSide } from '@/shared/insights/mining/find-side.ts';

/** Common sides that are one thing of the subject's, and take an article. */
const ONE_OF_A_THING: ReadonlySet<string> = new Set(['app', 'screen', 'camera', 'warranty', 'subscription']);

/** A theme's label as it stands in a sentence: `the seam`, but `bags`, `battery life` and `drying`. */
export function nameTheme(label: string): string {
  if (ONE_OF_A_THING.has(label)) return `the ${label}`;
  const isBare =
    findSide(label) !== undefined || /(?:[^su]s|ing|ness|ity|ism)$/.test(label) || !/^[a-z]/.test(label);
  return isBare ? label : `the ${label}`;
}
