import type { FindingKind, GuardFinding } from '@/shared/contracts/enhance.ts';
import { writeOut } from './abbreviations.ts';
import { compareStatements } from './compare-statements.ts';
import { findAnswer } from './detect-answer.ts';
import { saysOpposite } from './detect-conditions.ts';
import { covers, type DateMention, findDates, isTurned } from './detect-dates.ts';
import { createNameLookup, findNames, findSmallNames, isSpellingOf, nameKeys } from './detect-names.ts';
import { addedNegations, countForeignNegations, lostNegations } from './detect-negations.ts';
import { allValues, findNumbers, type NumberMention } from './detect-numbers.ts';
import { lostMaterial } from './detect-pasted.ts';
import { detectLanguage, type LanguageCode, languageName } from './language.ts';
import { blank, findProtectedSpans, type ProtectedSpan } from './protected-spans.ts';
import { resolveRepairs } from './spoken-repairs.ts';

/** "Hi ChatGPT, …": whom a prompt addresses, not what it is about. */
const TO_MODEL =
  /^\s*(?:(?:hi|hey|hello|dear|ok|okay)[, ]+)?(?:chat ?gpt|gpt|claude|gemini|deepseek|copilot)\s*[,!:.]/i;

/** A text with all that a check asks of it, read once. */
interface Reading {
  text: string;
  spans: ProtectedSpan[];
  dates: DateMention[];
  numbers: NumberMention[];
  /** Without code, addresses, placeholders, quotations and dates. */
  prose: string;
  /** The same with its dates: "not Tuesday". */
  datedProse: string;
  language: LanguageCode | undefined;
}

/**
 * Compares a rewrite with its draft (design §3): names, numbers, dates, addresses, code, quotations, placeholders,
 * negations and the language must survive, and none of the countable ones may be invented.
 * @returns findings in the order of the draft, what was added after what was lost; `[]` is the good case
 */
export function checkIntent(draft: string, result: string): GuardFinding[] {
  if (draft === result) return [];
  const findings = findingsBetween(draft, result);
  // "150, no wait, 200": what was taken back need not survive
  const meant = findings.length > 0 ? resolveRepairs(draft) : draft;
  return meant === draft ? findings : findingsBetween(meant, result);
}

function findingsBetween(draft: string, result: string): GuardFinding[] {
  // "tmrw" made "tomorrow" is the writer's own word
  const [said, written] = [writeOut(draft), writeOut(result)];
  const before = read(said);
  const after = read(written);
  const answer = findAnswer(draft, result);
  const findings: GuardFinding[] = [
    ...lostSpans(before, after),
    ...compareDates(before, after),
    ...compareNumbers(before, after),
    ...compareNames(before, after),
    ...compareNegations(before, after),
    ...addedAddresses(before, after),
    ...compareLanguages(before, after),
    ...(answer === undefined ? [] : [{ kind: 'answered', change: 'added', value: answer } as const]),
  ];
  const blocks = findingsOf(lostMaterial(draft, result), 'block', 'lost').filter(
    ({ value }) => !findings.some((other) => other.kind === 'code' && other.value === value),
  );
  const isRead = before.language === undefined || before.language === 'en';
  const statements = isRead ? compareStatements(said, written, findings) : [];
  return withoutRepeats([...findings, ...blocks, ...statements]);
}

function read(text: string): Reading {
  const spans = findProtectedSpans(text);
  const prose = blank(text, spans);
  const dates = findDates(
    blank(
      text,
      spans.filter(({ kind }) => kind !== 'quote'),
    ),
  );
  const undated = blank(
    prose,
    dates.map(({ start, raw }) => ({ start, end: start + raw.length })),
  );
  const numbers = findNumbers(undated);
  return { text, spans, dates, numbers, prose: undated, datedProse: prose, language: detectLanguage(text) };
}

function lostSpans(before: Reading, after: Reading): GuardFinding[] {
  const exact = squash(after.text);
  const folded = foldQuote(after.text);
  return before.spans
    .filter(({ kind, value }) => {
      if (kind === 'quote') return !folded.includes(foldQuote(value));
      if (kind === 'url' || kind === 'email') return !hasAddress(after.text, value);
      return !exact.includes(squash(value));
    })
    .map(({ kind, value }) => ({ kind, change: 'lost', value }));
}

function addedAddresses(before: Reading, after: Reading): GuardFinding[] {
  return after.spans
    .filter(({ kind, value }) => (kind === 'url' || kind === 'email') && !hasAddress(before.text, value))
    .map(({ kind, value }) => ({ kind, change: 'added', value }));
}

function compareDates(before: Reading, after: Reading): GuardFinding[] {
  const said = before.dates.flatMap(({ parts }) => parts);
  const kept = after.dates.flatMap(({ parts }) => parts);
  const values = allValues(before.text);
  const lost = before.dates.filter(
    ({ parts, raw }) => !covers(kept, parts) || isTurned(raw, before.text, after.text),
  );
  const added = after.dates.filter(({ raw, parts }) => {
    if (covers(said, parts) || parts.includes('tonight')) return false;
    // "at 5" made "5 pm" is the writer's own number
    return !(
      parts.every((part) => part.startsWith('t')) &&
      (raw.match(/\d+/g) ?? []).every((run) => values.has(Number(run)))
    );
  });
  return [...findingsOf(lost, 'date', 'lost'), ...findingsOf(added, 'date', 'added')];
}

