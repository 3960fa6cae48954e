/** Pages in a list, as `1-3, 7` names them; null where it names none. An empty field means all: undefined. */
export function readPages(text: string, count: number): number[] | null | undefined {
  if (text.trim() === '') return undefined;
  const pages = new Set<number>();
  const parts = text.replace(/\s*[-–]\s*/g, '-').split(/[,;\s]+/);
  for (const part of parts.filter(Boolean)) {
    const match = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part);
    const from = Number(match?.[1]);
    const to = match?.[2] === undefined ? from : Number(match[2]);
    if (!match || from < 1 || to < from || to > count) return null;
    for (let page = from; page <= to; page += 1) pages.add(page);
  }
  return pages.size > 0 ? [...pages].sort((a, b) => a - b) : null;
}
