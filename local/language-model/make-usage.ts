import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createLanguageTools } from '@/shared/engines/offline/language-model/language-tools.ts';
import { readModelFile, writeModelFile } from '@/shared/engines/offline/language-model/model-file.ts';
import { sentencesOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { slipDistance } from '@/shared/engines/offline/polish/slip-distance.ts';
import {
  entryOf,
  type HeadKind,
  type UsageEntry,
  type UsageRow,
  writeUsage,
} from '@/shared/engines/offline/usage/entries.ts';
import { findUsage, indexUsage, LEAST_GAIN } from '@/shared/engines/offline/usage/mend-usage.ts';
import { sentencesOfMessages } from './read-messages.ts';
import { pairsFor } from './read-pairs.ts';
import { readTalk, readTrainingText } from './training-text.ts';
import { WordDistance } from './word-distance.ts';

// Makes the dictionary of usage: what its writers say is wrong everywhere is looked for in correct text and in the pairs to
// learn from; entries that speak up there against what is right are left out.
//   node local/bootstrap.mjs local/language-model/make-usage.ts FOLDER
// FOLDER holds the unpacked packages of `text-packages.ts`.

const words = z.string().regex(/^[a-z'\- ]*$/);
const some = z
  .string()
  .regex(/^[a-z'-]+$/)
  .array();
const pos = z.enum(['verb', 'noun', 'adj']);
const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('government'),
    pos,
    head: words.min(1),
    wrong: words,
    right: words,
    except_next: some.optional(),
    only_next: some.optional(),
  }),
  z.object({
    kind: z.literal('complement'),
    pos,
    head: words.min(1),
    wrong: words.min(1),
    right: words.min(1),
    except_next: some.optional(),
  }),
  z.object({
    kind: z.literal('collocation'),
    verb: words.min(1),
    noun: words.min(1),
    right: words.min(1),
    except_next: some.optional(),
  }),
  z.object({
    kind: z.literal('phrase'),
    wrong: words.min(1),
    right: words,
    except_next: some.optional(),
    except_before: some.optional(),
  }),
]);
type Written = z.infer<typeof entrySchema>;

const FOLDER = join(import.meta.dirname, 'usage');
const MODEL = join(import.meta.dirname, '../../shared/engines/offline/language-model/english.bin');
/** For each time an entry speaks up in correct text, which has slips of its own, it must be right so often in the drafts. */
const RIGHT_FOR_FALSE = 3;

/** Lists that limit entries, once each. */
const lists: string[] = [];
function nameOf(list: readonly string[] | undefined): string {
  if (!list || list.length === 0) return '';
  const words = [...new Set(list)].sort().join(' ');
  if (!lists.includes(words)) lists.push(words);
  return String(lists.indexOf(words));
}

const withList = (row: string[], ...limits: (readonly string[] | undefined)[]): UsageRow => {
  const all = [...row, ...limits.map(nameOf)];
  while (all.length > row.length && all.at(-1) === '') all.pop();
  return all;
};

/** An entry as the engine's file has it. */
function rowOf(entry: Written): UsageRow {
  const letter = (of: HeadKind) => of.charAt(0);
  switch (entry.kind) {
    case 'government': {
      const row = [`g${letter(entry.pos)}`, entry.head, entry.wrong, entry.right];
      return withList(row, entry.except_next, entry.only_next);
    }
    case 'complement':
      return withList([`c${letter(entry.pos)}`, entry.head, entry.wrong, entry.right], entry.except_next);
    case 'collocation':
      return withList(['o', entry.verb, entry.noun, entry.right], entry.except_next);
    case 'phrase':
      return withList(['p', entry.wrong, entry.right], entry.except_next, entry.except_before);
  }
}

/** All entries as they were written, each once. */
function readRows(): UsageRow[] {
  const found = new Map<string, UsageRow>();
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));
  for (const name of files.sort())
    for (const [at, line] of readFileSync(join(FOLDER, name), 'utf8').trim().split('\n').entries()) {
      const entry = entrySchema.safeParse(JSON.parse(line));
      if (!entry.success) throw new Error(`${name}:${at + 1}: ${z.prettifyError(entry.error)}`);
      const row = rowOf(entry.data);
      found.set(row.slice(0, 3).join('|'), row);
    }
  return [...found.values()];
}

interface Heard {
  /** Times it spoke up in correct text. */
  false: number;
  /** Changes of the pairs' drafts that bring them nearer to what was meant, and further. */
  nearer: number;
  further: number;
}

const lowerWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\d](?:[\p{L}\p{M}\d'_@./-]*[\p{L}\p{M}\d])?/gu) ?? [];

/** What each entry says of correct text and of drafts whose correction is known. */
function hear(entries: readonly UsageEntry[], folder: string): Map<UsageEntry, Heard> {
  const { model } = createLanguageTools(new Uint8Array(readFileSync(MODEL)).buffer);
  const index = indexUsage(entries);
  const heard = new Map<UsageEntry, Heard>(
    entries.map((entry) => [entry, { false: 0, nearer: 0, further: 0 }]),
  );
  const of = (entry: UsageEntry) => heard.get(entry) ?? { false: 0, nearer: 0, further: 0 };
  const correct = [
    ...readTrainingText(folder),
    ...readTalk(folder),
    ...pairsFor('train').map(({ fixed }) => fixed),
    ...sentencesOfMessages('train'),
  ];
  for (const text of correct)
    for (const sentence of sentencesOf(text, model))
      for (const { entry, gain } of findUsage(sentence, model, index))
        if (gain >= LEAST_GAIN) of(entry).false += 1;
  for (const { draft, fixed } of pairsFor('train')) {
    const meant = lowerWords(fixed);
    for (const sentence of sentencesOf(draft, model)) {
      const typed = sentence.tokens.map(({ lower }) => lower);
      const distance = new WordDistance(typed, meant);
      for (const { entry, gain, ...change } of findUsage(sentence, model, index)) {
        const better = gain < LEAST_GAIN ? 0 : distance.gainOf(change);
        if (better > 0) of(entry).nearer += 1;
        else if (better < 0) of(entry).further += 1;
      }
    }
  }
  return heard;
}

const LIGHT_VERBS =
  /^(?:do|make|take|have|give|get|put|pay|go|be|say|tell)(?:s|es|ing)?$|^(?:does|did|done|doing|made|making|took|taken|has|had|having|gave|given|got|paid|went|is|are|was|were|am|said|told)$/;
const stemOf = (word: string) => word.slice(0, 4);

/** Whether no word of meaning takes the place of another: "the actual price" is no slip for "the current price" as surely as "affect" for "effect". */
function keepsMeaning(entry: UsageEntry): boolean {
  if (entry.kind === 'government' || entry.kind === 'complement') return true;
  const wrong = entry.kind === 'phrase' ? entry.wrong.split(' ') : [entry.verb];
  return entry.right
    .split(' ')
    .every(
      (word) =>
        wrong.some((old) => old === word || stemOf(old) === stemOf(word) || slipDistance(old, word) <= 2) ||
        functionWords.has(word) ||
        LIGHT_VERBS.test(word),
    );
}

/** An entry that puts another word of meaning needs a draft in which that was right. */
const isKept = (entry: UsageEntry, { false: wrong, nearer, further }: Heard): boolean =>
  nearer >= wrong * RIGHT_FOR_FALSE && nearer >= further * 2 && (nearer > 0 || keepsMeaning(entry));

const [folder = ''] = process.argv.slice(2);
const written = readRows().flatMap((row) => {
  const entry = entryOf(row, lists);
  return entry ? [{ row, entry }] : [];
});
const heard = hear(
  written.map(({ entry }) => entry),
  folder,
);
const kept = written.filter(({ entry }) =>
  isKept(entry, heard.get(entry) ?? { false: 0, nearer: 0, further: 0 }),
);
const used = [...new Set(kept.flatMap(({ row }) => row.slice(row[0] === 'p' ? 3 : 4)))].filter(Boolean);
const rows = kept.map(({ row }) =>
  row.map((word, at) => (at >= (row[0] === 'p' ? 3 : 4) && word ? String(used.indexOf(word)) : word)),
);
const text = writeUsage(
  used.map((name) => lists[Number(name)] ?? ''),
  rows,
);
const parts = readModelFile(new Uint8Array(readFileSync(MODEL)).buffer);
const usage = new TextEncoder().encode(text);
writeFileSync(MODEL, writeModelFile({ ...parts, sections: { ...parts.sections, usage } }));
const sum = (of: keyof Heard) => kept.reduce((all, { entry }) => all + (heard.get(entry)?.[of] ?? 0), 0);
console.log(
  `${kept.length} of ${written.length} entries kept; in the drafts ${sum('nearer')} nearer, ${sum('further')} further; ${sum('false')} in correct text`,
);
