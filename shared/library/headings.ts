const HEADING = /^#{1,6} ./;
const FENCE = /^\s*(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/** Where the heading lines of a text begin; between code fences the same signs begin a comment. */
export function headingStarts(text: string): ReadonlySet<number> {
  const starts = new Set<number>();
  let fence = '';
  let start = 0;
  for (const line of text.split('\n')) {
    const [, signs = '', rest = ''] = FENCE.exec(line) ?? [];
    if (fence === '') {
      if (HEADING.test(line)) starts.add(start);
      fence = signs;
    } else if (signs.startsWith(fence) && rest.trim() === '') fence = '';
    start += line.length + 1;
  }
  return starts;
}
