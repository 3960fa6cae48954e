import { MAX_QUESTION_CHARS } from '@/shared/enhance/follow-ups.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import {
  choices,
  conditions,
  dangers,
  dependences,
  openWays,
  recommendations,
  risks,
  rivals,
  vagueGroups,
} from './gaps.ts';
import general from './general-questions.json' with { type: 'json' };
import { languageOf } from './language-of-answer.ts';
import { type Answer, type Candidate, readAnswer } from './read-answer.ts';
import {
  acronyms,
  errors,
  figures,
  functions,
  openSections,
  places,
  steps,
  substitutes,
  topics,
} from './terms.ts';

const MAX_QUESTIONS = 5;
/** Beside them stand questions that are right for any answer. */
const MAX_PICKED = 3;
const FEWEST = 4;
/** A mail, a refusal, a new wording, a story: nothing of it is claimed of the world. */
const MADE_UP =
  /^\s*(?:(?:subject|re)\s*:|(?:hi|hello|hey|dear)\b[^\n]{0,50}\n|(?:i['’]m |i am )?(?:sorry|afraid)\b|i (?:can['’]?t|cannot) (?:help|assist|do)\b|(?:sure[!,.] |of course[!,.] )?here(?:['’]s| is| are)\b|once upon a time\b|(?:done|fixed)\b)/i;
const POEM_CHARS = 60;

/** English around words of another language, as in a translation. */
const SPEAKS_ENGLISH = /^\s*(?:sure|of course|here(?:['’]s| is| are))\b/i;

/**
 * What a reader would ask next about an answer, one question a line: what can be picked out of it, then what is right for
 * any. In its own language where there are questions in it, else `''`.
 */
export function askFollowUps(text: string): string {
  const answer = readAnswer(text);
  const isInEnglish = isEnglish(answer.text) || SPEAKS_ENGLISH.test(text);
  const known = new Map<string, readonly string[]>(Object.entries(general.text));
  if (!isInEnglish) return (known.get(languageOf(answer.text) ?? '') ?? []).join('\n');
  const picked = takeTurns(pick(answer, text));
  const count = Math.min(MAX_QUESTIONS, Math.max(FEWEST, picked.length + 2));
  const always = answer.blocks.length > 0 ? general.code : general.text.en;
  return [...picked.map(({ question }) => question), ...always].slice(0, count).join('\n');
}

function pick(answer: Answer, text: string): Candidate[] {
  if (answer.blocks.length > 0) return [...functions(answer), ...errors(answer)];
  if (MADE_UP.test(text) || isVerse(text)) return [];
  return [
    ...substitutes(answer),
    ...errors(answer),
    ...topics(answer),
    ...rivals(answer),
    ...places(answer),
    ...choices(answer),
    ...risks(answer),
    ...openWays(answer),
    ...steps(answer),
    ...recommendations(answer),
    ...dependences(answer),
    ...vagueGroups(answer),
    ...dangers(answer),
    ...figures(answer),
    ...acronyms(answer),
    ...openSections(answer),
    ...conditions(answer),
  ].filter(({ question }) => question.length <= MAX_QUESTION_CHARS);
}

/** Short lines below each other without marks of a list. */
function isVerse(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length >= 4 &&
    lines.every((line) => line.length < POEM_CHARS && /^\s*\p{L}/u.test(line) && !/:\s*\S/.test(line))
  );
}

/** One of each kind in turn, no two about the same sentence, none twice. */
function takeTurns(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const fits = ({ question, about }: Candidate) =>
    !chosen.some(
      (other) =>
        (other.about === about && about >= 0) || other.question.toLowerCase() === question.toLowerCase(),
    );
  const gaps = [...new Set(candidates.map(({ gap }) => gap))];
  for (let round = 0; round < 2 && chosen.length < MAX_PICKED; round += 1) {
    for (const gap of gaps) {
      const taken = chosen.filter((candidate) => candidate.gap === gap).length;
      const next = candidates.find((candidate) => candidate.gap === gap && fits(candidate));
      if (next && taken <= round && chosen.length < MAX_PICKED) chosen.push(next);
    }
  }
  return chosen.sort((left, right) => left.about - right.about);
}
