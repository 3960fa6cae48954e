import type { InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { nameTheme } from '@/shared/insights/report/name-theme.ts';
import { agree, say } from '@/shared/insights/report/say.ts';
import type { Asked } from './read-asked.ts';

/** What is said of a theme by posts of an intent. */
const SAYS: Partial<Record<Intent, [string, string]>> = {
  complaint: ['complains about', 'complain about'],
  praise: ['praises', 'praise'],
};
/** So many of those who were asked about bring up another theme beside before it is told as what goes with it. */
const MIN_BESIDE = 2;

/** The themes these items say it of most, or bring up most beside the one they were asked about. */
export function rankThemes(
  { findings }: Report,
  found: readonly InsightItem[],
  { theme: asked, intent }: Asked,
): Sentence[] {
  const themes = [
    ...new Set(findings.flatMap(({ count }) => (count.filter.theme ? [count.filter.theme] : []))),
  ].filter((theme) => theme !== asked);
  const ids = found.map(({ id }) => id);
  const says = intent && SAYS[intent];
  return themes
    .map((theme) => ({ theme, count: countItems(found, { theme, ids, ...(says && { intent }) }) }))
    .filter(({ count }) => count.value >= (asked ? MIN_BESIDE : 1))
    .sort((one, other) => other.count.value - one.count.value || (one.theme < other.theme ? -1 : 1))
    .slice(0, 3)
    .map(
      ({ theme, count }) =>
        say`${count} of them ${agree(count, ...(says ?? ['speaks of', 'speak of']))} ${nameTheme(theme)}.`,
    );
}

/** What those who changed came to and left, by the names the report compares. */
export function rankSwitches({ competitors }: Report, found: readonly InsightItem[]): Sentence[] {
  return competitors
    .flatMap(({ name, switchedTo, switchedFrom }) => [
      { name, count: countItems(found, switchedTo.filter), does: { one: 'comes to', several: 'come to' } },
      { name, count: countItems(found, switchedFrom.filter), does: { one: 'leaves', several: 'leave' } },
    ])
    .filter(({ count }) => count.value > 0)
    .sort((one, other) => other.count.value - one.count.value)
    .slice(0, 3)
    .map(({ name, count, does }) => say`${count} of them ${agree(count, does.one, does.several)} ${name}.`);
}
