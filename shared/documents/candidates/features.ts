import type { TableQuery } from '@/shared/documents/query/table-query.ts';
import type { Candidate } from './list-candidates.ts';
import type { Strengths } from './names-said.ts';
import type { TableScene } from './table-scene.ts';

/** Takes what is found of a candidate: a name and how much of it. */
export type Take = (name: string, value: number) => void;

/** What a query shows: one figure, a row, groups, or the first of them. */
export function formOf({ by, sort, how, measure }: TableQuery): string {
  const rows = how === 'list' ? 'row' : 'one';
  const groups = by === null ? rows : by.unit === 'value' ? 'groups' : 'times';
  const what = measure === null && groups !== 'one' ? ' of rows' : '';
  return `${sort === null ? '' : 'first of '}${groups}${what}`;
}

const crosses = new Map<string, string[]>();

/** Each word that asks with what the query works out, and with what it shows. */
export function crossesOf({ question: { signals } }: TableScene, query: TableQuery): string[] {
  const asked = [...signals].sort();
  const form = formOf(query);
  const key = `${asked.join(',')}|${query.how}|${form}`;
  const found =
    crosses.get(key) ??
    asked
      .flatMap((signal) => [`${signal} > ${query.how}`, `${signal} > ${form}`])
      .concat(`${query.how} ${form}`);
  if (crosses.size > 2_000) crosses.clear();
  crosses.set(key, found);
  return found;
}

const most = (strengths: Strengths | undefined) => {
  let best = 0;
  for (const score of strengths ?? []) if (score > best) best = score;
  return best;
};

/** What of the words is explained by the query, and what is left. */
function takeCoverage({ scene, set, query }: Candidate, take: Take): void {
  const { question, names, title } = scene;
  const parts = [set.strengths];
  for (const at of [query.measure, query.by?.column, query.against]) {
    const own = at === null || at === undefined ? undefined : names[at];
    if (own) parts.push(own);
  }
  let left = 0;
  let half = 0;
  let titled = 0;
  let all = 0;
  question.words.forEach(({ weight }, at) => {
    if (weight === 0) return;
    let best = 0;
    for (const part of parts) best = Math.max(best, part[at] ?? 0);
    const own = (title[at] ?? 0) * 0.8;
    if (own > best) titled += (own - best) * weight;
    best = Math.max(best, own);
    all += weight;
    left += (1 - best) * weight;
    if (best < 0.3) half += weight;
  });
  take('left', left);
  take('left of all', all === 0 ? 0 : left / all);
  take('unexplained', half);
  take('all explained', half === 0 ? 1 : 0);
  take('by title', titled);
}

function takeMeasure({ scene, query, set }: Candidate, take: Take): void {
  const { measure, how } = query;
  if (measure === null) {
    take('no measure', 1);
    return;
  }
  const { names, parts, traits, question } = scene;
  const own = traits[measure];
  if (!own) return;
  const { signals } = question;
  const said = most(names[measure]);
  take('measure said', said);
  take('measure name said', parts[measure] ?? 0);
  take(`measure unsaid ${how}`, said < 0.3 ? 1 : 0);
  const alone = (names[measure] ?? new Float64Array()).reduce(
    (sum, score, at) => sum + Math.max(0, score - (set.strengths[at] ?? 0)),
    0,
  );
  take('measure alone', Math.min(2, alone));
  if (own.isRate) take(`rate ${how}`, 1);
  if (own.isStock) take(`stock ${how}`, 1);
  if (own.addsUp) take('adds up', 1);
  if (own.isMoney) take(signals.has('money') ? 'money asked' : 'money unasked', 1);
  else if (signals.has('money')) take('no money asked', 1);
  if (own.isPieces)
    take(signals.has('pieces') || signals.has('count') ? 'pieces asked' : 'pieces unasked', 1);
  if (own.isHours) take(signals.has('hours') ? 'hours asked' : 'hours unasked', 1);
  if (own.isRemark) take(`remark ${how}`, 1);
  if (own.isPeople) take(`people ${how}`, 1);
  const column = scene.table.columns[measure];
  if (column?.worked) take('worked', 1);
  if (column?.isId) take(`id ${how}`, 1);
  const figures = traits.filter(({ isFigures }) => isFigures).length;
  if (own.isFigures) take('one of figures', 1 / Math.max(1, figures));
  if (query.against !== undefined) take('against said', most(names[query.against]));
}

