import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';
import { type BoostedTrees, chanceOf } from '@/shared/documents/pdf/tables/boosted-trees.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { type Examples, type Fitting, fitTrees } from './fit-trees.ts';
import { madeFiles } from './made-pages.ts';
import { breakExamples, rowExamples } from './page-examples.ts';

// `node local/bootstrap.mjs local/table-trees/make-trees.ts FOLDER [--held groff,wk]`: fits the trees that judge lines of
// PDFs on a folder of made PDFs, and writes them beside the code that asks them. Of each `STYLE-NUMBER.pdf` a
// `STYLE-NUMBER.json` says `{ "tables": [[["cell", …], …], …] }`, and the ink of each word of a table which one it is of:
// red its table, green its row, blue its column, counted from one. Styles that are held out are only judged. Pages need
// variety: ruled, half ruled and bare tables of several programs; wrapped cells, set at the top and in the middle; heads of
// several lines; notes under rows; and what only looks like a table: forms, letters, lists, contents, code, charts, formulas.

const kinds = {
  row: { examplesOf: rowExamples, fitting: { trees: 60, depth: 4, least: 30 } },
  break: { examplesOf: breakExamples, fitting: { trees: 40, depth: 4, least: 15 } },
} satisfies Record<string, { examplesOf: unknown; fitting: Fitting }>;
type Kind = keyof typeof kinds;

const none = (): Record<Kind, Examples> => ({
  row: { facts: [], truth: [] },
  break: { facts: [], truth: [] },
});

function report(name: string, trees: BoostedTrees, { facts, truth }: Examples): void {
  const right = facts.filter((one, at) => chanceOf(trees, one) > 0.5 === truth[at]).length;
  if (facts.length > 0)
    console.log(name, facts.length, 'examples,', ((100 * right) / facts.length).toFixed(2), '% right');
}

function write(kind: Kind, { base, trees }: BoostedTrees): void {
  const lines = trees.map((tree) => JSON.stringify(tree)).join(',\n');
  const path = join(projectRoot, `shared/documents/pdf/tables/${kind}-weights.json`);
  writeFileSync(path, `{"base":${base},"trees":[\n${lines}\n]}\n`);
}

const [folder, , held = ''] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder holds the made PDFs.');
const learnt = none();
const judged = none();
for await (const { style, pages } of madeFiles(folder, documentAssets())) {
  const set = held.split(',').includes(style) ? judged : learnt;
  for (const page of pages)
    for (const kind of ['row', 'break'] as const) {
      const { facts, truth } = kinds[kind].examplesOf(page);
      for (const one of facts) set[kind].facts.push(one);
      for (const one of truth) set[kind].truth.push(one);
    }
}
for (const kind of ['row', 'break'] as const) {
  const trees = fitTrees(learnt[kind], kinds[kind].fitting);
  report(`${kind}: learnt`, trees, learnt[kind]);
  report(`${kind}: held out`, trees, judged[kind]);
  write(kind, trees);
}
process.exit(0);
