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
import { generalQuestions } from './general-questions.en.ts';
import { type AnswerKind, kindOfAnswer } from './kind-of-answer.ts';
import { askInItsLanguage } from './other-languages.ts';
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
/** Beside them stand questions that are right for every answer of the kind. */
const MAX_PICKED = 3;
const FEWEST = 4;
/** What such a text says is not claimed of the world. */
const MADE_UP: ReadonlySet<AnswerKind> = new Set([
  'mail',
  'refusal',
  'rewrite',
  'poem',
  'story',
  'translation',
  'names',
  'wordings',
  'done',
  'maths',
]);

/** English around words of another language, as in a translation. */
const SPEAKS_ENGLISH = /^\s*(?:sure|of course|here(?:['’]s| is| are))\b/i;

/**
 * What a reader would ask next about an answer, one question a line: what can be picked out of it, then what is right for
 * every answer of its kind. In its own language where there is a phrasebook for it, else `''`.
 */
export function askFollowUps(text: string): string {
  const answer = readAnswer(text);
  if (!isEnglish(answer.text) && !SPEAKS_ENGLISH.test(text)) return askInItsLanguage(answer).join('\n');
  const kind = kindOfAnswer(answer);
  const picked = takeTurns(pick(answer, kind));
  const count = Math.min(MAX_QUESTIONS, Math.max(FEWEST, picked.length + 2));
  return [...picked.map(({ question }) => question), ...generalQuestions[kind]].slice(0, count).join('\n');
}

function pick(answer: Answer, kind: AnswerKind): Candidate[] {
  if (MADE_UP.has(kind)) return [];
  if (kind === 'recipe') return [...substitutes(answer), ...dangers(answer)];
  if (kind === 'code' || kind === 'query' || kind === 'pattern' || kind === 'command')
    return functions(answer);
  if (kind === 'fault') return errors(answer);
  return [
    ...topics(answer, kind),
    ...rivals(answer),
    ...places(answer),
    ...choices(answer),
    ...risks(answer),
    ...openWays(answer),
    ...steps(answer, kind),
    ...(kind === 'ideas' ? [] : recommendations(answer)),
    ...dependences(answer),
    ...vagueGroups(answer),
    ...dangers(answer),
    ...figures(answer, kind),
    ...acronyms(answer),
    ...openSections(answer, kind),
    ...conditions(answer),
  ].filter(({ question }) => question.length <= MAX_QUESTION_CHARS);
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
