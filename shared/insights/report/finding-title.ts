import type { InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import type { Finding } from '@/shared/contracts/insight-report.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { nameTheme } from './name-theme.ts';
import type { Shift } from './shift.ts';

type Kind = Finding['kind'];

const MIN_AUTHORS = 2;
const TITLES: Record<Kind, (label: string) => string> = {
  pain: (label) => `People complain about ${label}`,
  praise: (label) => `People like ${label}`,
  request: (label) => `People ask for changes to ${label}`,
  question: (label) => `People ask about ${label}`,
  workaround: (label) => `People work around ${label}`,
  theme: (label) => `People bring up ${label}`,
  price: () => 'What it costs is a topic of its own',
  switch: () => 'People are changing from one product to another',
};

/** What a finding says in its heading. */
export function titleFinding(
  items: readonly InsightItem[],
  { label, kind, filter, shift }: { label: string; kind: Kind; filter: ItemFilter; shift: Shift | null },
): string {
  const name = nameTheme(label);
  if (shift) return `Complaints about ${name} have ${shift.direction}`;
  return kind === 'theme' && isDivided(items, filter)
    ? `Opinions on ${name} are divided`
    : TITLES[kind](name);
}

/** Whether about as many like it as complain of it, and several each. */
export function isDivided(items: readonly InsightItem[], { theme }: ItemFilter): boolean {
  if (theme === undefined) return false;
  const [less = 0, more = 0] = (['complaint', 'praise'] as const)
    .map((intent) => countItems(items, { theme, intent }).authors)
    .sort((one, other) => one - other);
  return less >= MIN_AUTHORS && less * 2 > more;
}
