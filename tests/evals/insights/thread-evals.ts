import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { countComplaints } from './complaint-counts.ts';
import { countTwice } from './count-twice.ts';
import { scoreMixed } from './mixed-evals.ts';
import { reportOn } from './read-voices.ts';
import { type ThreadSubject, threadSubjects } from './thread-subjects.ts';

const share = (part: number, of: number) => (of === 0 ? '–' : (part / of).toFixed(2));

/** Recall and precision of one label of posts. */
function compare(
  items: readonly InsightItem[],
  is: { found: (item: InsightItem) => boolean; wanted: (item: InsightItem) => boolean },
): string {
  const right = items.filter((item) => is.found(item) && is.wanted(item)).length;
  return `${share(right, items.filter(is.wanted).length)}/${share(right, items.filter(is.found).length)}`;
}

function scoreSurvey(subject: ThreadSubject) {
  const sides = Object.keys(subject.names);
  const untold = ['How old are most customers of %?', 'What will % sell next year?', 'Who owns %?'];
  const questions = [
    ...sides.map((side) => `What do people say about the ${side}?`),
    ...untold.map((text) => text.replace('%', subject.query)),
  ].slice(0, 25);
  const { report, items } = reportOn({ ...subject, questions }, subject.voices);
  const textOf = new Map(items.map(({ id, text }) => [id, text]));
  const itemOf = new Map(report.citations.map(({ id, itemId }) => [id, itemId]));
  const faults: string[] = [];
  report.survey.forEach((answer, index) => {
    const side = sides[index];
    const speaksOf = (id: string) =>
      subject.readOf.get(textOf.get(itemOf.get(id) ?? '') ?? '')?.themes.some(({ name }) => name === side);
    const isRight = side
      ? answer.answerable !== 'no' && answer.citationIds.some(speaksOf)
      : answer.answerable === 'no';
    if (!isRight) faults.push(`${answer.question} → ${answer.answerable}`);
  });
  return { answerability: share(report.survey.length - faults.length, report.survey.length), faults };
}

function scoreThread(subject: ThreadSubject) {
  const { readOf, strayOf, priced } = subject;
  const { report, items } = reportOn(subject, subject.voices);
  const kept = new Set(items.map(({ text }) => text));
  const real = subject.voices.filter(({ text }) => !strayOf.has(text));
  const lost = real.filter(({ text }) => !kept.has(text)).length;
  // Which of two alike is the copy nobody can tell: one of them goes.
  const copies = [...strayOf].filter(([text, kind]) => kind === 'dup' && kept.has(text)).length;
  const strays = [...strayOf]
    .filter(([text, kind]) => kept.has(text) && kind !== 'dup')
    .map(([text, kind]) => `${kind}: ${text}`);
  const english = items.filter(({ language }) => language === 'en');
  const judged = english.filter(({ text }) => {
    const themes = readOf.get(text)?.themes ?? [];
    return (
      themes.length > 0 &&
      themes.every(({ isPraised, isBlamed }) => isPraised !== isBlamed) &&
      new Set(themes.map(({ isBlamed }) => isBlamed)).size === 1
    );
  });
  const isBlamed = ({ text }: InsightItem) => readOf.get(text)?.themes[0]?.isBlamed === true;
  const survey = scoreSurvey(subject);
  const { sides } = countComplaints(subject);
  return {
    ...scoreMixed(subject),
    'real posts lost': Math.max(0, lost - copies),
    'copies kept': Math.max(0, copies - lost),
    'strays kept': strays,
    complaints: compare(english, {
      found: ({ labels }) => labels.intents.includes('complaint'),
      wanted: ({ text }) =>
        readOf.get(text)?.themes.some((theme) => theme.isBlamed && !theme.isPraised) === true,
    }),
    praise: compare(english, {
      found: ({ labels }) => labels.intents.includes('praise'),
      wanted: ({ text }) =>
        readOf.get(text)?.themes.some((theme) => theme.isPraised && !theme.isBlamed) === true,
    }),
    wishes: compare(english, {
      found: ({ labels }) => labels.intents.includes('request'),
      wanted: ({ text }) => readOf.get(text)?.isWish === true,
    }),
    priced: compare(english, {
      found: ({ labels }) => labels.intents.includes('price'),
      wanted: ({ text }) => priced.has(text) || /\b(?:price|pricing)/i.test(text),
    }),
    sentiment: `${judged.filter((item) => item.labels.sentiment === (isBlamed(item) ? 'negative' : 'positive')).length} right, ${
      judged.filter((item) => item.labels.sentiment === (isBlamed(item) ? 'positive' : 'negative')).length
    } opposite of ${judged.length}`,
    sides: sides.map(({ side, wanted, found, right }) => `${side} ${right}/${wanted} of ${found}`).join(', '),
    ...countTwice(report, items),
    answerability: survey.answerability,
    'survey faults': survey.faults,
  };
}

/** Threads of several sources, each post read by a person; printed. */
export function printThreads(subjects: readonly ThreadSubject[] = threadSubjects()): void {
  console.log('Insights: threads of several sources, each post read by a person (R recall, P precision)');
  for (const row of subjects.map(scoreThread)) console.log(row);
}
