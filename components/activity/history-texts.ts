import { engineText } from '@/components/engine-text.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { levels } from '@/shared/enhance/modes.ts';
import type { HistoryEntry } from '@/shared/library/records.ts';

const kinds: Record<HistoryEntry['kind'], string> = {
  enhance: 'Rewrite',
  action: 'Action',
  'follow-ups': 'Follow-up questions',
  persona: 'Persona',
};

const labelOf = (options: readonly { id: string; label: string }[], id: string | null) =>
  options.find((option) => option.id === id)?.label;

/** What was asked for and who answered: `Rewrite · Polish · On this device`. */
export function historyTitle({ kind, mode, level, action, engine }: HistoryEntry): string {
  const asked = labelOf(modes, mode) ?? action?.replaceAll('-', ' ') ?? kinds[kind];
  const first = asked.charAt(0).toUpperCase() + asked.slice(1);
  return [first, labelOf(levels, level), engineText(engine).name].filter(Boolean).join(' · ');
}

/** What an empty history shows of itself: a draft, and what Balanced makes of it on the device. */
export const historyExample = {
  before: 'can you fix it by teh end of friday',
  after: 'Can you fix it by the end of Friday?',
};

/** How a draft begins, in a line. */
export function beginningOf(draft: string): string {
  const line = draft.trim().replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89).trimEnd()}…` : line;
}