function compareNumbers(before: Reading, after: Reading): GuardFinding[] {
  const kept = allValues(after.text);
  const said = allValues(before.text);
  const changed = (mention: NumberMention, other: Reading, values: Set<number>) => {
    if (!mention.values.some((value) => values.has(value))) return true;
    if (!mention.unit) return false;
    const same = other.numbers.filter((twin) => twin.values.some((value) => mention.values.includes(value)));
    return same.length > 0 && same.every(({ unit }) => unit !== mention.unit);
  };
  const lost = before.numbers.filter(
    (mention) => !isListMark(mention, before.prose) && changed(mention, after, kept),
  );
  const added = after.numbers.filter(
    (mention) => !mention.isWord && !isListMark(mention, after.prose) && changed(mention, before, said),
  );
  return [...findingsOf(lost, 'number', 'lost'), ...findingsOf(added, 'number', 'added')];
}

function compareNames(before: Reading, after: Reading): GuardFinding[] {
  const isKept = createNameLookup(after.text);
  const isSaid = createNameLookup(before.text);
  const prose = before.prose.replace(TO_MODEL, (opening) => ' '.repeat(opening.length));
  const isEnglish = before.language === undefined || before.language === 'en';
  const said = [...findNames(prose, before.language === 'de'), ...(isEnglish ? findSmallNames(prose) : [])];
  const lost = said.filter(({ raw }) => !nameKeys(raw).every(isKept));
  const added = findNames(after.prose, after.language === 'de').filter(
    ({ raw }) => !nameKeys(raw).some(isSaid) && !isSaid(raw.toLowerCase()) && !isSpellingOf(raw, before.text),
  );
  return [...findingsOf(lost, 'name', 'lost'), ...findingsOf(added, 'name', 'added')];
}

function compareNegations(before: Reading, after: Reading): GuardFinding[] {
  if (before.language && before.language !== 'en') {
    const missing =
      countForeignNegations(before.prose, before.language) -
      countForeignNegations(after.text, before.language);
    const isComparable = after.language === before.language;
    return missing > 0 && isComparable
      ? [{ kind: 'negation', change: 'lost', value: languageName(before.language) }]
      : [];
  }
  // "not too formal" made "informal": the word itself is gone
  const left = new Set(after.text.toLowerCase().match(/\p{L}+/gu));
  const lost = lostNegations(before.datedProse, after.text).filter(
    ({ clause }) => !clause.some((word) => !left.has(word) && saysOpposite(word, after.text)),
  );
  const added = addedNegations(before.datedProse, after.datedProse);
  return [...findingsOf(lost, 'negation', 'lost'), ...findingsOf(added, 'negation', 'added')];
}

function compareLanguages(before: Reading, after: Reading): GuardFinding[] {
  if (!before.language || !after.language || before.language === after.language) return [];
  return [{ kind: 'language', change: 'lost', value: languageName(before.language) }];
}

function findingsOf(
  mentions: readonly { raw: string }[],
  kind: FindingKind,
  change: 'lost' | 'added',
): GuardFinding[] {
  return mentions.map(({ raw }) => ({ kind, change, value: raw }));
}

/** One finding per value; none for a part of something that is reported whole. */
function withoutRepeats(findings: readonly GuardFinding[]): GuardFinding[] {
  const wide = new Set<FindingKind>([
    'block',
    'statement',
    'code',
    'quote',
    'url',
    'email',
    'placeholder',
    'date',
  ]);
  return findings.filter(({ kind, change, value }, index) => {
    const isRepeat = findings.some(
      (other, at) =>
        at < index &&
        other.kind === kind &&
        other.change === change &&
        other.value.toLowerCase() === value.toLowerCase(),
    );
    const isPart = findings.some(
      (other, at) =>
        at !== index &&
        wide.has(other.kind) &&
        other.kind !== kind &&
        other.change === change &&
        other.value.length > value.length &&
        other.value.includes(value),
    );
    return !isRepeat && !isPart;
  });
}

/** "1." and "2)" at the start of a line, "Step 1" before a colon: layout, not amounts. */
function isListMark({ start, raw }: NumberMention, text: string): boolean {
  const lineStart = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const next = text.slice(start + raw.length, start + raw.length + 2);
  if (!/^\d{1,2}$/.test(raw)) return false;
  return (
    (/^[\s>*#(]*(?:(?:step|part|section|option|point)\s+)?$/i.test(lineStart) && /^[.):]/.test(next)) ||
    (/(?:^|\s)\($/.test(lineStart.slice(-2)) && next.startsWith(')')) ||
    (/(?:^|[\s:;,.])$/.test(lineStart) && next.startsWith(')'))
  );
}

function hasAddress(text: string, address: string): boolean {
  const bare = (value: string) => value.toLowerCase().replace(/https?:\/\/(?:www\.)?|\bwww\./g, '');
  const needle = bare(address).replace(/\/$/, '');
  const hay = bare(text);
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + 1)) {
    const before = hay[at - 1] ?? ' ';
    const after = hay.slice(at + needle.length);
    if (!/[\p{L}\d@_-]/u.test(before) && !/^[/.:]?[\p{L}\d_-]/u.test(after)) return true;
  }
  return false;
}

const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();

function foldQuote(text: string): string {
  return squash(text)
    .toLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/(?<![.,!?…])[.,!?…]+(?=["'\s]|$)/g, '');
}
