import type { SourceId } from '@/shared/contracts/analysis-modes.ts';
import type { DropReason, SourceHealth } from '@/shared/contracts/insight-report.ts';
import type { Question } from '@/shared/insights/question.ts';
import type { RawItem, SourceResult } from '@/shared/insights/raw-item.ts';
import { fold } from './fold.ts';
import { createGrounding, findMeant, nameWords } from './grounding.ts';
import { findIrrelevant } from './judge-relevance.ts';
import { detectLanguages } from './language.ts';
import { withoutOrders } from './machine-orders.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { findOffTopic } from './off-topic.ts';
import { rankItems } from './rank.ts';
import { createVendorTest, findSpamReason } from './spam.ts';

export interface CleanItem {
  raw: RawItem;
  language: string;
  /** How many near-copies were folded into it. */
  copies: number;
}

export interface Cleaned {
  /** The best first. */
  items: CleanItem[];
  sources: SourceHealth[];
}

const NOTHING_DROPPED: SourceHealth['dropped'] = {
  duplicate: 0,
  offTopic: 0,
  spam: 0,
  vendor: 0,
  language: 0,
  excluded: 0,
  outOfRange: 0,
};
/** Addresses kept of what a source gave and no report reads: all of a source that is asked (`MAX_ITEMS`). */
const MAX_DROPPED_AT = 300;
/** Of texts that somebody brought, how those begin that a rule may have left out wrongly: a person must be able to check. */
const MAX_BEGINNING = 100;
const CHECKED: readonly DropReason[] = ['offTopic', 'spam', 'vendor'];
/** What is left at an end of a character that was cut in two: no database takes it. */
const HALF_PAIR = /[\ud800-\udbff]$/;
/** Longer texts are read no further: a report quotes sentences. */
const MAX_CHARS = 4_000;
const DELETED = /^\s*\[?(?:deleted|removed)\]?\s*$/i;
const BOTS = /^(?:automoderator|\w*(?:bot|_bot))$/i;

/**
 * Takes out what is no public voice on the question: other subjects, advertisements, sellers, copies, what the user ruled
 * out. Every item that goes is counted under one reason, the first that holds.
 */
export function cleanItems(question: Question, results: readonly SourceResult[]): Cleaned {
  const health = new Map<SourceId, SourceHealth>(
    results.map(({ source, status, via, items, costUsd, note }) => [
      source,
      {
        ...{ source, status, via, fetched: items.length, kept: 0, costUsd, note },
        dropped: { ...NOTHING_DROPPED },
        droppedAt: [],
      },
    ]),
  );
  const drop = (item: RawItem, reason: DropReason) => {
    const row = health.get(item.source);
    if (!row) return;
    row.dropped[reason] += 1;
    if (!row.droppedAt || row.droppedAt.length >= MAX_DROPPED_AT) return;
    if (item.url) row.droppedAt.push({ reason, url: item.url });
    else if (item.source === 'import' && CHECKED.includes(reason))
      row.droppedAt.push({ reason, text: item.text.slice(0, MAX_BEGINNING).replace(HALF_PAIR, '') });
  };
  const all = results.flatMap(({ items }) =>
    items.flatMap((item) => {
      const text = withoutOrders(item.text.slice(0, MAX_CHARS));
      if (text === null) drop(item, 'spam');
      return text === null ? [] : [{ ...item, text, title: item.title && withoutOrders(item.title) }];
    }),
  );
  const judge = createJudge(question, all);
  const languages = detectLanguages(all.map(({ text }) => text));
  const judged = all.flatMap((raw, index) => {
    const language = languages[index] ?? 'und';
    const reason = judge(raw, language);
    if (reason) drop(raw, reason);
    return reason ? [] : [{ raw, language, copies: 0 }];
  });
  const meant = keepOnTopic(keepMeant(keepRelevant(judged, question, drop), question, drop), question, drop);
  const ranked = rankItems(question.subject, meant);
  const kept = foldCopies(ranked, drop);
  for (const { raw } of kept) {
    const row = health.get(raw.source);
    if (row) row.kept += 1;
  }
  return { items: kept, sources: [...health.values()] };
}

