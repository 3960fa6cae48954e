import { findBlocks } from './blocks/find-blocks.ts';
import { contentStems, isSameStem } from './content-words.ts';
import { knownHeading } from './section-headings.ts';
import { splitSentences } from './sentences.ts';

/** From here on a clause that is gone says too much to have been a manner of speaking. */
const PARAPHRASED_WORDS = 4;
const DROPPED_WORDS = 2;
/** So many in a row were a thing, named nowhere else. */
const RUN_WORDS = 2;
/** Beyond, it is a page of material rather than something said. */
const MAX_CHARS = 8_000;
/** Manners around a wish, which a rewrite may leave out. */
const MANNERS =
  /^\W*(?:(?:hi|hey|hello|dear)\b|thanks?\b|thank you|sorry|i hope\b|hope (?:this|you)|(?:this|it) would (?:be|help)|(?:that|it)['’]?s (?:it|all)|let me know|if (?:that|this|it) (?:makes sense|is (?:ok|possible|okay))|i was wondering|quick question|i don['’]?t know if|as (?:you know|i said)|to be honest|you know|i mean|or something|and stuff|no (?:wait|sorry)|(?:for |an?other )?example\b\W*$)/i;
const CLAUSE_END = /[,;:\n]|\s[-–—]\s|\b(?:and|but|because|so that|which|while|then)\b/iu;

/**
 * What the draft says and the result does not: clauses whose words are gone without others in their place.
 * @param draft its blocks and protected parts blanked
 */
export function droppedParts(draft: string, result: string): { raw: string }[] {
  if (draft.length > MAX_CHARS) return [];
  const said = [...new Set(contentStems(draft))];
  const kept = [...new Set(contentStems(result))];
  const isKept = (word: string) => kept.some((other) => isSameStem(word, other));
  const missing = said.filter((word) => !isKept(word));
  // a section's heading brings nothing of its own
  const told = result.replace(/^#+ (.*)$/gm, (line, words: string) => (knownHeading(words) ? '' : line));
  const added = [...new Set(contentStems(told))].filter(
    (word) => !said.some((other) => isSameStem(word, other)),
  );
  const tokens = new Set(draft.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  const isPure =
    added.length === 0 && (told.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => tokens.has(word));
  // other words took their place: a paraphrase, where only whole thoughts are missed
  const isParaphrase = added.length * 2 > missing.length;
  const least = isParaphrase ? PARAPHRASED_WORDS : isPure ? 1 : DROPPED_WORDS;
  return splitSentences(draft)
    .flatMap((sentence) => sentence.split(CLAUSE_END))
    .filter((clause) => {
      if (MANNERS.test(clause)) return false;
      const words = [...new Set(contentStems(clause))];
      const gone = words.filter((word) => !isKept(word)).length;
      if (isParaphrase) return gone >= least && gone === words.length && added.length < missing.length;
      if (isPure)
        return gone >= least && (gone >= words.length * 0.5 || longestRun(words, isKept) >= RUN_WORDS);
      return gone >= least && gone >= words.length * 0.75;
    })
    .map((clause) => ({ raw: clause.trim() }));
}

function longestRun(words: readonly string[], isKept: (word: string) => boolean): number {
  let run = 0;
  return Math.max(...words.map((word) => (run = isKept(word) ? 0 : run + 1)));
}

/** Blocks of the draft that the result does not hold byte for byte. Lists may be mended, so their words are compared. */
export function lostBlocks(draft: string, result: string): { raw: string }[] {
  return findBlocks(draft)
    .filter(({ kind }) => kind !== 'list')
    .map(({ kind, start, end }) => {
      const block = draft.slice(start, end);
      // fences may change, what stands between them not
      return { raw: kind === 'fence' ? block.split('\n').slice(1, -1).join('\n') : block };
    })
    .filter(({ raw }) => raw.trim() !== '' && !result.includes(raw));
}
