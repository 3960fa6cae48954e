const FIGURE =
  /^(?!\d\d?\.\d\d?\.\d)[-+−(]?(?:\p{Sc}|[A-Z]{3})?\s?[-+−]?\d[\d\s.,'’\u00a0]*\s?(?:%|\p{Sc}|[a-z]{1,3}|[A-Z]{3})?\)?$/u;

/** Whether a cell reads as a figure, whatever its country, currency or unit: it stands under the other figures' last digits. */
export const readsAsFigure = (text: string): boolean => FIGURE.test(text);
