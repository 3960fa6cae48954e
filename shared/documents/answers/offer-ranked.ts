import { type Ranked, rankCandidates } from '@/shared/documents/candidates/rank.ts';
import type { NearWords } from '@/shared/documents/query/near-words.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { sayQuery } from '@/shared/documents/query/say-query.ts';
import type { Choice } from '@/shared/documents/query/table-query.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { Chosen } from './choose-query.ts';

interface Asked {
  tables: readonly DataTable[];
  question: string;
  near?: NearWords | undefined;
  found?: Chosen | undefined;
}

/** Four things can be told apart at a glance. */
const MAX_OFFERS = 4;
/** So many are worked out to find different ones; of large tables fewer. */
const MAX_TRIED = 16;
const MAX_TRIED_LARGE = 6;
const LARGE = 5_000;

/** What a query comes to, to tell offers apart; undefined where it comes to nothing. */
function comesTo({ scene: { table }, query }: Ranked): string | undefined {
  const { figure, lines, text, choices } = runQuery(table, query);
  if (figure !== null) return `${query.how === 'count' ? 'rows' : ''} ${figure}`;
  if (lines.length > 0) return lines.map(({ label, shown }) => `${label}: ${shown}`).join('\n');
  // What asks back is a way on, too.
  return choices.length > 0 ? text : undefined;
}

const CALLED_FOR = 0.5;

/** Whether a word of the question says what a query is about: it may ask for no table at all. */
function isCalledFor({ scene, set, query }: Ranked): boolean {
  const columns = [query.measure, query.by?.column, query.against];
  const named = columns.flatMap((at) => scene.names[at ?? -1] ?? []);
  return [set.strengths, ...named].some((own) => own.some((score) => score >= CALLED_FOR));
}

/** What a question may mean, the likeliest first: queries that come to different things, said in a line each. */
export function offerRanked({ tables, question, near, found }: Asked): Choice[] {
  const rules = found && {
    query: found.query,
    offers: found.choices.map(({ query }) => query),
    isSure: found.says === '',
  };
  const ranked = rankCandidates({ tables, question, near, rules });
  const most = Math.max(0, ...tables.map(({ rows }) => rows.length));
  if (!found && !ranked.slice(0, MAX_OFFERS).some(isCalledFor)) return [];
  const labels = new Map(found?.choices.map(({ label, query }) => [JSON.stringify(query), label]));
  const seen = new Set<string>();
  const offers: Choice[] = [];
  for (const one of ranked.slice(0, most > LARGE ? MAX_TRIED_LARGE : MAX_TRIED)) {
    const said = comesTo(one);
    if (said === undefined || seen.has(said)) continue;
    seen.add(said);
    const label = labels.get(JSON.stringify(one.query)) ?? sayQuery(one.scene.table, one.query);
    offers.push({ label, query: one.query });
    if (offers.length === MAX_OFFERS) break;
  }
  return offers;
}
