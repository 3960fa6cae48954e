import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitsOf } from './answer-checks.ts';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', name), 'utf8')
    .split(/^===$/m)
    .map((draft) => draft.trim())
    .filter(Boolean);

/** So many of the drafts, those first whose answers a program can check: they are few, and need no judge. */
export function chooseDrafts(count: number): string[] {
  const all = [...read('rewrite-drafts.txt'), ...read('rewrite-everyday.txt')];
  const isLimited = (draft: string) => limitsOf(draft).length > 0;
  return [...all.filter(isLimited), ...all.filter((draft) => !isLimited(draft))].slice(0, count);
}
