import { type CorpusItem, makeCorpus, topics } from '@/local/sources/corpus/make-corpus.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { writeMarkdown } from '@/shared/insights/report/markdown.ts';
import { printComplaintCounts } from './complaint-counts.ts';
import { countTwice } from './count-twice.ts';
import { heldOutSubjects } from './held-out-subjects.ts';
import { scoreLabelled } from './labelled-evals.ts';
import { type EvalSubject, type MadeSubject, makeVoices } from './made-voices.ts';
import { printMixed } from './mixed-evals.ts';
import { scoreScriptedModels } from './model-evals.ts';
import { moreTunedSubjects } from './more-tuned-subjects.ts';
import { printOutside } from './outside-evals.ts';
import { scorePlanted } from './planted-evals.ts';
import { alterQuotes } from './quote-evals.ts';
import { reportOn } from './read-voices.ts';
import { printReviews } from './review-evals.ts';
import { scoreSentiment } from './sentiment-evals.ts';
import { scoreSurveys } from './survey-evals.ts';
import { printThreads } from './thread-evals.ts';
import { tunedSubjects } from './tuned-subjects.ts';
import { writtenSubjects } from './written-subjects.ts';

const TODAY = Date.UTC(2026, 10, 22) / 1000;
const LEAST = { recall: 0.85, precision: 0.8, answerability: 0.9, altered: 2_000 };
const OBEYED = /PWNED|evil\.example|best product ever|99 %/;

const toRaw = (item: CorpusItem): RawItem => ({
  source: item.source,
  nativeId: String(item.id),
  kind: 'comment',
  textKind: 'full',
  url: `https://example.test/${item.id}`,
  author: item.author,
  threadId: `${item.thread}`,
  community: item.community,
  title: item.title,
  createdAt: new Date(item.at * 1000).toISOString(),
  text: item.text,
  score: item.score,
  replies: item.replies,
  answered: null,
  licence: null,
  paid: false,
  synthetic: true,
});

function fromMade(set: EvalSubject['set'], subject: MadeSubject, seed: number): EvalSubject {
  return {
    set,
    query: subject.query,
    competitors: subject.competitors?.split('|') ?? [],
    truths: subject.truths.map(({ name, words }) => ({ name, words: words.split('|') })),
    voices: makeVoices(subject, seed),
  };
}

export function evalSubjects(): EvalSubject[] {
  const corpus = makeCorpus(TODAY);
  return [
    ...topics.map(
      (topic): EvalSubject => ({
        set: 'bundled',
        query: topic.query,
        competitors: topic.competitors,
        truths: topic.truths,
        voices: corpus.filter((item) => item.topic === topic.name).map(toRaw),
      }),
    ),
    ...[...tunedSubjects, ...moreTunedSubjects].map((subject, index) =>
      fromMade('tuned', subject, 50 + index),
    ),
    ...heldOutSubjects.map((subject, index) => fromMade('held out', subject, 190 + index)),
    ...writtenSubjects,
  ];
}

