/** Units of one kind with how many of the smallest each is; what is written `1.2M` and `950k` is one kind too. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  { '': 1, k: 1e3, K: 1e3, M: 1e6, m: 1e6, mn: 1e6, Mn: 1e6, Mio: 1e6, B: 1e9, bn: 1e9, Mrd: 1e9 },
  { mg: 1, g: 1e3, kg: 1e6, t: 1e9 },
  { mm: 1, cm: 10, m: 1e3, km: 1e6 },
  { ml: 1, cl: 10, dl: 100, l: 1e3, L: 1e3, hl: 1e5 },
  { s: 1, sec: 1, min: 60, h: 3_600, hrs: 3_600 },
  { kB: 1, KB: 1, MB: 1e3, GB: 1e6, TB: 1e9 },
];
const CURRENCY = /^(?:\p{Sc}|[A-Z]{3}(?![a-z]))/u;

interface Figures {
  values: Map<number, number>;
  units: Map<number, string>;
}

/**
 * Figures of one kind in one unit: grams beside kilograms become kilograms, `950k` beside `1.2M` plain figures. What has one
 * unit, or units that do not go together, stays as it is.
 */
export function inOneUnit({ values, units }: Figures): Figures {
  const kinds = new Set(units.values());
  const currencies = new Set([...kinds].map((unit) => CURRENCY.exec(unit)?.[0] ?? ''));
  const [currency = ''] = currencies;
  if (kinds.size < 2 || currencies.size > 1) return { values, units };
  const bare = (unit: string) => unit.slice(currency.length).trim();
  // "800m" beside "5k" are distances: m is a million of money alone
  const mayBeMetres = currency === '' && [...kinds].some((unit) => bare(unit) === 'm');
  const fitting = KINDS.filter((one) => [...kinds].every((unit) => bare(unit) in one));
  const kind = fitting.find((one) => !(mayBeMetres && '' in one));
  if (!kind) return { values, units };
  const largest = [...kinds].map(bare).reduce((a, b) => ((kind[b] ?? 1) > (kind[a] ?? 1) ? b : a));
  const target = '' in kind ? '' : largest;
  const scaled = new Map<number, number>();
  for (const [row, value] of values) {
    const size = (value * (kind[bare(units.get(row) ?? '')] ?? 1)) / (kind[target] ?? 1);
    scaled.set(row, Number(size.toPrecision(15)));
  }
  return { values: scaled, units: new Map([...units].map(([row]) => [row, `${currency}${target}`])) };
}
