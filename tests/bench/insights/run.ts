import { execFile } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const SIZES = [100, 1_000, 10_000];
/** `startMs`: what a process needs before its first item, the tagger and code that is not yet compiled. */
const LIMITS = { cpuMsPer1000: 2_000, startMs: 800, megabytes: 200, growth: 1 };
const measured = z.object({
  items: z.number(),
  steps: z.record(z.string(), z.number()),
  cpuMs: z.number(),
  megabytes: z.number(),
  peers: z.record(z.string(), z.number()),
  wordsAnItem: z.number(),
});
type Measured = z.infer<typeof measured>;
/** Words a minute of silent reading: Brysbaert, How many words do we read per minute? (2019). */
const READING_SPEED = 238;

/** A heap with as little room as a hosted function has; a process with more would only put off clearing it. */
const FLAGS = ['--max-old-space-size=192', '--import', 'tsx', '--expose-gc'];

/** Processor time of a hosted call. */
const CALL_MS = 2_000;
const measuredCalls = z.object({
  posts: z.number(),
  wordsAnItem: z.number(),
  calls: z.record(z.string(), z.number()),
  residentMegabytes: z.number(),
});

const run = promisify(execFile);

/** Runs a script of this folder and reads what it prints last. */
async function runChild<T>(name: string, schema: z.ZodMiniType<T>, args: readonly string[] = []): Promise<T> {
  const child = [...FLAGS, join(import.meta.dirname, name), ...args];
  const { stdout } = await run(process.execPath, child, { maxBuffer: 1e6 });
  return z.parse(schema, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

/** Each size in a process of its own, so that none finds another's memory. */
const measure = (items: number): Promise<Measured> => runChild('measure-items.ts', measured, [String(items)]);

const rows: Measured[] = [];
for (const size of SIZES) rows.push(await measure(size));

console.log('\nInsights: CPU ms from voices to a checked report, and what peers need for their part of it');
console.table(
  rows.map(({ items, steps, cpuMs, megabytes, peers }) => ({
    items,
    ...steps,
    'all steps': cpuMs,
    'ms per 1,000': Math.round((cpuMs / items) * 1_000),
    MB: megabytes,
    ...peers,
  })),
);
const words = rows.at(-1)?.wordsAnItem ?? 0;
console.log(
  `Reading by hand: ${Math.round(READING_SPEED / words)} items a minute at ${READING_SPEED} words a minute.`,
);

/** Long posts of one search, and as many short ones as a run may hold: 300 of each of eight sources, and 2,000 of one's own. */
const shapes: [posts: number, sentences: number][] = [
  [1_500, 4],
  [4_400, 1],
];
const held: z.infer<typeof measuredCalls>[] = [];
for (const shape of shapes) held.push(await runChild('measure-calls.ts', measuredCalls, shape.map(String)));
for (const { posts, wordsAnItem, calls, residentMegabytes } of held) {
  console.log(`${posts} posts of ${Math.round(wordsAnItem)} words: ms of each call's own thread`);
  console.table(calls);
  console.log(`All of them in one process: ${residentMegabytes} MB, the process itself counted in.`);
}

/** How much faster than n·log n the work grows between two sizes; 1 is n·log n itself. */
const growth = (small: Measured, large: Measured) =>
  large.cpuMs /
  small.cpuMs /
  ((large.items * Math.log2(large.items)) / (small.items * Math.log2(small.items)));
const [, thousand, tenThousand] = rows;
const bounds: [string, boolean][] = [
  [
    'at most 2 s of CPU per 1,000 items, the start of the process counted in',
    rows
      .filter(({ items }) => items >= 1_000)
      .every(({ items, cpuMs }) => (cpuMs / items) * 1_000 <= LIMITS.cpuMsPer1000),
  ],
  [
    'at 100 items too, beside a start of at most 0.8 s',
    rows
      .filter(({ items }) => items < 1_000)
      .every(({ items, cpuMs }) => cpuMs <= LIMITS.startMs + (items / 1_000) * LIMITS.cpuMsPer1000),
  ],
  [
    'grows no faster than n·log n',
    thousand !== undefined && tenThousand !== undefined && growth(thousand, tenThousand) <= LIMITS.growth,
  ],
  ...held.map(({ posts, calls }): [string, boolean] => [
    `${posts} posts: at most 2 s of a call`,
    Object.values(calls).every((ms) => ms <= CALL_MS),
  ]),
  ['at most 200 MB', rows.every(({ megabytes }) => megabytes <= LIMITS.megabytes)],
];
for (const [name, isHeld] of bounds) console.log(`${isHeld ? 'ok  ' : 'MISS'} ${name}`);
console.log(`Load at the end: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors.`);
process.exitCode = bounds.every(([, isHeld]) => isHeld) ? 0 : 1;
