import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '@/local/run-command.ts';

// Every large room has a map: what comes in, what goes out, in which order, where to add a case.

const LARGE = 2_000;
/** A map above a room stands for it where it leads through that many of its files. */
const LED_THROUGH = 5;

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const listed = execFileSync(
  'git',
  [
    'ls-files',
    'shared',
    'entrypoints',
    'components',
    'dashboard',
    'local',
    'packaging',
    'supabase/functions',
  ],
  { cwd: projectRoot, encoding: 'utf8' },
)
  .trim()
  .split('\n');
const code = listed.filter((file) => /\.tsx?$/.test(file));

/** The folders a file lies in, the nearest first. */
function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

const lines = new Map<string, number>();
for (const file of code) {
  const count = read(file).split('\n').length - 1;
  for (const folder of foldersOf(file)) lines.set(folder, (lines.get(folder) ?? 0) + count);
}
const holdsCode = new Set(code.map(dirname));
const maps = new Set(listed.filter((file) => file.endsWith('/README.md')));
const large = [...lines].filter(([folder, count]) => count > LARGE && holdsCode.has(folder)).sort();

function isMapped(room: string): boolean {
  if (maps.has(`${room}/README.md`)) return true;
  const above = foldersOf(room).find((folder) => maps.has(`${folder}/README.md`));
  if (above === undefined) return false;
  const inside = room.slice(above.length + 1);
  const named = read(`${above}/README.md`).match(/`[\w./-]+\.tsx?`/g) ?? [];
  return new Set(named.filter((name) => name.startsWith(`\`${inside}/`))).size >= LED_THROUGH;
}

test.each(large)('%s, of %i lines, has a map', (room) => {
  expect(isMapped(room)).toBe(true);
});

test.each(large.map(([room]) => `${room}/README.md`).filter((map) => maps.has(map)))(
  '%s says what comes in and goes out, in which order, and where to add',
  (map) => {
    const text = read(map);
    const parts = {
      in: /^(?:- \*\*)?In\b/m,
      out: /\b[Oo]ut: /,
      order: /\border\b|^1\. /im,
      add: /^## .*\badd\b/m,
    };
    expect(Object.entries(parts).flatMap(([part, said]) => (said.test(text) ? [] : [part]))).toEqual([]);
  },
);
