import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Finding } from '@/shared/contracts/insight-report.ts';
import { type PlantedSubject, plantedSets, plantedSubjects } from './planted-subjects.ts';
import { reportOn } from './read-voices.ts';

/** A finding is of a theme where so many of its posts were written for it. */
const MIN_OF_ONE = 0.6;

/** The theme that a finding's posts were written for, null where they are of several or of none. */
function themeOfFinding(
  { count: { filter } }: Finding,
  items: readonly InsightItem[],
  { themeOf }: PlantedSubject,
): string | null {
  const own = items.filter(({ labels }) =>
    filter.theme === undefined
      ? filter.intent !== undefined && labels.intents.includes(filter.intent)
      : labels.themes.some(({ label }) => label === filter.theme),
  );
  const tally = new Map<string, number>();
  for (const { text } of own) {
    const theme = themeOf.get(text);
    if (theme) tally.set(theme, (tally.get(theme) ?? 0) + 1);
  }
  const [theme, times] = [...tally].sort((one, other) => other[1] - one[1])[0] ?? [null, 0];
  return times >= own.length * MIN_OF_ONE ? theme : null;
}

/**
 * Themes found against those that every post was written for, each in other words: judged by the posts behind a finding, not
 * by its label. Prints a table. @returns means of each set
 */
export function scorePlanted(): { set: string; recall: number; precision: number }[] {
  const rows = plantedSubjects.map((subject) => {
    const { report, items } = reportOn(subject, subject.voices);
    const found = report.findings.map((finding) => themeOfFinding(finding, items, subject));
    const names = subject.truths.map(({ name }) => name);
    return {
      set: subject.set,
      query: subject.query,
      recall: names.filter((name) => found.includes(name)).length / names.length,
      precision: found.filter((theme) => theme !== null).length / Math.max(1, found.length),
      missed: names.filter((name) => !found.includes(name)).join(', '),
    };
  });
  console.log('Insights: themes of which every post was written in other words, by the posts behind them');
  console.table(
    rows.map((row) => ({ ...row, recall: row.recall.toFixed(2), precision: row.precision.toFixed(2) })),
  );
  return plantedSets.map((set) => {
    const of = rows.filter((row) => row.set === set);
    const mean = (key: 'recall' | 'precision') => of.reduce((sum, row) => sum + row[key], 0) / of.length;
    return { set, recall: mean('recall'), precision: mean('precision') };
  });
}
