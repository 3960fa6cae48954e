import type { Place } from '@/shared/documents/document.ts';
import { placeAt } from '@/shared/documents/query/cite.ts';
import { rowsThatPass } from '@/shared/documents/query/conditions.ts';
import type { Draft } from '@/shared/documents/query/draft.ts';
import { fillQuery } from '@/shared/documents/query/fill-query.ts';
import { propose, type Told } from '@/shared/documents/query/propose.ts';
import { readQuestion } from '@/shared/documents/query/read-question.ts';
import type { Choice } from '@/shared/documents/query/table-query.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';

interface Asked {
  tables: readonly DataTable[];
  question: string;
  names: readonly string[];
}

/** What a question tells of a table; rows that none fits are not told. */
function toldBy({ table, query }: Draft, question: string): Told {
  const own = table.plain ?? table;
  const { names, asks } = readQuestion(question, own);
  const where = query.where.map(({ isPart: _, ...one }) => one);
  return {
    columns: names.map(({ column }) => column),
    where: rowsThatPass(own, own.rows, where).length > 0 ? where : [],
    isLeast: asks.has('least') || asks.has('bad'),
  };
}

/** Figures of the table a question says most of, where none was understood; of one that is known already by `index`. */
export function proposeFor({ tables, question, names }: Asked, index?: number): Choice[] {
  const drafts = tables.flatMap((table, at) =>
    (index ?? at) === at && (index === at || table.madeOf !== 'lookup')
      ? [{ at, draft: fillQuery(question, { table, index: at, names }) }]
      : [],
  );
  const scoreOf = ({ draft }: (typeof drafts)[number]) => draft.weight * 4 - draft.unknown.length;
  const [first] = drafts.sort(
    (one, other) =>
      scoreOf(other) - scoreOf(one) || other.draft.table.rows.length - one.draft.table.rows.length,
  );
  return first ? propose(first.draft.table, first.at, toldBy(first.draft, question)) : [];
}

/** Whether a table stands where somebody looks: on the same sheet or page, over the same lines, or at the same path. */
function standsAt({ columns: [first], rows }: DataTable, place: Place): boolean {
  return rows.some((row) => {
    const own = first && placeAt(first.at(row));
    if (own?.in === 'sheet') return place.in === 'sheet' && own.sheet === place.sheet;
    if (own?.in === 'page') return place.in === 'page' && own.page === place.page;
    if (own?.in === 'lines' || own?.in === 'paragraphs')
      return place.in === own.in && own.from <= place.to && own.to >= place.from;
    if (own?.in === 'path') return place.in === 'path' && own.path === place.path;
    return own?.in === place.in;
  });
}

/** Figures of the first table that stands where somebody looks; of one with figures before one without. */
export function proposeAt(tables: readonly DataTable[], place: Place): Choice[] {
  const here = tables.flatMap((table, at) =>
    !table.madeOf && standsAt(table, place) ? [{ table, at }] : [],
  );
  const most = Math.max(...here.map(({ table }) => table.rows.length));
  const first = here.find(({ table }) => table.rows.length * 2 >= most) ?? here[0];
  return first ? propose(first.table, first.at) : [];
}
