import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Example, examplesOf, filesIn, filesMade } from './examples.ts';
import { train, type Weights, weigh } from './train.ts';

const OUT = new URL('../../shared/documents/candidates/weights.json', import.meta.url);
const FIRST = new URL('./first-weights.json', import.meta.url);
/** A smaller weight says nothing. */
const LEAST = 0.02;
/** Made files are named by the part of them: `made0`, `made1`. */
const MADE = /^made\d$/;
const COUNT = Number(process.env.COUNT ?? 300);

/** Whether a true candidate is among the first few that come to different things. */
function placeOf({ candidates }: Example, weights: Weights): number {
  const sorted = candidates
    .map((one) => ({ ...one, score: weigh(one.features, weights) }))
    .sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  for (const { said, isTrue } of sorted) {
    if (said === '') continue;
    if (isTrue && !seen.has(said)) return seen.size + 1;
    seen.add(said);
  }
  return Number.POSITIVE_INFINITY;
}

function report(title: string, examples: readonly Example[], placed: readonly number[]): void {
  const asked = examples.flatMap(({ isAnswerable }, at) => (isAnswerable ? [at] : []));
  const within = (most: number) => asked.filter((at) => (placed[at] ?? 0) <= most).length;
  console.log(
    `${title}: of ${asked.length} top 1 ${within(1)}, top 3 ${within(3)}, top 4 ${within(4)}, some ${within(1e9)}`,
  );
}

// node local/bootstrap.mjs local/query-ranker/make-weights.ts ASSETS SHELF FOLDER… : SHELF holds what was listed before, with ANEW it is listed anew.
const [assets = '', shelf = '', ...folders] = process.argv.slice(2);
const options = { rounds: Number(process.env.ROUNDS ?? 70), decay: Number(process.env.DECAY ?? 0.01) };
const weights: Weights = JSON.parse(readFileSync(process.env.FROM ?? FIRST, 'utf8'));
const sets: { folder: string; examples: Example[] }[] = [];
for (const folder of folders) {
  const path = `${shelf}/${folder.split('/').at(-1)}.json`;
  if (existsSync(path) && !process.env.ANEW) {
    const kept: Example[] = JSON.parse(readFileSync(path, 'utf8'));
    const isMade = MADE.test(folder);
    sets.push({ folder, examples: kept.map((one) => ({ ...one, isMade })) });
    continue;
  }
  const examples: Example[] = [];
  const read = MADE.test(folder) ? filesMade(Number(folder.slice(4)), assets) : filesIn(folder, assets);
  for (const file of await read) examples.push(...(await examplesOf(file, { count: COUNT, weights })));
  sets.push({ folder, examples });
  writeFileSync(path, JSON.stringify(examples));
  const slow = examples.map(({ ms }) => ms).sort((a, b) => a - b);
  const many = Math.max(...examples.map(({ listed }) => listed));
  console.log(
    `${folder}: slowest ${Math.round(slow.at(-1) ?? 0)} ms, middle ${Math.round(slow[slow.length >> 1] ?? 0)}, most ${many}`,
  );
}
const whole = sets.flatMap(({ examples }) => examples);
const all = whole.filter(({ isMade }) => !isMade);
report(
  'today',
  all,
  all.map(({ rules, candidates }) =>
    candidates.some((one) => one.isTrue && one.rules !== undefined && (rules === 'asks' || one.rules === 0))
      ? 1
      : Number.POSITIVE_INFINITY,
  ),
);
report(
  'before',
  all,
  all.map((one) => placeOf(one, weights)),
);
const files = [...new Set(all.map(({ file }) => file))];
const placed = new Map<Example, number>();
const FOLDS = 8;
for (let fold = 0; fold < FOLDS; fold += 1) {
  const apart = new Set(files.filter((_, at) => at % FOLDS === fold));
  const own = train(
    whole.filter(({ file }) => !apart.has(file)),
    options,
  );
  for (const example of all) if (apart.has(example.file)) placed.set(example, placeOf(example, own));
}
for (const { folder, examples } of sets)
  report(
    folder,
    examples,
    examples.map((one) => placed.get(one) ?? 0),
  );
report(
  'held out',
  all,
  all.map((one) => placed.get(one) ?? 0),
);
const isRules = ({ candidates }: Example, least: number, most: number) =>
  candidates.some((one) => one.isTrue && one.rules !== undefined && one.rules >= least && one.rules <= most);
/** Right or led to, as answers are given: what the rules are sure of stays; what they ask is led to by some way. */
const ways: Record<string, (one: Example, place: number) => boolean> = {
  'the ranker alone': (_, place) => place <= 4,
  'doubts of the rules stay': (one, place) =>
    one.unknown === 0 && one.rules === 'asks' ? isRules(one, 1, 4) : place <= 4,
  'two of each in doubts': (one, place) =>
    one.unknown === 0 && one.rules === 'asks' ? place <= 2 || isRules(one, 1, 2) : place <= 4,
  'three and the first of the rules': (one, place) => place <= 3 || isRules(one, 1, 1),
};
for (const [name, isLed] of Object.entries(ways)) {
  const good = all.filter(
    (one) =>
      one.isAnswerable && (one.rules === 'sure' ? isRules(one, 0, 0) : isLed(one, placed.get(one) ?? 0)),
  );
  console.log(`${name}: ${good.length}, sure ${good.filter(({ rules }) => rules === 'sure').length}`);
}
if (process.env.PRINT)
  for (const example of all) {
    const place = placed.get(example) ?? 0;
    if (place > 4 && example.isAnswerable)
      console.log(
        `${place === Number.POSITIVE_INFINITY ? 'NONE' : place} [${example.rules}] ${example.file.slice(0, 20)}: ${example.question}`,
      );
  }
const own = train(whole, options);
report(
  'seen',
  all,
  all.map((one) => placeOf(one, own)),
);
const kept = Object.entries(own)
  .filter(([, weight]) => Math.abs(weight) >= LEAST)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, weight]) => [name, Math.round(weight * 100) / 100]);
writeFileSync(process.env.OUT ?? OUT, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
