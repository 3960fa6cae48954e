import type { Models } from './compare-conditions.ts';
import { draftOfBare } from './conditions.ts';

/** What the scripted model is made to do, so that a run must find it. */
export interface Planted {
  /** Share of drafts for which the rewritten prompt's answer is better: one for all conditions, or one for each. */
  wins: number | Readonly<Record<string, number>>;
  /** Whether its judge names the first answer whatever it says. */
  likesFirst?: boolean;
}

/** Marks that the scripted writer leaves in a prompt and the scripted answerer carries into its answer. */
const BETTER = 'exactly as asked';
const WORSE = 'beside the point';
const rank = (text: string) => (text.includes(BETTER) ? 1 : text.includes(WORSE) ? -1 : 0);

/**
 * A model by script: its rewrites are the draft with a mark, better for the planted share and worse for the rest; its
 * answers carry the mark; its judge reads marks. No word of it says anything about a real model.
 */
export function scriptedModel({ wins, likesFirst = false }: Planted): Models {
  const counts = new Map<string, number>();
  return {
    async writer(messages, condition) {
      const share = typeof wins === 'number' ? wins : (wins[condition] ?? 0.5);
      const count = (counts.get(condition) ?? 0) + 1;
      counts.set(condition, count);
      const isBetter = Math.floor(count * share) > Math.floor((count - 1) * share);
      const last = messages.at(-1)?.content ?? '';
      const draft = /<(text-[\w-]+)>\n([\s\S]*)\n<\/\1>/.exec(last)?.[2] ?? draftOfBare(last) ?? last;
      return `${draft}\n(${isBetter ? BETTER : WORSE})`;
    },
    async answerer(messages) {
      return `An answer. ${messages.at(-1)?.content ?? ''}`;
    },
    async judge(messages) {
      if (likesFirst) return 'A';
      const [, a = '', b = ''] = (messages.at(-1)?.content ?? '').split(/\n\nAnswer [AB]:\n/);
      return rank(a) === rank(b) ? 'T' : rank(a) > rank(b) ? 'A' : 'B';
    },
  };
}
