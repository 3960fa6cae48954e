import { splitSentences } from '@/shared/enhance/sentences.ts';

/** A text of so many sentences is its own summary; so many points of a list are kept at least. */
const MIN_COUNT = 3;
/** A list of so few points leaves out none. */
const SHORT_LIST = 4;
const MAX_COUNT = 12;
const SHARE = 5;
/** A summary is no longer than this part of the words, unless one sentence beside the lead is. */
const WORD_SHARE = 0.37;
/** Where what binds the reader needs more, it may take so much. */
const BINDING_SHARE = 0.7;
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
  /\b(?:decided|decisions?|agreed|concluded|approved|rejected|resolved|will (?:close|launch|move|cancel|stop)|beschloss\w*|entschied\w*|a décidé|decidi[oó]|overall|i (?:would )?recommend|in conclusion|to sum up|the (?:main|key) (?:point|finding|result|reason))\b/i;
/** Whoever misses one of these acts on the summary and does harm: what is forbidden, when it ends, what may go wrong. */
const BINDS =
  /\b(?:(?:must|may|should|shall|can) (?:not|never|under no)|(?:has|have) to (?!do with\b|say\b)|only (?:if|after|when|once)\b|mustn['’]t|(?:^|[:;,] )(?:please )?(?:do not|don['’]t|never)|not (?:allowed|permitted)|(?:nobody|no one|no changes?|no exceptions?) (?:may|can|is|are|will)|forbidden|prohibited|deadline|no later than|at the latest|expires?|(?:due|needed|submitted|signed|paid|ready|delivered|finished|returned) (?:by|before|until)|risks?\b(?! of being)|risky|danger\w*|warn(?:ing|s|ed)?|otherwise|unless|penalt(?:y|ies)|lose (?:the|all|our|your)|data loss|liable)\b/im;