function takeGroup({ scene, query }: Candidate, take: Take): void {
  if (!query.by) return;
  const { column, unit } = query.by;
  const { names, parts, traits, question } = scene;
  const own = traits[column];
  if (!own) return;
  take(`group said ${unit === 'value' ? '' : 'time'}`, most(names[column]));
  take('group name said', parts[column] ?? 0);
  if (unit === 'value') take('group unsaid', most(names[column]) < 0.3 ? 1 : 0);
  else take(question.signals.has(unit) ? 'unit asked' : 'unit unasked', 1);
  if (own.isPeople) take(question.signals.has('who') ? 'people for who' : 'people unasked', 1);
  else if (question.signals.has('who')) take('no people for who', 1);
  if (own.isRemark) take('group of remarks', 1);
  if (own.isOneEach) take(`each row ${query.how === 'count' ? 'counted' : ''}`, 1);
  if (own.isSource) take('group of sources', 1);
  take('many groups', Math.log10(1 + own.distinct));
}

function takeFilters({ scene, query, set }: Candidate, take: Take): void {
  const { question, names } = scene;
  take('filters', set.filters.length);
  for (const { kind, strengths, condition, count } of set.filters) {
    take(`filter ${kind}`, 1);
    take(`filter weak ${kind}`, 1 - most(strengths));
    if (count > 1) take(`several ${kind}`, Math.log2(count));
    if (condition.is === 'not') take('ruled out', 1);
    if (condition.is === 'empty' || condition.is === 'filled')
      take(
        `${condition.is}${question.signals.has('not') || question.signals.has('empty') ? ' asked' : ''}`,
        1,
      );
    if (condition.column === query.measure) take(`filter on measure ${query.how}`, 1);
    take('filter column said', most(names[condition.column]));
    let sum = 0;
    question.words.forEach(({ weight }, at) => {
      sum += weight * (strengths[at] ?? 0);
    });
    take('filter words', sum);
    take('filter of small words', sum < 0.5 ? 1 : 0);
  }
  const parts = query.where.filter(({ isPart }) => isPart).length;
  if (query.how === 'share' && parts > 0 && parts === query.where.length) take('all is part', 1);
}

const GROUPING = new Set<string>(['each', 'by', 'which']);

/** What stands behind a word that asks is what it asks for. */
function takeHeads({ scene, query, set }: Candidate, take: Take): void {
  const { question, names } = scene;
  for (const [role, at] of question.heads) {
    const grouped = query.by ? (names[query.by.column]?.[at] ?? 0) : 0;
    const filtered = set.strengths[at] ?? 0;
    if (GROUPING.has(role)) {
      let best = 0;
      for (const own of names) best = Math.max(best, own[at] ?? 0);
      take(`${role} head grouped`, grouped);
      take(`${role} head filtered`, filtered);
      if (best >= 0.7 && grouped < best - 0.2) take(`${role} head not grouped`, 1);
      continue;
    }
    const measured = query.measure === null ? 0 : (names[query.measure]?.[at] ?? 0);
    take(`${role} head measured`, measured);
    take(`${role} head measured ${query.how}`, measured);
    take(`${role} head filtered`, filtered);
    if (query.measure === null) take(`${role} head of rows`, 1 - filtered);
  }
}

/** What tells whether a query is the one a question means. */
export function takeFeatures(candidate: Candidate, take: Take): void {
  const { scene, query, rules } = candidate;
  takeCoverage(candidate, take);
  takeMeasure(candidate, take);
  takeGroup(candidate, take);
  takeFilters(candidate, take);
  takeHeads(candidate, take);
  for (const name of crossesOf(scene, query)) take(name, 1);
  const { table, size } = scene;
  take('size', Math.sqrt(size));
  take(`made of ${table.madeOf ?? 'itself'}`, 1);
  if (table.rows.length <= 1) take('one row', 1);
  if (query.limit !== null && query.limit === scene.question.limit) take('limit said', 1);
  if (rules) {
    take(rules.isSure ? 'rules sure' : 'rules', 1);
    take('rules place', 1 / (1 + rules.place));
    if (rules.place > 0) take('rules offer', 1);
  }
}
