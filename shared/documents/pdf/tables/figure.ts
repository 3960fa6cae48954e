/** A figure with its sign or unit of money. */
export const FIGURE = /^(?:[\p{Sc}]|\p{Lu}{3})?\s?[−+(-]*\d[\d.,'’\s]*\s?(?:[%\p{Sc})]|\p{Lu}{3})*$/u;
