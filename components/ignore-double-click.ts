/**
 * An act on a press, but not on the second press of a double click. For a button that takes the place of the one that began
 * a run: the second press began nothing and must end nothing (faults X9).
 */
export const ignoreDoubleClick = (act: () => void) => (press: { detail: number }) => {
  if (press.detail < 2) act();
};