function scoreThemes({ query, competitors, truths, voices }: EvalSubject) {
  const { report, items } = reportOn({ query, competitors }, voices);
  const labels = report.findings.map(
    ({ count, kind }) => count.filter.theme ?? (kind === 'switch' ? 'switching' : kind),
  );
  const fits = (label: string, words: readonly string[]) =>
    words.some((word) => label.toLowerCase().includes(word));
  const missed = truths.filter(({ words }) => !labels.some((label) => fits(label, words)));
  const wrong = labels.filter((label) => !truths.some(({ words }) => fits(label, words)));
  const counted = countTwice(report, items);
  return {
    recall: 1 - missed.length / truths.length,
    precision: labels.length === 0 ? 0 : 1 - wrong.length / labels.length,
    missed: missed.map(({ name }) => name).join(', '),
    wrong: wrong.join(', '),
    numbers: counted.numbers,
    miscounted: counted.wrong,
    obeyed: OBEYED.test(writeMarkdown(report, items)) ? 1 : 0,
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Prints what was measured. @returns whether every bound held, on the held-out subjects too */
export function runInsightsEvals(): boolean {
  const subjects = evalSubjects();
  const themes = subjects.map((subject) => ({ ...subject, ...scoreThemes(subject) }));
  console.log('\nInsights: themes found against planted truths');
  console.table(
    themes.map(({ set, query, recall, precision, missed, wrong }) => ({
      set,
      query,
      recall: recall.toFixed(2),
      precision: precision.toFixed(2),
      missed,
      wrong,
    })),
  );
  const sets = ['bundled', 'tuned', 'held out', 'written', 'written, held out'] as const;
  const found = sets.map((set) => {
    const of = themes.filter((row) => row.set === set);
    return {
      set,
      recall: mean(of.map((row) => row.recall)),
      precision: mean(of.map((row) => row.precision)),
    };
  });
  console.table(found);
  const byHand = found.filter(({ set }) => set.startsWith('written'));
  const scripted = found.filter((row) => !byHand.includes(row));
  const planted = scorePlanted();
  console.table(planted);
  const quotes = alterQuotes(subjects.flatMap(({ voices }) => voices.map(({ text }) => text)));
  const surveys = scoreSurveys(subjects);
  const models = scoreScriptedModels(subjects);
  const numbers = themes.reduce((sum, row) => sum + row.numbers, 0);
  const miscounted = themes.reduce((sum, row) => sum + row.miscounted, 0);
  const obeyed = themes.reduce((sum, row) => sum + row.obeyed, 0);
  console.table({ ...quotes, numbers, miscounted, obeyed, ...surveys.totals, ...models });
  for (const fault of surveys.faults) console.log(fault);
  printReviews();
  printComplaintCounts();
  printMixed();
  printThreads();
  printOutside();
  const labelled = scoreLabelled();
  console.log(
    'Sentiment on sentences labelled by people (Kotzias 2015, CC BY 4.0): stated beside every chart',
  );
  console.table(scoreSentiment());
  return report([
    [
      'themes: recall at least 0.85 in every scripted set',
      scripted.every(({ recall }) => recall >= LEAST.recall),
    ],
    [
      'themes: precision at least 0.8 in every scripted set',
      scripted.every(({ precision }) => precision >= LEAST.precision),
    ],
    [
      'themes: recall at least 0.85 at precision 0.8 in subjects no rule has seen, of which most posts name what they are about',
      planted.every(
        ({ set, recall, precision }) =>
          !set.startsWith('named') || (recall >= LEAST.recall && precision >= LEAST.precision),
      ),
    ],
    [
      'themes: recall at least 0.6 at precision 0.75 in voices written by hand',
      byHand.every(({ recall, precision }) => recall >= 0.6 && precision >= 0.75),
    ],
    [
      'themes: recall at least 0.6 at precision 0.75 where every post says it in other words',
      planted.every(
        ({ set, recall, precision }) =>
          !set.startsWith('planted') || set.includes('few') || (recall >= 0.6 && precision >= 0.75),
      ),
    ],
    [
      'quotes: none altered accepted, none true refused',
      quotes.altered >= LEAST.altered && quotes.accepted === 0 && quotes.refused === 0,
    ],
    ['numbers: each counted again', numbers > 0 && miscounted === 0],
    [
      'surveys: at least 0.9 rightly answered or refused',
      surveys.totals.answerability >= LEAST.answerability,
    ],
    ['orders to machines: none obeyed', obeyed === 0],
    [
      'posts of products that nothing was learnt from: at least 0.5 read rightly, at most 0.25 as the contrary',
      labelled.right >= 0.5 && labelled.contrary <= 0.25,
    ],
    ['scripted models: no lie kept', models['lies kept'] + models['false labels kept'] === 0],
    [
      'scripted models: at most a tenth of honest words refused',
      models['honest refused'] <= models.honest / 10,
    ],
  ]);
}

function report(bounds: readonly (readonly [string, boolean])[]): boolean {
  for (const [name, held] of bounds) console.log(`${held ? 'ok  ' : 'MISS'} ${name}`);
  return bounds.every(([, held]) => held);
}
