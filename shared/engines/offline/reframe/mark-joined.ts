import type { Unit } from './unit.ts';

const TAIL_WORDS = 3;

/** Marks the sentences that were cut off the one before them: in the draft a comma stands between the two. */
export function markJoined(units: readonly Unit[], draft: string): void {
  units.forEach((unit, at) => {
    const before = units[at - 1];
    if (unit.kind !== 'sentence' || before?.kind !== 'sentence' || unit.opensParagraph) return;
    const tail = (before.text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(-TAIL_WORDS);
    const between = new RegExp(
      `(?<![\\p{L}\\p{N}])${tail.join('[^\\p{L}\\p{N}]+')}([^\\p{L}\\p{N}]+)`,
      'iu',
    ).exec(draft)?.[1];
    unit.isJoined = between?.includes(',') === true && !/[.?!:\n]/.test(between);
  });
}
