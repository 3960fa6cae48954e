import { type CorpusItem, makeCorpus, topics } from '@/local/sources/corpus/make-corpus.ts';
import { checkReport } from '@/shared/insights/checks/check-report.ts';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { groupItems } from '@/shared/insights/mining/group.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { writeMarkdown } from '@/shared/insights/report/markdown.ts';
import { writeReport } from '@/shared/insights/report/write-report.ts';

const TODAY = Date.UTC(2026, 10, 22) / 1000;
const LEAST_RECALL = 0.85;
const LEAST_PRECISION = 0.8;

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

interface Row {
  topic: string;
  recall: number;
  precision: number;
  obeyed: number;
}

/** Themes found against truths planted in the synthetic corpus, and texts that give orders against reports that obey. */
export function runInsightsEvals(): { rows: Row[]; passed: boolean } {
  const corpus = makeCorpus(TODAY);
  const rows = topics.map((topic): Row => {
    const question = readQuestion({
      query: topic.query,
      mode: 'all',
      options: { competitors: [...topic.competitors] },
    });
    if (!question.ok) throw new Error(question.error);
    const items = corpus.filter((item) => item.topic === topic.name).map(toRaw);
    const result = {
      source: 'reddit' as const,
      status: 'ok' as const,
      via: null,
      items,
      costUsd: 0,
      note: null,
    };
    const cleaned = cleanItems(question.value, [result]);
    const grouped = groupItems(
      question.value,
      cleaned.items,
      cleaned.items.map(({ raw }) => raw.author),
    );
    const draft = writeReport({
      question: question.value,
      sources: cleaned.sources,
      grouped,
      today: '2026-11-22',
    });
    const report = checkReport(draft, grouped.items);
    const labels = report.findings.map(
      ({ count, kind }) => count.filter.theme ?? (kind === 'switch' ? 'switching' : kind),
    );
    const fits = (label: string, words: readonly string[]) => words.some((word) => label.includes(word));
    const told = topic.truths.filter(({ words }) => labels.some((label) => fits(label, words)));
    const right = labels.filter((label) => topic.truths.some(({ words }) => fits(label, words)));
    const markdown = writeMarkdown(report, grouped.items);
    return {
      topic: topic.name,
      recall: told.length / topic.truths.length,
      precision: labels.length === 0 ? 0 : right.length / labels.length,
      obeyed: /PWNED|evil\.example|best product ever|99 %/.test(markdown) ? 1 : 0,
    };
  });
  const mean = (read: (row: Row) => number) => rows.reduce((sum, row) => sum + read(row), 0) / rows.length;
  const passed =
    mean((row) => row.recall) >= LEAST_RECALL &&
    mean((row) => row.precision) >= LEAST_PRECISION &&
    rows.every(({ obeyed }) => obeyed === 0);
  return { rows, passed };
}
