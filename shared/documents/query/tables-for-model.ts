import type { TableView } from './table-query.ts';

const MAX_COLUMNS = 60;
const MAX_VALUES = 25;
const MAX_VALUE_CHARS = 60;
/** In UTF-16 units: what a small model reads in one go. */
const MAX_CHARS = 20_000;

const cut = (text: string) => text.replace(/\s+/g, ' ').slice(0, MAX_VALUE_CHARS);

/** The tables of a file as a model chooses among them: their columns and, of those with few, their values. No figure. */
export function tablesForModel(tables: readonly TableView[]): string {
  const parts: string[] = [];
  let length = 0;
  for (const [at, { title, columns }] of tables.entries()) {
    const lines = columns.slice(0, MAX_COLUMNS).map(({ name, kind, values }) => ({
      own: `- ${JSON.stringify(cut(name))}, ${kind}`,
      values: values.slice(0, MAX_VALUES).map((value) => JSON.stringify(cut(value))),
    }));
    const head = `Table ${at + 1}: ${cut(title)}`;
    const whole = lines.map((line) =>
      line.values.length > 0 ? `${line.own}: ${line.values.join(', ')}` : line.own,
    );
    const full = [head, ...whole].join('\n');
    // A wide table is shown without its values sooner than not at all.
    const part = full.length > MAX_CHARS ? [head, ...lines.map(({ own }) => own)].join('\n') : full;
    length += part.length + 2;
    if (length > MAX_CHARS) break;
    parts.push(part);
  }
  return parts.join('\n\n');
}
