import type { Count, Intent } from '@/shared/contracts/insight-items.ts';
import { nameTheme } from '@/shared/insights/report/name-theme.ts';
import { agree } from '@/shared/insights/report/say.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { nameDays } from './asked-days.ts';
import { nameLanguage } from './asked-places.ts';
import type { Asked } from './read-asked.ts';

/** What posts of an intent do: one of them, and several. */
const VERBS: Record<Intent, [string, string]> = {
  complaint: ['complains', 'complain'],
  praise: ['praises something', 'praise something'],
  request: ['asks for something', 'ask for something'],
  question: ['asks a question', 'ask a question'],
  seeking: ['looks for something', 'look for something'],
  switch: ['tells of a change from one product to another', 'tell of a change from one product to another'],
  price: ['speaks of money', 'speak of money'],
  workaround: ['tells of a workaround', 'tell of a workaround'],
};

/** What so many posts do, in words that agree with their number. */
export function describeAsked(asked: Asked & { ids?: string[]; side?: string }, count: Count): string {
  const { theme, intent, source, language, ids, side } = asked;
  const days = nameDays(asked);
  const does = intent && agree(count, ...VERBS[intent]);
  const speaks = theme && `${agree(count, 'speaks', 'speak')} of ${nameTheme(theme)}`;
  const it = agree(count, 'it', 'they');
  const are = agree(count, 'is', 'are');
  const parts = [
    side && `${agree(count, 'speaks', 'speak')} of ${nameTheme(side)}`,
    ids && !side && `${agree(count, 'comes', 'come')} close to that`,
    source && `${are} from ${sourceLabels[source]}`,
    days && `${agree(count, 'was', 'were')} written ${days}`,
    language && `${are} in ${nameLanguage(language)}`,
    speaks && does ? `${does} where ${it} ${speaks}` : (speaks ?? does),
  ];
  return parts.filter(Boolean).join(' and ');
}
