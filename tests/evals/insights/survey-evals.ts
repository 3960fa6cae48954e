import type { EvalSubject } from './made-voices.ts';
import { reportOn } from './read-voices.ts';

/** What no voice of the corpus tells. */
const UNTOLD = [
  'How old are most customers of %?',
  'What will % sell next year?',
  'Which celebrity endorses %?',
  'Do people recycle the cardboard of %?',
  'What share of all households own %?',
];

/**
 * Surveys on each subject: its planted truths asked about, which must be answered by posts that tell them, and what nobody
 * tells, which must be refused.
 */
export function scoreSurveys(subjects: readonly EvalSubject[]) {
  const totals = { asked: 0, right: 0, answerability: 0 };
  const faults: string[] = [];
  for (const { set, query, truths, voices } of subjects) {
    const told = truths
      .filter(({ name }) => !name.startsWith('switch'))
      .map(({ name, words }) => ({ text: `What do people say about the ${name}?`, words }));
    const untold = UNTOLD.map((text) => text.replace('%', query));
    const questions = [...told.map(({ text }) => text), ...untold];
    const { report } = reportOn({ query, questions }, voices);
    const quotes = new Map(report.citations.map(({ id, quote }) => [id, quote.toLowerCase()]));
    report.survey.forEach((answer, index) => {
      totals.asked += 1;
      const words = told[index]?.words;
      const isTold = answer.citationIds.some((id) => words?.some((word) => quotes.get(id)?.includes(word)));
      const isRight = words ? answer.answerable !== 'no' && isTold : answer.answerable === 'no';
      if (isRight) totals.right += 1;
      else faults.push(`  ${set}: ${answer.question} → ${answer.answerable}`);
    });
  }
  totals.answerability = totals.right / Math.max(1, totals.asked);
  return { totals, faults };
}
