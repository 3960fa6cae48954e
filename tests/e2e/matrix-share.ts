/** Nothing is changed and the card says so, but only after Accept. */
export const IS_REFUSAL = /^(?:refused|part|word|revert)$/;

const fates = ['kept', 'said first', 'refused after Accept', 'not judged', 'lost'] as const;
type Fate = (typeof fates)[number];

/** The share that is to keep everything, once this many editors were judged. */
const LEAST_KEPT = 0.95;
const ALL_EDITORS = 25;

function fateOf(mark: string): Fate {
  if (mark === '✓') return 'kept';
  if (mark === 'said') return 'said first';
  // The draft is a field inside the editor, or the browser's way of writing does not suit the editor at all.
  if (mark === 'inner' || mark === '–') return 'not judged';
  return IS_REFUSAL.test(mark) ? 'refused after Accept' : 'lost';
}

/**
 * What became of the structures in all editors, in a line, and what of it misses the goal: none is lost, and 95 of a hundred
 * are kept whole.
 * @param rows the marks of each editor
 */
export function shareOf(rows: readonly (readonly string[])[]): { line: string; faults: string[] } {
  const all = rows.flat().map(fateOf);
  const count = (fate: Fate) => all.filter((one) => one === fate).length;
  const share = count('kept') / all.length;
  const told = fates.filter((fate) => count(fate) > 0).map((fate) => `${count(fate)} ${fate}`);
  const faults = [
    ...(count('lost') > 0 ? [`${count('lost')} cells lose something without a word`] : []),
    ...(rows.length >= ALL_EDITORS && share < LEAST_KEPT
      ? [`fewer than ${LEAST_KEPT * 100} % of the cells keep everything`]
      : []),
  ];
  return {
    line: `${all.length} cells: ${told.join(', ')} (${(share * 100).toFixed(1)} % kept)`,
    faults,
  };
}
