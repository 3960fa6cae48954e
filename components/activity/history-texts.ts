import { engineText } from '@/components/engine-text.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { levels } from '@/shared/enhance/modes.ts';
import type { HistoryEntry } from '@/shared/library/records.ts';
import { say } from './say.ts';

const labelOf = (options: readonly { id: string; label: string }[], id: string | null) =>
  options.find((option) => option.id === id)?.label;

/** What was asked for and who answered: `Rewrite · Polish · On this device`. */
export function historyTitle({ kind, mode, level, action, engine }: HistoryEntry): string {
  const asked = labelOf(modes, mode) ?? action?.replaceAll('-', ' ') ?? say(`kind_${kind}`);
  const first = asked.charAt(0).toUpperCase() + asked.slice(1);
  return [first, labelOf(levels, level), engineText(engine).name].filter(Boolean).join(' · ');
}

/** How a draft begins, in a line. */
export function beginningOf(draft: string): string {
  const line = draft.trim().replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89).trimEnd()}…` : line;
}
