import { diffArrays } from 'diff';
import type { PolishDraft } from './polish-draft.ts';

export interface PolishScore {
  mended: number;
  planted: number;
  /** Changes elsewhere than at a planted error. */
  harmful: number;
  missed: readonly string[];
  harms: readonly string[];
}

interface Difference {
  start: number;
  end: number;
  wanted: string;
  got: string;
}

const tokens = (text: string): string[] => text.match(/[\p{L}\p{M}\d'’]+|\s|[^\p{L}\p{M}\d'’\s]/gu) ?? [];

/** Where the output differs from the correct text, by positions in the correct text. */
function differences(correct: string, output: string): Difference[] {
  const found: Difference[] = [];
  let at = 0;
  for (const part of diffArrays(tokens(correct), tokens(output))) {
    const text = part.value.join('');
    const last = found.at(-1);
    if (part.added || part.removed) {
      const joins = last && last.end >= at;
      const difference = joins ? last : { start: at, end: at, wanted: '', got: '' };
      if (!joins) found.push(difference);
      if (part.removed) {
        difference.end = at + text.length;
        difference.wanted += text;
      } else difference.got += text;
    }
    if (!part.added) at += text.length;
  }
  return found;
}

/** Counts planted errors mended, and changes made where nothing was wrong. */
export function scoreDraft({ correct, planted }: PolishDraft, output: string): PolishScore {
  const different = differences(correct, output);
  const touches = (difference: Difference, error: { start: number; end: number }) =>
    difference.start === difference.end || error.start === error.end
      ? difference.start <= error.end && difference.end >= error.start
      : difference.start < error.end && difference.end > error.start;
  const missed = planted.filter((error) => different.some((difference) => touches(difference, error)));
  const harms = different.filter((difference) => !planted.some((error) => touches(difference, error)));
  return {
    mended: planted.length - missed.length,
    planted: planted.length,
    harmful: harms.length,
    missed: missed.map(({ wrong, right }) => `${wrong} → ${right}`),
    harms: harms.map(({ wanted, got }) => `${wanted} → ${got}`),
  };
}