/** A day that something happens on, in the languages whose months we can tell. */
const DATED =
  /\b(?:\d{1,2}\.? (?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|janv|f[eé]vr|mars|avr|juin|juil|ao[uû]t|enero|abril|mayo|junio|julio|agosto)\p{L}*|(?:by|until|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{4}-\d{2}-\d{2})\b/iu;
const AMOUNT = /[€$£%]|\b(?:euros?|dollars?|pounds|million\p{L}*|billion\p{L}*|percent)\b/iu;
const ASIDE = /\b(?:by the way|incidentally|fun fact|btw|nice to (?:see|meet)|übrigens|au fait)\b/i;
const CHATTER =
  /^(?:hi|hello|hey|dear|thanks|thank you|thx|it was (?:nice|great|good)|best|kind regards|regards|cheers|i hope|please let me know|let me know|for example|for instance|e\.g\.)\b/i;

/** "Hi Karin, the translation is done": what is said behind it is no chatter. */
const SALUTATION =
  /^(?:hi|hello|hey|dear)(?: (?:mr|mrs|ms|dr)\.?)?(?: \p{Lu}[\p{L}'’-]*){0,2}[,!] (\p{L})(?=\S* \S+ \S)(?!.*\?$)/iu;

interface Candidate {
  text: string;
  index: number;
  words: string[];
  isParagraphStart: boolean;
}

/**
 * The sentences that carry a text, in its own words and order: its lead, what was decided, what has a number or a date;
 * the points of a list that do, as bullets.
 * @returns two to twelve of them, about a third of the words at most; a text of three sentences or fewer as it is
 */
export function summarise(text: string): string {
  const prose = text.replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n {0,3}\1[ \t]*$/gm, '');
  const lines = prose.split('\n').filter((line) => line.trim() !== '');
  const points = lines.flatMap((line) => LIST_LINE.exec(line)?.[1] ?? []);
  const said = lines.filter((line) => !CHATTER.test(line));
  const isList = points.length >= MIN_COUNT && points.length * 2 >= said.length;
  const candidates = isList ? toCandidates([points]) : toCandidates(paragraphsOf(prose));
  if (candidates.length <= (isList ? SHORT_LIST : MIN_COUNT)) return text.trim();
  if (isList) {
    const chosen = choose(candidates, {
      count: countFor(candidates.length),
      words: Number.POSITIVE_INFINITY,
      binding: Number.POSITIVE_INFINITY,
    });
    return chosen.map((candidate) => `- ${candidate.text}`).join('\n');
  }
  const words = candidates.reduce((sum, { text: sentence }) => sum + countWords(sentence), 0);
  const limits = { count: MAX_COUNT, words: words * WORD_SHARE, binding: words * BINDING_SHARE };
  const chosen = choose(candidates, limits);
  const indexes = new Set(chosen.map(({ index }) => index));
  return chosen
    .map((candidate) => (indexes.has(candidate.index - 1) ? candidate.text : standAlone(candidate.text)))
    .reduce((joined, sentence) => joined + (/[\p{L}\d,]$/u.test(joined) ? '\n' : ' ') + sentence);
}

const countFor = (total: number): number =>
  Math.min(MAX_COUNT, Math.max(MIN_COUNT, Math.round(total / SHARE)), total - 1);

/** Paragraphs as sentences; headings, tables and list marks left out. */
function paragraphsOf(text: string): string[][] {
  return text.split(/\n\s*\n/).map((paragraph) => {
    const kept = paragraph
      .split('\n')
      .filter(
        (line) =>
          !/^\s*(?:#{1,6}\s|\||>|[-=]{3,}\s*$|(?:subject|re|betreff|objet|asunto|to|from|cc|date)\s*:)/i.test(
            line,
          ),
      )
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
        text: sentence.trim().replace(SALUTATION, (_greeting, letter: string) => letter.toUpperCase()),
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

const countWords = (text: string): number => text.split(/\s+/).length;
const MIN_SENTENCES = 2;

interface Limits {
  count: number;
  words: number;
  /** Words that the lead and what binds may take together. */
  binding: number;
}

/** The lead, what binds, then the best ones, one after another: each chosen one lowers those that say the same. */
function choose(candidates: readonly Candidate[], limits: Limits): Candidate[] {
  const counts = new Map<string, number>();
  for (const { words } of candidates)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = candidates;
  const bound = candidates.filter((candidate) => candidate === first || BINDS.test(candidate.text));
  // where there is no room for both, what binds is needed more than how the text begins
  const hasRoom = bound.reduce((sum, { text }) => sum + countWords(text), 0) <= limits.binding;
  const chosen: Candidate[] = first && (hasRoom || bound.length === 1) ? [first] : [];
  const said = new Set<string>(chosen.flatMap(({ words }) => words));
  let used = chosen.reduce((sum, { text }) => sum + countWords(text), 0);
  while (chosen.length < limits.count) {
    const room = limits.words - used;
    const spare = limits.binding - used;
    const isOpen = (candidate: Candidate) => !chosen.includes(candidate);
    const binding = candidates.filter(
      (candidate) => isOpen(candidate) && BINDS.test(candidate.text) && countWords(candidate.text) <= spare,
    );
    const fits = (candidate: Candidate) =>
      isOpen(candidate) && (chosen.length < MIN_SENTENCES || countWords(candidate.text) <= room);
    const best = (binding.length > 0 ? binding : candidates.filter(fits))
      .map((candidate) => ({ candidate, score: scoreOf(candidate, { counts, said, chosen }) }))
      .sort((left, right) => right.score - left.score)[0];
    if (!best) break;
    chosen.push(best.candidate);
    used += countWords(best.candidate.text);
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
  if (isParagraphStart) score *= 1.2;
  if (DECISIVE.test(text)) score *= 4;
  else if (WEIGHTY.test(text)) score *= 1.35;
  if (/\d/.test(text)) score *= 1.35;
  if (DATED.test(text)) score *= 1.3;
  if (AMOUNT.test(text)) score *= 1.2;
  if (ASIDE.test(text)) score *= 0.4;
  // what is asked is another action's
  if (/^please\b/i.test(text)) score *= 0.6;
  if (/\?["'”’)]*$/.test(text)) score *= 0.4;
  const followsChosen = chosen.some((other) => other.index === index - 1);
  if (LEANS_BACK.test(text) && !followsChosen) score *= 0.45;
  return score;
}

/** A sentence whose neighbour is left out, without the word that tied it to it. */
function standAlone(sentence: string): string {
  const bare = sentence.replace(CONNECTIVE, '');
  return bare === sentence ? sentence : bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
