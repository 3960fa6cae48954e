/** What stands for each of some words. Of a plain object's own words, "constructor" and the like, it knows nothing. */
export const wordTable = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T | undefined>> =>
  Object.assign(Object.create(null), entries);
