import type { How, TableQuery } from '@/shared/documents/query/table-query.ts';
import type { FilterSet } from './filters-said.ts';
import { callFor, type TableScene } from './table-scene.ts';

/** A query a question may mean. */
export interface Candidate {
  scene: TableScene;
  query: TableQuery;
  set: FilterSet;
  /** Where the rules gave it: as their reading, or as the nth thing they offer. */
  rules?: { place: number; isSure: boolean } | undefined;
}

const MAX_MEASURES = 6;
const MAX_GROUPS = 6;
const MAX_LOOKUPS = 5;

type Shape = Pick<TableQuery, 'measure' | 'how' | 'by' | 'sort' | 'limit'> &
  Partial<Pick<TableQuery, 'against' | 'over'>>;

const single = (how: How, measure: number | null): Shape => ({
  how,
  measure,
  by: null,
  sort: null,
  limit: null,
});

/** The columns of a kind that are called for most. */
function firstColumns(scene: TableScene, count: number, fits: (column: number) => boolean): number[] {
  return scene.table.columns
    .map((_, at) => ({ at, call: callFor(scene, at) }))
    .filter(({ at }) => fits(at))
    .sort((a, b) => b.call - a.call || a.at - b.at)
    .slice(0, count)
    .map(({ at }) => at);
}

type By = NonNullable<TableQuery['by']>;

function groupings(scene: TableScene): By[] {
  const { columns } = scene.table;
  const values = firstColumns(scene, MAX_GROUPS, (at) => {
    const [column, traits] = [columns[at], scene.traits[at]];
    const isGroup = column !== undefined && (column.kind === 'text' || column.isYear || column.isId);
    return isGroup && (traits?.distinct ?? 0) > 1;
  });
  const days = columns.flatMap((column, at) => (column.kind === 'date' ? [at] : [])).slice(0, 2);
  return [
    ...values.map((column): By => ({ column, unit: 'value' })),
    ...days.flatMap((column) =>
      (['month', 'quarter', 'year', 'value'] as const).map((unit): By => ({ column, unit })),
    ),
  ];
}

const isLeast = ({ question: { signals } }: TableScene) =>
  ['least', 'bad', 'earliest'].some((one) => signals.has(one));

/** Groups in their order, and the first of them. */
function groupedShapes(scene: TableScene, measures: readonly number[], groups: readonly By[]): Shape[] {
  const sort = isLeast(scene) ? 'least' : 'most';
  const limit = scene.question.limit ?? 1;
  return groups.flatMap((by) => {
    const figures: Shape[] = [
      { ...single('count', null), by },
      ...measures.flatMap((measure) => [
        { ...single('sum', measure), by },
        { ...single('average', measure), by },
      ]),
    ];
    return [
      ...figures,
      ...figures.map((shape): Shape => ({ ...shape, sort, limit })),
      ...measures.flatMap((measure): Shape[] => [{ ...single('average_of_totals', measure), by }]),
      { ...single('average_of_totals', null), by },
      ...[null, ...measures].map((measure): Shape => ({ ...single('share', measure), by })),
    ];
  });
}

/** One figure set against another, row by row, or over time. */
function comparedShapes(scene: TableScene, measures: readonly number[], groups: readonly By[]): Shape[] {
  const pairs = measures.flatMap((measure) =>
    measures.flatMap((against): Shape[] =>
      against === measure
        ? []
        : (['ratio', 'share', 'growth'] as const).map((how) => ({ ...single(how, measure), against })),
    ),
  );
  const times = groups.filter(({ unit, column }) => unit !== 'value' || scene.traits[column]?.isSource);
  const years = groups.filter(({ column }) => scene.table.columns[column]?.isYear);
  const over = [...times, ...years].flatMap((by) =>
    [null, ...measures].map((measure): Shape => ({ ...single('growth', measure), by })),
  );
  return [...pairs, ...over];
}

function shapesOf(scene: TableScene): Shape[] {
  const { columns } = scene.table;
  const measures = firstColumns(scene, MAX_MEASURES, (at) => scene.traits[at]?.isFigures === true);
  const groups = groupings(scene);
  const names = firstColumns(
    scene,
    MAX_GROUPS,
    (at) => columns[at]?.kind === 'text' || columns[at]?.isId === true,
  );
  const lookups = firstColumns(scene, MAX_LOOKUPS, () => true);
  const days = columns.flatMap(({ kind }, at) => (kind === 'date' ? [at] : [])).slice(0, 2);
  const sort = isLeast(scene) ? 'least' : 'most';
  const limit = scene.question.limit ?? 1;
  return [
    single('count', null),
    single('share', null),
    ...names.map((at) => single('distinct', at)),
    ...measures.flatMap((at) =>
      (['sum', 'average', 'min', 'max', 'median', 'share'] as const).map((how) => single(how, at)),
    ),
    ...lookups.map((at) => single('list', at)),
    ...[...measures, ...days].map((at): Shape => ({ ...single('list', at), sort, limit })),
    ...groupedShapes(scene, measures, groups),
    ...comparedShapes(scene, measures, groups),
  ];
}

/** Which conditions make the part a share is taken of: each of them, and all. */
function partsOf(how: How, shape: Shape, set: FilterSet): TableQuery['where'][] {
  const where = set.filters.map(({ condition }) => condition);
  if (how !== 'share' || shape.by || shape.against !== undefined) return [where];
  if (where.length < 2) return where.length === 0 ? [] : [where.map((one) => ({ ...one, isPart: true }))];
  const each = where.map((_, part) => where.map((one, at) => (at === part ? { ...one, isPart: true } : one)));
  return [...each, where.map((one) => ({ ...one, isPart: true }))];
}

/** Prices and rates say nothing when they are added up. */
const addsRates = ({ traits }: TableScene, { how, measure }: Shape) =>
  measure !== null && traits[measure]?.isRate === true && (how === 'sum' || how === 'average_of_totals');

/** Every query a question to a table may mean, within bounds. */
export function listCandidates(scene: TableScene): Candidate[] {
  const shapes = shapesOf(scene).filter((shape) => !addsRates(scene, shape));
  return scene.sets.flatMap((set) =>
    shapes.flatMap((shape) => {
      if (shape.how === 'list' && shape.sort === null && set.filters.length === 0) return [];
      const own = set.filters.some(
        ({ condition }) => condition.column === shape.by?.column && condition.values.length < 2,
      );
      if (own) return [];
      return partsOf(shape.how, shape, set).map(
        (where): Candidate => ({
          scene,
          set,
          query: { table: scene.index, ...shape, where },
        }),
      );
    }),
  );
}