function createJudge(
  question: Question,
  all: readonly RawItem[],
): (item: RawItem, language: string) => DropReason | null {
  const isGrounded = createGrounding(question.subject);
  const isVendor = createVendorTest(all, nameWords(question.subject));
  const excluded = question.exclude.map(fold).filter(Boolean);
  return (item, language) => {
    const day = item.createdAt?.slice(0, 10) ?? null;
    if (item.text.trim() === '' || DELETED.test(item.text)) return 'offTopic';
    if (question.from && (day === null || day < question.from)) return 'outOfRange';
    if (question.to && (day === null || day > question.to)) return 'outOfRange';
    if (question.language && language !== question.language) return 'language';
    if (
      excluded.length > 0 &&
      excluded.some((word) => includesWord(fold(`${item.title ?? ''} ${item.text}`), word))
    )
      return 'excluded';
    if (item.source !== 'import' && !isGrounded(item)) return 'offTopic';
    if (BOTS.test(item.author ?? '') || findSpamReason(item) !== null) return 'spam';
    return isVendor(item) ? 'vendor' : null;
  };
}

function includesWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at === -1) return false;
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  return includesWord(text.slice(at + 1), word);
}

/** Of texts that somebody brought, those of people who have the subject, as posts on other products taught. Whoever gave stars has it. */
function keepRelevant(
  items: CleanItem[],
  { subject, about }: Question,
  drop: (item: RawItem, reason: DropReason) => void,
): CleanItem[] {
  const isJudged = ({ raw, language }: CleanItem) =>
    raw.source === 'import' && !raw.rating && language === 'en';
  const judged = items.filter(isJudged);
  const irrelevant = findIrrelevant(
    judged.map(({ raw }) => `${raw.title ?? ''}\n${raw.text}`),
    { subject, about: about ?? '' },
  );
  const kinds = new Map(judged.map((item, index) => [item, irrelevant[index]]));
  return items.filter((item) => {
    const kind = kinds.get(item);
    if (kind) drop(item.raw, kind === 'seller' ? 'vendor' : 'offTopic');
    return !kind;
  });
}

/** Of texts that somebody brought, those on what is asked about. */
function keepOnTopic(
  items: CleanItem[],
  { subject, about, competitors }: Question,
  drop: (item: RawItem, reason: DropReason) => void,
): CleanItem[] {
  if (!items.some(({ raw }) => raw.source === 'import')) return items;
  const isOff = findOffTopic(
    items.map(({ raw, language }) => ({ ...raw, language })),
    { subject, about: about ?? '', rivals: competitors },
  );
  return items.filter(({ raw }, index) => {
    if (isOff[index]) drop(raw, 'offTopic');
    return !isOff[index];
  });
}

function keepMeant(
  items: CleanItem[],
  question: Question,
  drop: (item: RawItem, reason: DropReason) => void,
): CleanItem[] {
  if (!question.about) return items;
  const meant = findMeant(
    items.map(({ raw, language }) => ({ ...raw, language })),
    { about: question.about, subject: question.subject, rivals: question.competitors },
  );
  return items.filter(({ raw }, index) => {
    if (!meant[index]) drop(raw, 'offTopic');
    return meant[index];
  });
}

function foldCopies(
  ranked: readonly CleanItem[],
  drop: (item: RawItem, reason: DropReason) => void,
): CleanItem[] {
  const originals = findNearDuplicates(ranked.map(({ raw }) => raw));
  const copies = new Map<number, number>();
  originals.forEach((original, index) => {
    if (original === index) return;
    copies.set(original, (copies.get(original) ?? 0) + 1);
    const copy = ranked[index];
    if (copy) drop(copy.raw, 'duplicate');
  });
  return ranked.flatMap((item, index) =>
    originals[index] === index ? [{ ...item, copies: copies.get(index) ?? 0 }] : [],
  );
}
