import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { shareOf } from './matrix-share.ts';
import { kinds } from './structure-kinds.ts';

type Mark = string;

/** Annotation types by which a test says which cells of the matrix it fills, and which of them it has got past. */
export const CELL = 'matrix cell';
export const CELL_PASSED = 'matrix cell passed';
/** What stands in a cell: a third column. */
export const CELL_MARK = 'matrix cell mark';

/** A cell as an annotation carries it. */
export function cellName(row: string, column: string): string {
  return `${row}\t${column}`;
}

function markOf(test: TestCase, cell: string): Mark {
  const result = test.results.at(-1);
  if (!result || result.status === 'skipped') return '–';
  const has = (wanted: string) =>
    result.annotations.some(({ type, description }) => type === wanted && description === cell);
  const mark = result.annotations.find(
    ({ type, description }) => type === CELL_MARK && description?.startsWith(`${cell}\t`),
  );
  if (mark?.description) return mark.description.slice(cell.length + 1);
  const gotPast = has(CELL_PASSED);
  return result.status === 'passed' || gotPast ? '✓' : '✗';
}

/** Prints which behaviour holds in which editor, a table per browser, at the end of the run, which fails where the goal is missed. */
export default class MatrixReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  async onEnd(result: FullResult): Promise<Pick<FullResult, 'status'>> {
    const faults: string[] = [];
    for (const project of this.root?.suites ?? []) {
      const { rows, columns } = marksOf(project);
      if (rows.size > 0) console.log(`\nEditor matrix, ${project.title}\n${tableOf(rows, columns)}`);
      const structures = structuresOf(rows);
      if (structures.length === 0) continue;
      const share = shareOf(structures);
      console.log(`Structures, ${project.title}: ${share.line}`);
      faults.push(...share.faults.map((fault) => `${project.title}: ${fault}`));
    }
    for (const fault of faults) console.error(`Editor matrix, ${fault}`);
    return { status: faults.length > 0 ? 'failed' : result.status };
  }
}

type Rows = Map<string, Map<string, Mark>>;

/** The marks of each editor that was put through the kinds of structure. */
function structuresOf(rows: Rows): Mark[][] {
  return [...rows.values()]
    .map((cells) => Object.keys(kinds).flatMap((kind) => cells.get(kind) ?? []))
    .filter((marks) => marks.length > 0);
}

function marksOf(project: Suite): { rows: Rows; columns: Set<string> } {
  const rows = new Map<string, Map<string, Mark>>();
  const columns = new Set<string>();
  for (const test of project.allTests()) {
    if (test.results.length === 0) continue;
    for (const { type, description = '' } of test.annotations) {
      if (type !== CELL) continue;
      const [row = '', column = ''] = description.split('\t');
      columns.add(column);
      rows.set(row, (rows.get(row) ?? new Map<string, Mark>()).set(column, markOf(test, description)));
    }
  }
  return { rows, columns };
}

function tableOf(rows: Rows, columns: ReadonlySet<string>): string {
  const titleWidth = Math.max(...[...rows.keys()].map((title) => title.length));
  const line = (title: string, cell: (column: string) => string) =>
    `${title.padEnd(titleWidth)}  ${[...columns].map((column) => cell(column).padEnd(Math.max(column.length, 7))).join('  ')}`;
  return [
    line('', (column) => column),
    ...[...rows].map(([title, cells]) => line(title, (column) => cells.get(column) ?? '')),
  ].join('\n');
}
