import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { textHash } from '@/local/text-hash.ts';

const pairSchema = z.object({ l1: z.string(), draft: z.string().min(1), fixed: z.string().min(1) });
/** A text with the errors people make, and what a careful editor makes of it. */
type Pair = z.infer<typeof pairSchema>;
export const pairParts = ['train', 'tune', 'test'] as const;
export type PairPart = (typeof pairParts)[number];

const FOLDER = join(import.meta.dirname, 'pairs');

/** All pairs in the order of their files. */
const readPairs = (): Pair[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').trim().split('\n'))
    .map((line) => pairSchema.parse(JSON.parse(line)));

/** What a pair is for, by the letters of its draft: three fifths are learned from, on a fifth thresholds are chosen. */
function partOfPair({ draft }: Pair): PairPart {
  const share = textHash(draft) % 10;
  return share < 6 ? 'train' : share < 8 ? 'tune' : 'test';
}

/** The pairs for one purpose. */
export const pairsFor = (part: PairPart): Pair[] => readPairs().filter((pair) => partOfPair(pair) === part);
