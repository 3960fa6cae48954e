import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { projectRoot } from '@/local/run-command.ts';
import { isKeptApart, samplesFolder } from './samples.ts';

// `node local/bootstrap.mjs tests/bench/documents/score-split.ts [--unseen] [--kind pdf,xlsx] [--folder samples-more]`:
// facts found by class. Two thirds of the files are shown with what they miss; of the last third, parted by the hash of
// the file's name, only the sums are printed, so that nobody fits the readers to it.

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const scored = z.object({
  sum: z.record(z.string(), z.string()),
  per: z.array(z.object({ id: z.string(), err: z.string().optional(), fail: z.array(z.string()) })),
});
const index = z.looseObject({ entries: z.array(z.looseObject({ id: z.string() })) });

const folder = join(samplesFolder, '..', option('folder') ?? 'samples-more');
const wantsUnseen = process.argv.includes('--unseen');
const all = index.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
const entries = all.entries.filter(({ id }) => isKeptApart(id) === wantsUnseen);
const chosen = join(projectRoot, `.whetstone/score-split-${process.pid}.json`);
writeFileSync(chosen, JSON.stringify({ ...all, entries }));
try {
  const { evaluate } = await import(pathToFileURL(join(samplesFolder, 'check.mjs')).href);
  const adapter = await import(pathToFileURL(join(projectRoot, 'tests/bench/samples-adapter.mjs')).href);
  const kinds = option('kind')?.split(',');
  const { sum, per } = scored.parse(await evaluate({ adapter, kinds, index: chosen, base: folder }));
  console.log(`${entries.length} files`);
  for (const [name, figure] of Object.entries(sum)) console.log(`${name.padEnd(24)}${figure}`);
  for (const { id, err, fail } of wantsUnseen ? [] : per)
    if (err || fail.length > 0) console.log([`\n${id} ${err ?? ''}`, ...fail].join('\n  '));
} finally {
  rmSync(chosen);
}
process.exit(0);
