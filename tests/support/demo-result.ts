import type { EngineResult } from '@/dashboard/content/demo-samples.en.ts';

/** What a result of the demo reads like once what was removed is gone. */
export const textOf = ({ parts }: EngineResult): string =>
  parts.map(([kind, text]) => (kind === 'removed' ? '' : text)).join('');
