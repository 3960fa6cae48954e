import type { NearWords } from '@/shared/documents/query/near-words.ts';
import type { Condition, TableQuery } from '@/shared/documents/query/table-query.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { type AskedQuestion, takeApart } from './asked-words.ts';
import { takeFeatures } from './features.ts';
import type { FilterSet } from './filters-said.ts';
import { type Candidate, listCandidates } from './list-candidates.ts';
import { sceneOf, type TableScene } from './table-scene.ts';
import type { Filter } from './values-said.ts';
import weights from './weights.json' with { type: 'json' };

/** What the rules took a question for, and what they offer beside it. */
export interface RulesReading {
  query: TableQuery;
  offers: readonly TableQuery[];
  isSure: boolean;
}

interface Asked {
  tables: readonly DataTable[];
  question: string;
  near?: NearWords | undefined;
  rules?: RulesReading | undefined;
}

/** Tables looked at closely: those that explain most. */
const MAX_TABLES = 5;

export interface Ranked extends Candidate {
  score: number;
}

const byName: Readonly<Record<string, number>> = weights;

/** How likely a query is the one that is meant, by what its features weigh. */
export function scoreOf(candidate: Candidate, own: Readonly<Record<string, number>> = byName): number {
  let score = 0;
  takeFeatures(candidate, (name, value) => {
    score += (own[name] ?? 0) * value;
  });
  return score;
}

/** How much of a question something in a table explains. */
function explained({ question: { words }, names, title, sets }: TableScene): number {
  return words.reduce((sum, { weight }, at) => {
    const best = Math.max(
      title[at] ?? 0,
      ...names.map((own) => own[at] ?? 0),
      ...sets.map((set) => set.strengths[at] ?? 0),
    );
    return sum + weight * best;
  }, 0);
}

/** A condition the rules chose: explained as one that is known, else by its values' own words. */
function filterFor({ condition }: { condition: Condition }, { sets, question }: TableScene): Filter {
  const { isPart: _, ...plain } = condition;
  const key = JSON.stringify(plain);
  for (const { filters } of sets)
    for (const filter of filters) if (JSON.stringify(filter.condition) === key) return filter;
  const said = condition.values.map(String).join(' ').toLowerCase();
  const strengths = Float64Array.from(question.words, ({ text, stem }) =>
    said.includes(text) || said.includes(stem) ? 0.9 : 0,
  );
  return {
    condition,
    strengths,
    kind: condition.is === 'within' ? 'time' : 'value',
    count: condition.values.length,
  };
}

function candidateOf(
  query: TableQuery,
  scene: TableScene,
  rules: NonNullable<Candidate['rules']>,
): Candidate {
  const filters = query.where.map((condition) => filterFor({ condition }, scene));
  const strengths = new Float64Array(scene.question.words.length);
  for (const filter of filters)
    filter.strengths.forEach((score, at) => {
      strengths[at] = Math.max(score, strengths[at] ?? 0);
    });
  const set: FilterSet = { filters, strengths };
  return { scene, query, set, rules };
}

/** Everything a question may mean, over all tables that explain some of it, and what the rules made of it. */
export function candidatesFor({ tables, question, near, rules }: Asked): Candidate[] {
  const asked: AskedQuestion = takeApart(
    question,
    tables.flatMap(({ columns }) => columns),
    near,
  );
  const most = Math.max(0, ...tables.map(({ rows }) => rows.length));
  const scenes = tables.map((table, index) => sceneOf(asked, { table, index, most }));
  const needed = new Set(rules ? [rules.query.table, ...rules.offers.map(({ table }) => table)] : []);
  const first = scenes
    .map((scene) => ({ scene, sum: explained(scene) + 0.3 * Math.sqrt(scene.size) }))
    .sort((a, b) => b.sum - a.sum || a.scene.index - b.scene.index)
    .slice(0, MAX_TABLES)
    .map(({ scene }) => scene);
  const listed = first.flatMap(listCandidates);
  if (!rules) return listed;
  const known = new Map<string, Candidate>();
  for (const candidate of listed) known.set(JSON.stringify(candidate.query), candidate);
  const own = [rules.query, ...rules.offers].flatMap((query, place): Candidate[] => {
    const scene = scenes[query.table];
    if (!scene || !needed.has(query.table)) return [];
    const mark = { place, isSure: rules.isSure && place === 0 };
    const same = known.get(JSON.stringify(query));
    if (!same) return [candidateOf(query, scene, mark)];
    same.rules ??= mark;
    return [];
  });
  return [...own, ...listed];
}

/** What a question may mean, the likeliest first. */
export function rankCandidates(asked: Asked): Ranked[] {
  return candidatesFor(asked)
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate) }))
    .sort((a, b) => b.score - a.score);
}
