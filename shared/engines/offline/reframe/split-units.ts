import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import { splitSentenceParts } from '@/shared/engines/offline/balanced/split-sentence.ts';
import type { Masked } from '@/shared/enhance/mask.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { MAX_SENTENCE_CHARS, placeSentence } from './classify.ts';
import { splitClauses } from './split-clauses.ts';
import type { Unit } from './unit.ts';

type BlockOf = Masked['blockOf'];
const LIST_LINE = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+\S/;
const BLOCK_LINE =
  /^\s*(?:\||>)|^(?: {4,}|\t)\S|^\s*(?:Traceback\b|at \S+[:(]|\w*(?:Error|Exception)\b.{0,20}:)/;
const LABELS: readonly (readonly [RegExp, SectionTitle])[] = [
  [
    /^(?:requirements?|constraints?|rules|must[- ]haves?|conditions|criteria|guidelines|it (?:should|must))\s*:$/i,
    'Requirements',
  ],
  [/^(?:steps?|procedure|process|workflow|do the following)\s*:$/i, 'Step-by-Step'],
  [/^(?:examples?|for example|e\.g\.|samples?)\s*:$/i, 'Examples'],
  [/^(?:output(?: format)?|format|deliverables?)\s*:$/i, 'Output Format'],
  [/^(?:context|background|notes?|info(?:rmation)?|details|data|facts)\s*:$/i, 'Additional Notes'],
];

/**
 * A masked draft as units: sentences (run-ons cut into clauses), lists, blocks, labels.
 * @param blockOf tells the signs that stand for whole blocks
 */
export function splitUnits(text: string, blockOf: BlockOf): Unit[] {
  const units: Unit[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    for (const group of groupLines(paragraph.split('\n'))) addGroup(units, group, blockOf);
  }
  return units;
}

interface LineGroup {
  kind: 'prose' | 'list' | 'block';
  lines: string[];
}

function groupLines(lines: readonly string[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const open = groups.at(-1);
    const isContinuation = open?.kind === 'list' && /^\s{2,}\S/.test(line) && !LIST_LINE.test(line);
    const kind = isContinuation || LIST_LINE.test(line) ? 'list' : BLOCK_LINE.test(line) ? 'block' : 'prose';
    // a line that was wrapped by hand goes on in the next
    const wraps =
      open?.kind === 'prose' &&
      kind === 'prose' &&
      (open.lines.at(-1)?.length ?? 0) > 60 &&
      /[\p{Ll},]$/u.test(open.lines.at(-1) ?? '') &&
      /^\p{Ll}/u.test(line);
    if (open && wraps) open.lines[open.lines.length - 1] += ` ${line.trim()}`;
    else if (open && open.kind === kind) open.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function addGroup(units: Unit[], { kind, lines }: LineGroup, blockOf: BlockOf): void {
  if (kind === 'block') {
    units.push({ kind: 'block', text: lines.join('\n') });
    return;
  }
  if (kind === 'list') {
    addList(units, lines.join('\n'));
    return;
  }
  for (const line of lines) addProse(units, line, blockOf);
}

/** A list belongs to the sentence that announces it; its lines stay as they are. */
function addList(units: Unit[], text: string): void {
  const last = units.at(-1);
  if (last?.kind === 'sentence' && /:\s*$/.test(last.text)) last.attached = text;
  else units.push({ kind: 'list', text });
}

function addProse(units: Unit[], line: string, blockOf: BlockOf): void {
  const bare = line
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\*\*(.+?)\*\*:?$/, '$1:');
  const label = LABELS.find(
    ([pattern]) => pattern.test(bare.endsWith(':') ? bare : `${bare}:`) && /:$|^#|^\*\*/.test(line.trim()),
  );
  if (label) {
    units.push({ kind: 'label', title: label[1], text: bare });
    return;
  }
  if (addQuoted(units, line)) return;
  // a sign for a fence or a handed-over text stands at the end of what introduces it, or alone
  let from = 0;
  const signs = [...line.matchAll(/[\uE000-\uF8FF]/g)].filter(([sign]) => blockOf(sign) !== undefined);
  for (const sign of signs) {
    if (blockOf(sign[0]) === 'list') {
      addList(units, sign[0]);
      from = sign.index + 1;
      continue;
    }
    const isIntroduced = addIntroduction(units, line.slice(from, sign.index));
    units.push({ kind: 'block', text: sign[0], isIntroduced });
    from = sign.index + 1;
  }
  addSentences(units, line.slice(from));
}

/** "Check this, but don't change the meaning: “…”": the quotation is the text to work on. */
function addQuoted(units: Unit[], line: string): boolean {
  if (line.length > MAX_SENTENCE_CHARS) return false;
  const [, intro = '', text = ''] =
    /^(.*\b(?:this|these|following|my)\b.*:)\s*([\uEC80-\uF8FF])[.\s]*$/u.exec(line) ?? [];
  const runsOn = /, but\b/.test(intro) || splitSentenceParts(intro.replace(/:$/, '')).length > 1;
  if (intro === '' || !runsOn) return false;
  addIntroduction(units, intro);
  units.push({ kind: 'block', text, isIntroduced: true });
  return true;
}

/** "Reply to this review, stay polite:" as its clauses. */
function addIntroduction(units: Unit[], text: string): boolean {
  if (!/:\s*$/.test(text)) {
    addSentences(units, text);
    return false;
  }
  const pieces = splitSentenceParts(text.replace(/:\s*$/, ''));
  if (pieces.length === 1) addSentences(units, text);
  else for (const piece of pieces) addSentences(units, piece.text);
  return true;
}

function addSentences(units: Unit[], text: string): void {
  for (const sentence of splitSentences(text.trim()).flatMap((piece) =>
    rejoinNotes(piece, splitClauses(piece)),
  )) {
    const isConnector = /^\W*(?:also|and|but|so|then|or|plus)\W*$/i.test(sentence);
    if (!isConnector && /[\p{L}\d\uE000-\uF8FF…]/u.test(sentence))
      units.push({ kind: 'sentence', text: sentence.trim() });
  }
}

/** Clauses that go to the notes side by side stay the sentence they were, with the words between them. */
function rejoinNotes(sentence: string, clauses: readonly string[]): string[] {
  const pieces: { text: string; start: number; isNote: boolean }[] = [];
  let from = 0;
  for (const clause of clauses) {
    const start = sentence.indexOf(clause, from);
    const isNote = start >= 0 && placeSentence(clause, false).place === 'note';
    const last = pieces.at(-1);
    // "my boss is angry and I don't know why" is one thought
    const goesOn =
      start >= 0 &&
      /\b(?:and|but|so)\s+$/i.test(sentence.slice(0, start)) &&
      /^i (?:don['’]?t|do not) (?:know|understand)\b/i.test(clause);
    if ((isNote || goesOn) && last?.isNote) last.text = sentence.slice(last.start, start + clause.length);
    else pieces.push({ text: clause, start, isNote });
    from = start < 0 ? from : start + clause.length;
  }
  return pieces.map((piece) => piece.text);
}
