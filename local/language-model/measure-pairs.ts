import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { createLanguageTools } from '@/shared/engines/offline/language-model/language-tools.ts';
import { type PolishTools, polishPieces } from '@/shared/engines/offline/polish/polish.ts';
import { markChanges } from './mark-changes.ts';
import { type PairPart, pairParts, pairsFor } from './read-pairs.ts';
import { WordDistance } from './word-distance.ts';

const MODEL = join(import.meta.dirname, '../../shared/engines/offline/language-model/english.bin');

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\d](?:[\p{L}\p{M}\d'_@./-]*[\p{L}\p{M}\d])?/gu) ?? [];

/** The changes of a text: words put in the place of its words `from` to just before `to`. */
function changesOf(before: readonly string[], after: readonly string[]) {
  const changes: { from: number; to: number; words: string[] }[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    const last = changes.at(-1);
    const change = last?.to === at ? last : { from: at, to: at, words: [] };
    if ((added || removed) && change !== last) changes.push(change);
    if (added) change.words.push(...value);
    else at += value.length;
    if (removed) change.to = at;
  }
  return changes;
}

/** What *polish* does to one part of the pairs, in words and in the marks between them. */
async function measure(part: PairPart, tools: PolishTools) {
  const row = {
    texts: 0,
    words: 0,
    wrong: 0,
    left: 0,
    nearer: 0,
    sideways: 0,
    further: 0,
    right: 0,
    touched: 0,
  };
  const marks: Record<string, number> = {};
  for (const { draft, fixed } of pairsFor(part)) {
    let mended = '';
    for await (const piece of polishPieces(draft, tools)) mended += piece;
    for (const { kind, is } of markChanges(draft, fixed, mended))
      marks[`${kind} ${is}`] = (marks[`${kind} ${is}`] ?? 0) + 1;
    const [typed, meant, got] = [wordsOf(draft), wordsOf(fixed), wordsOf(mended)];
    const distance = new WordDistance(typed, meant);
    row.texts += 1;
    row.words += typed.length;
    row.wrong += distance.total;
    row.left += new WordDistance(got, meant).total;
    row.right += Number(draft === fixed);
    row.touched += Number(draft === fixed && mended !== fixed);
    for (const change of changesOf(typed, got)) {
      const gain = distance.gainOf(change);
      row[gain > 0 ? 'nearer' : gain < 0 ? 'further' : 'sideways'] += 1;
    }
  }
  return { ...row, marks };
}

const wasmUrl = import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm');
const checker = createHarperChecker({ wasmUrl });
await checker.load();
const tools = { checker, language: createLanguageTools(new Uint8Array(readFileSync(MODEL)).buffer) };
for (const part of pairParts) console.log(part, await measure(part, tools));
