import type { ExtensionState } from '@/shared/contracts/extension-state.ts';

export const steps = ['install', 'rewrite', 'connect'] as const;
export type Step = (typeof steps)[number];

interface Seen {
  /** What this browser's extension says; undefined where none answers. */
  extension: ExtensionState | undefined;
  /** How many browsers the account's extension is connected in. */
  devices: number;
}

/** What of the first steps has really happened: a connected extension is an installed one, in whichever browser. */
export function stepsDone({ extension, devices }: Seen): ReadonlySet<Step> {
  const done = new Set<Step>();
  if (extension || devices > 0) done.add('install');
  if (extension?.hasRewritten) done.add('rewrite');
  if (extension?.isConnected || devices > 0) done.add('connect');
  return done;
}
