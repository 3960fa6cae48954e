import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

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

/** Prints which behaviour holds in which editor, a table per browser, at the end of the run. */
export default class MatrixReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  onEnd(_result: FullResult): void {
    for (const project of this.root?.suites ?? []) {
      const table = tableOf(project);
      if (table) console.log(`\nEditor matrix, ${project.title}\n${table}`);
    }
  }
}

function tableOf(project: Suite): string {
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
  if (rows.size === 0) return '';
  const titleWidth = Math.max(...[...rows.keys()].map((title) => title.length));
  const line = (title: string, cell: (column: string) => string) =>
    `${title.padEnd(titleWidth)}  ${[...columns].map((column) => cell(column).padEnd(Math.max(column.length, 7))).join('  ')}`;
  return [
    line('', (column) => column),
    ...[...rows].map(([title, cells]) => line(title, (column) => cells.get(column) ?? '')),
  ].join('\n');
}
