/** More remarks on one facet are said in one breath: no picture has so many. */
const MOST_REMARKS = 100;

/** The remarks with one more; what was said already is not said twice. */
export function addRemark(remarks: readonly string[], remark: string): string[] {
  if (remarks.includes(remark)) return [...remarks];
  if (remarks.length < MOST_REMARKS) return [...remarks, remark];
  return [...remarks.slice(0, -1), `${remarks.at(-1)}, ${remark}`];
}
