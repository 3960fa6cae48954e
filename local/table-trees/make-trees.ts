import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';
import { type BoostedTrees, chanceOf } from '@/shared/documents/pdf/tables/boosted-trees.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { type Examples, fitTrees } from './fit-trees.ts';
import { madeFiles } from './made-pages.ts';
import { rowExamples } from './page-examples.ts';

// `node local/bootstrap.mjs local/table-trees/make-trees.ts FOLDER [--held groff,wk]`: fits the trees that judge which lines
// of a PDF are a table's on a folder of made PDFs, and writes them beside the code that asks them. Of each `STYLE-NUMBER.pdf`
// a `STYLE-NUMBER.json` says `{ "tables": [[["cell", …], …], …] }`, and the ink of each word of a table which one it is of:
// red its table, green its row, blue its column, counted from one. Styles that are held out are only judged. Pages need
// variety: ruled, half ruled and bare tables of several programs; wrapped cells, set at the top and in the middle; heads of
// several lines; notes under rows; and what only looks like a table: forms, letters, lists, contents, code, charts, formulas.

const FITTING = { trees: 60, depth: 4, least: 30 };

function report(name: string, trees: BoostedTrees, { facts, truth }: Examples): void {
  const right = facts.filter((one, at) => chanceOf(trees, one) > 0.5 === truth[at]).length;
  if (facts.length > 0)
    console.log(name, facts.length, 'lines,', ((100 * right) / facts.length).toFixed(2), '% right');
}

const [folder, , held = ''] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder holds the made PDFs.');
const learnt: Examples = { facts: [], truth: [] };
const judged: Examples = { facts: [], truth: [] };
for await (const { style, pages } of madeFiles(folder, documentAssets())) {
  const set = held.split(',').includes(style) ? judged : learnt;
  for (const { facts, truth } of pages.map(rowExamples)) {
    for (const one of facts) set.facts.push(one);
    for (const one of truth) set.truth.push(one);
  }
}
const trees = fitTrees(learnt, FITTING);
report('learnt', trees, learnt);
report('held out', trees, judged);
const lines = trees.trees.map((tree) => JSON.stringify(tree)).join(',\n');
writeFileSync(
  join(projectRoot, 'shared/documents/pdf/tables/row-weights.json'),
  `{"base":${trees.base},"trees":[\n${lines}\n]}\n`,
);
process.exit(0);
