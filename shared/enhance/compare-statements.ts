import type { FindingKind, GuardFinding } from '@/shared/contracts/enhance.ts';
import { findBlocks } from './blocks/find-blocks.ts';
import { contentStems, isSameStem } from './content-words.ts';
import { lostHedges } from './detect-certainty.ts';
import { changedLimits, lostOnly, turnedWords } from './detect-conditions.ts';
import { droppedParts } from './detect-dropped.ts';
import { exchangedWords } from './detect-exchanges.ts';
import { swappedRoles } from './detect-roles.ts';
import { blank } from './protected-spans.ts';

/**
 * Limits, opposites, roles and whole clauses that did not survive; read in English, where the words for them are known.
 * @param known what was found by itself: a clause is not told again for the name it held, unless more of it went
 */
export function compareStatements(
  draft: string,
  result: string,
  known: readonly GuardFinding[],
): GuardFinding[] {
  const said = spokenIn(draft);
  const found = (kind: FindingKind, mentions: readonly { raw: string }[]) =>
    mentions.map(({ raw }): GuardFinding => ({ kind, change: 'lost', value: raw }));
  const statements = [
    ...found('condition', [
      ...changedLimits(said, result),
      ...lostOnly(said, result),
      ...turnedWords(said, result),
      ...lostHedges(said, result),
    ]),
    ...found('roles', swappedRoles(said, result)),
    ...found('statement', notTold(droppedParts(said, result), { result, known })),
  ];
  return [
    ...statements,
    ...notYetTold(found('condition', exchangedWords(said, result)), [...known, ...statements]),
  ];
}

/** From here on a clause lost more than the fact that is told of it. */
const FURTHER_WORDS = 2;

interface Told {
  result: string;
  known: readonly GuardFinding[];
}

/** Parts of which more went than what was found by itself. */
function notTold(parts: readonly { raw: string }[], { result, known }: Told) {
  const values = known.map(({ value }) => value);
  const kept = contentStems(result);
  return parts.filter(({ raw }) => {
    if (values.some((value) => value.includes(raw))) return false;
    if (!values.some((value) => raw.includes(value))) return true;
    const left = values.reduce((text, value) => text.replaceAll(value, ''), raw);
    const gone = contentStems(left).filter((word) => !kept.some((other) => isSameStem(word, other)));
    return gone.length >= FURTHER_WORDS;
  });
}

/** Those that share no word with what was found already. */
function notYetTold(findings: readonly GuardFinding[], known: readonly GuardFinding[]): GuardFinding[] {
  const told = new Set(known.flatMap(({ value }) => wordsOf(value)));
  return findings.filter(({ value }) => {
    const words = wordsOf(value);
    const isNew = !words.some((word) => told.has(word));
    for (const word of words) told.add(word);
    return isNew;
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** What the writer says himself: blocks are compared as they are. */
const spokenIn = (text: string): string =>
  blank(
    text,
    findBlocks(text).filter(({ kind }) => kind !== 'list'),
  ).replaceAll('\uE000', ' ');
