import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const stance = z.enum(['pos', 'neg', 'mixed', 'none']);
/** A post on an invented product: whose it is, which sides it speaks of, how, and in which of its words. */
const labelledPost = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['user', 'namesake', 'seller', 'offtopic']),
  sides: z.array(z.object({ side: z.string(), stance, words: z.string() })),
});
export type LabelledPost = z.infer<typeof labelledPost>;
/** A sentence on a side of some product, and how it speaks of it. */
const labelledSentence = z.object({ stance, text: z.string() });
export type LabelledSentence = z.infer<typeof labelledSentence>;

const linesOf = (file: URL) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

/** The posts of each product, by the name of their file. */
export function readPosts(folder: URL): Map<string, LabelledPost[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  return new Map(
    files.map((name) => [name, linesOf(new URL(name, folder)).map((line) => labelledPost.parse(line))]),
  );
}

export const readSaid = (file: URL): LabelledSentence[] =>
  linesOf(file).map((line) => labelledSentence.parse(line));

/** Sentences below `## ` and how they speak. */
export function readPlain(file: URL): LabelledSentence[] {
  const parts = readFileSync(file, 'utf8').trim().split(/^## /m).filter(Boolean);
  return parts.flatMap((part) => {
    const [said, ...texts] = part.trim().split('\n');
    return texts.map((text) => ({ text, stance: stance.parse(said) }));
  });
}
