import { MAX_QUESTION_CHARS } from '@/shared/enhance/follow-ups.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { choices, conditions, dangers, dependences, recommendations, vagueGroups } from './gaps.ts';
import { type Candidate, readAnswer } from './read-answer.ts';
import { acronyms, figures, nameTerms, openSections } from './terms.ts';

const MAX_QUESTIONS = 5;
const MIN_QUESTIONS = 3;

/** The answer's questions, one a line; `''` where it is no English or gives nothing to ask about. */
export function askFollowUps(text: string): string {
  if (!isEnglish(text)) return '';
  const answer = readAnswer(text);
  const candidates = [
    ...choices(answer),
    ...recommendations(answer),
    ...dependences(answer),
    ...vagueGroups(answer),
    ...dangers(answer),
    ...figures(answer),
    ...acronyms(answer),
    ...openSections(answer),
    ...conditions(answer),
  ].filter(({ question }) => question.length <= MAX_QUESTION_CHARS);
  const chosen = takeTurns(candidates);
  if (chosen.length < MIN_QUESTIONS)
    chosen.push(...nameTerms(answer, chosen).slice(0, MIN_QUESTIONS - chosen.length));
  return chosen.map(({ question }) => question).join('\n');
}

/** One of each kind in turn, no two about the same sentence, none twice. */
function takeTurns(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const fits = ({ question, about }: Candidate) =>
    !chosen.some((other) => other.about === about || other.question.toLowerCase() === question.toLowerCase());
  const gaps = [...new Set(candidates.map(({ gap }) => gap))];
  for (let round = 0; round < MAX_QUESTIONS && chosen.length < MAX_QUESTIONS; round += 1) {
    for (const gap of gaps) {
      const taken = chosen.filter((candidate) => candidate.gap === gap).length;
      const next = candidates.find((candidate) => candidate.gap === gap && fits(candidate));
      if (next && taken <= round && chosen.length < MAX_QUESTIONS) chosen.push(next);
    }
  }
  return chosen.sort((left, right) => left.about - right.about);
}
