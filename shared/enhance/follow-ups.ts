/** Longest question that fits a chip without being cut. */
export const MAX_QUESTION_CHARS = 120;
const MAX_QUESTIONS = 5;
/** "1. ", "- ", "Q2:", quotation marks: what models put around a question. */
const MARKS = /^\s*(?:(?:[-*•–]|\(?\d{1,2}[.):]|Q\d{0,2}[.:])\s+)?["“']?\s*|["”']?\s*$/gu;

/**
 * The questions of a result of a `follow-ups` task: one a line, without list marks, each once, at most five.
 * Lines that ask nothing (an introduction, a heading) are left out; so are questions too long for a chip.
 */
export function parseFollowUps(text: string): string[] {
  const questions = text
    .split('\n')
    .map((line) => line.replace(MARKS, '').replace(/^\*\*(.+?)\*\*/, '$1'))
    .filter((line) => /[?？؟]\s*$/u.test(line) && line.length <= MAX_QUESTION_CHARS);
  const asked = new Set<string>();
  const isNew = (question: string) => !asked.has(question.toLowerCase()) && asked.add(question.toLowerCase());
  return questions.filter(isNew).slice(0, MAX_QUESTIONS);
}
