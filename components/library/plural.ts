const numbers = new Intl.NumberFormat('en');

/** A number and its noun: `1 item`, `1,240 items`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

export const formatNumber = (count: number) => numbers.format(count);
