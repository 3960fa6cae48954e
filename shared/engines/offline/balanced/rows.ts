/** A subject and its verb: "i've", "we have". */
export const openingOf = (text: string): string =>
  /^\s*(?:\p{L}+['’]\p{L}+|\p{L}+ \p{L}+)/u.exec(text)?.[0].trim().toLowerCase() ?? '';

/** How the last two of a row begin: "…, I've got my ticket and I've run groups". */
export function rowOpening(last: string): string | undefined {
  const opening = openingOf(last);
  return opening !== '' && last.toLowerCase().includes(` and ${opening} `) ? opening : undefined;
}
