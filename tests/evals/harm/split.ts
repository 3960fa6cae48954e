import { createHash } from 'node:crypto';

/** A third of every set, told by the text alone: it is scored and never looked at while rules are made. */
export const isHeldOut = (text: string): boolean =>
  (createHash('sha1').update(text).digest()[0] ?? 0) % 3 === 0;
