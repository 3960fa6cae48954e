import type { DiffSegment } from './changes.ts';

/** A rewrite in which everything that is no draft stands where it stood. */
export interface IslandsKept {
  segments: DiffSegment[];
  /** Whether the engine had dropped, doubled or moved one. */
  isRepaired: boolean;
}

/** A text without some placeholders, each with one of the blanks beside it. */
function without(text: string, placeholders: readonly string[]): string {
  return placeholders.reduce((rest, placeholder) => {
    const parts = rest.split(placeholder);
    return parts.reduce((left, right) =>
      left.endsWith(' ') || left === '' ? left + right.replace(/^ /, '') : left + right,
    );
  }, text);
}

/**
 * Puts placeholders that a rewrite moved, doubled or dropped back to their places in the draft: they stand for what is
 * neither sent nor changed.
 * @param segments a walk over the draft in which a placeholder is never cut (`diffWords`)
 */
export function keepIslands(segments: readonly DiffSegment[], placeholders: readonly string[]): IslandsKept {
  const kept: DiffSegment[] = [];
  let isRepaired = false;
  const change = (before: string, after: string) => {
    const clean = without(after, placeholders);
    if (clean !== after) isRepaired = true;
    if (before !== '' || clean !== '')
      kept.push(before === clean ? { same: before } : { before, after: clean });
  };
  for (const part of segments) {
    if ('same' in part) {
      kept.push(part);
      continue;
    }
    let { before, after } = part;
    for (const placeholder of placeholders.filter((one) => part.before.includes(one))) {
      const at = before.indexOf(placeholder);
      const newAt = after.indexOf(placeholder);
      if (newAt < 0) isRepaired = true;
      change(before.slice(0, at), newAt < 0 ? after : after.slice(0, newAt));
      kept.push({ same: placeholder });
      before = before.slice(at + placeholder.length);
      after = newAt < 0 ? '' : after.slice(newAt + placeholder.length);
    }
    change(before, after);
  }
  return { segments: kept, isRepaired };
}
