import type { InsightItem } from '@/shared/contracts/insight-items.ts';

const HEAD = [
  'id',
  'source',
  'kind',
  'date',
  'language',
  'community',
  'themes',
  'intents',
  'sentiment',
  'rating',
  'score',
  'url',
  'synthetic',
  'licence',
  'text',
];
/**
 * What a spreadsheet would take for a formula (OWASP, "CSV Injection"): where a cell begins, and behind a semicolon, which ends
 * one where the comma is the decimal mark.
 */
const FORMULA = /^(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])|(?<=;\s*)(?=[=@]|[+-]\p{L})/gu;

function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' ? text.replace(FORMULA, "'") : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A report's items as CSV (RFC 4180), one a line. No author goes along, not even as a hash. */
export function writeCsv(items: readonly InsightItem[]): string {
  const rows = items.map(({ labels, ...item }) => [
    item.id,
    item.source,
    item.kind,
    item.createdAt,
    item.language,
    item.community,
    labels.themes.map(({ label }) => label).join('; '),
    labels.intents.join('; '),
    labels.sentiment,
    item.rating ? `${item.rating.value}/${item.rating.of}` : null,
    item.score,
    item.url,
    item.synthetic,
    item.licence,
    item.text,
  ]);
  return `${[HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
