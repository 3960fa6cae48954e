import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { projectRoot } from '@/local/run-command.ts';
import { type Adapter, peers } from './peer-adapters.ts';
import { samplesFolder } from './samples.ts';

const scored = z.object({
  sum: z.record(z.string(), z.string()),
  per: z.array(z.object({ err: z.optional(z.string()) })),
});
type Scored = z.infer<typeof scored>;

/** What parts 2 and 3 of a file's reading must reach, in percent of the facts. */
const goals: Readonly<Record<string, number>> = {
  'pdf:present': 98.5,
  'pdf:order': 92,
  'pdf:absent': 75,
  'pdf:heading': 80,
  'pdf:heading_max': 85,
  'pdf:row': 85,
  'pdf:table_cell': 75,
  'pdf:tables_max': 95,
  'pdf:quality_flag': 100,
  'pdf-scan:quality_flag': 100,
  'xlsx:cell-date': 100,
  'xlsx:comment': 97,
  'image:word_recall': 96,
};

const WIDTH = 15;
const cell = (text: string) => text.padStart(WIDTH);

function lineOf(name: string, readers: ReadonlyMap<string, Scored>): string {
  const goal = goals[name];
  const figures = [...readers.values()].map(({ sum }) => cell(sum[name] ?? '–'));
  return name.padEnd(24) + cell(goal === undefined ? '' : `≥ ${goal}`) + figures.join('');
}

/** Goals that our figures do not reach, each with what it is. */
export const missedIn = (sum: Readonly<Record<string, string>>): string[] =>
  Object.entries(goals).flatMap(([name, goal]) =>
    sum[name] !== undefined && Number.parseFloat(sum[name]) < goal
      ? [`${name} ${sum[name]}, goal ${goal}`]
      : [],
  );

/** Facts found in the samples by us and by others, in one run: the goals that are missed; undefined where there are no samples. */
export async function compareQuality(): Promise<string[] | undefined> {
  const scorer = join(samplesFolder, 'check.mjs');
  if (!existsSync(scorer)) return undefined;
  const missed: string[] = [];
  const { evaluate } = await import(pathToFileURL(scorer).href);
  const ours: Adapter = await import(
    pathToFileURL(join(projectRoot, 'tests/bench/samples-adapter.mjs')).href
  );
  for (const folder of [samplesFolder, join(samplesFolder, '../samples-more')]) {
    const index = join(folder, 'index.json');
    if (!existsSync(index)) continue;
    const readers = new Map<string, Scored>();
    for (const [name, adapter] of Object.entries({ Whetstone: ours, ...peers }))
      readers.set(name, scored.parse(await evaluate({ adapter, index, base: folder })));
    console.log(`\nQuality: percent of the facts found (how many there are), ${folder.split('/').at(-1)}`);
    console.log(' '.repeat(24) + cell('goal') + [...readers.keys()].map(cell).join(''));
    for (const name of Object.keys(readers.get('Whetstone')?.sum ?? {})) console.log(lineOf(name, readers));
    const refused = [...readers].map(([, { per }]) => cell(`${per.filter(({ err }) => err).length}`));
    console.log('files not read'.padEnd(24) + cell('') + refused.join(''));
    const own = missedIn(readers.get('Whetstone')?.sum ?? {});
    console.log(own.length === 0 ? '  ok' : `  missed: ${own.join('; ')}`);
    missed.push(...own);
  }
  return missed;
}
