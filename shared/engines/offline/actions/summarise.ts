import { splitSentences } from '@/shared/enhance/sentences.ts';

const MIN_COUNT = 3;
const MAX_COUNT = 12;
const SHARE = 5;
const MIN_WORDS = 4;
const LIST_LINE = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(\S.*)$/;
const SMALL = new Set(
  'the a an and or but of to in on at for with from by as is are was were be been it its this that these those they them their he she his her we our us you your i my not no so if then than there here have has had do does did will would can could should may might also very more most some any all each one two who which what when where how why about into over after before because while during between through just only such other than'.split(
    ' ',
  ),
);
/** Reads on from the sentence before it. */
const LEANS_BACK =
  /^(?:he|she|it|they|this|that|these|those|such|his|her|its|their|here|there|one|another|both|then|so|but|and|or|also|however|instead|otherwise|in addition|for example|for instance|as a result)\b/i;
const CONNECTIVE =
  /^(?:however|but|and|so|also|in addition|additionally|furthermore|moreover|as a result|therefore|thus|then|finally|overall|in short|in conclusion|to sum up),?\s+(?=\S)/i;
const WEIGHTY =
  /\b(?:overall|in short|in conclusion|to sum up|result\w*|decided|agreed|found|conclud\w*|recommend\w*|must|deadline|because|main|key|most important|problem|therefore|means that)\b/i;
const DECISIVE =
  /\b(?:decided|agreed|concluded|approved|rejected|in conclusion|to sum up|the (?:main|key) (?:point|finding|result|reason))\b/i;
const CHATTER =
  /^(?:hi|hello|hey|dear|thanks|thank you|best|kind regards|regards|cheers|i hope|please let me know|let me know|for example|for instance|e\.g\.)\b/i;

interface Candidate {
  text: string;
  index: number;
  words: string[];
  isParagraphStart: boolean;
}

/**
 * The sentences that carry a text, in its own words and order; the points of a list that do, as bullets.
 * @returns three to twelve of them, about a fifth; a text of three sentences or fewer as it is
 */
export function summarise(text: string): string {
  const prose = text.replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n {0,3}\1[ \t]*$/gm, '');
  const lines = prose.split('\n').filter((line) => line.trim() !== '');
  const points = lines.flatMap((line) => LIST_LINE.exec(line)?.[1] ?? []);
  const isList = points.length >= MIN_COUNT && points.length * 2 >= lines.length;
  const candidates = isList ? toCandidates([points]) : toCandidates(paragraphsOf(prose));
  if (candidates.length <= MIN_COUNT) return text.trim();
  const chosen = choose(candidates, countFor(candidates.length));
  if (isList) return chosen.map((candidate) => `- ${candidate.text}`).join('\n');
  const indexes = new Set(chosen.map(({ index }) => index));
  return chosen
    .map((candidate) => (indexes.has(candidate.index - 1) ? candidate.text : standAlone(candidate.text)))
    .join(' ');
}

const countFor = (total: number): number =>
  Math.min(MAX_COUNT, Math.max(MIN_COUNT, Math.round(total / SHARE)), total - 1);

/** Paragraphs as sentences; headings, tables and list marks left out. */
function paragraphsOf(text: string): string[][] {
  return text.split(/\n\s*\n/).map((paragraph) => {
    const kept = paragraph
      .split('\n')
      .filter((line) => !/^\s*(?:#{1,6}\s|\||>|[-=]{3,}\s*$)/.test(line))
      .map((line) => LIST_LINE.exec(line)?.[1] ?? line.trim());
    const isProse = kept.some((line) => /[.!?:]["'”’)]*(?:\s|$)/.test(line));
    return isProse ? kept.flatMap((line) => splitSentences(line)) : [];
  });
}

function toCandidates(paragraphs: readonly (readonly string[])[]): Candidate[] {
  let index = 0;
  return paragraphs.flatMap((sentences) =>
    sentences
      .map((sentence, place) => ({
        text: sentence.trim(),
        index: index++,
        words: contentWords(sentence),
        isParagraphStart: place === 0,
      }))
      .filter(({ text }) => text.split(/\s+/).length >= MIN_WORDS && !CHATTER.test(text)),
  );
}

const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}\d'-]{2,}|\d[\d.,%]*/gu) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => word.replace(/(?<=\p{L}{4})(?:ies|es|s|ed|ing)$/u, ''));

/** The best ones, one after another: each chosen one lowers those that say the same. */
function choose(candidates: readonly Candidate[], count: number): Candidate[] {
  const counts = new Map<string, number>();
  for (const { words } of candidates)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const chosen: Candidate[] = [];
  const said = new Set<string>();
  while (chosen.length < count) {
    const rest = candidates.filter((candidate) => !chosen.includes(candidate));
    const best = rest
      .map((candidate) => ({ candidate, score: scoreOf(candidate, { counts, said, chosen }) }))
      .sort((left, right) => right.score - left.score)[0];
    if (!best) break;
    chosen.push(best.candidate);
    for (const word of best.candidate.words) said.add(word);
  }
  return chosen.sort((left, right) => left.index - right.index);
}

interface Scale {
  counts: ReadonlyMap<string, number>;
  said: ReadonlySet<string>;
  chosen: readonly Candidate[];
}

function scoreOf(
  { text, index, words, isParagraphStart }: Candidate,
  { counts, said, chosen }: Scale,
): number {
  const unique = [...new Set(words)];
  const weight = unique.reduce((sum, word) => sum + (counts.get(word) ?? 0) * (said.has(word) ? 0.3 : 1), 0);
  let score = weight / Math.sqrt(unique.length + 3);
  if (index === 0) score *= 1.6;
  else if (isParagraphStart) score *= 1.2;
  if (DECISIVE.test(text)) score *= 1.7;
  else if (WEIGHTY.test(text)) score *= 1.25;
  if (/\d/.test(text)) score *= 1.1;
  if (/\?["'”’)]*$/.test(text)) score *= 0.4;
  const followsChosen = chosen.some((other) => other.index === index - 1);
  if (LEANS_BACK.test(text) && !followsChosen) score *= 0.45;
  return score;
}

/** A sentence whose neighbour is left out, without the word that tied it to it. */
function standAlone(sentence: string): string {
  return sentence.replace(CONNECTIVE, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
