import { headingStarts } from './headings.ts';

/** How a prompt begins, for a line in a list: what stands under its first headings, not the headings themselves. */
export function promptBeginning(text: string): string {
  const headings = headingStarts(text);
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const isHeading = headings.has(start);
    start += line.length + 1;
    return isHeading ? '' : line;
  });
  return lines.join('\n').trim() || text;
}
