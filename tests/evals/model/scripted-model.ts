import type { Ask } from './ask-model.ts';

/** What the scripted model is made to do, so that a run must find it. */
export interface Planted {
  /** Share of drafts for which the rewritten prompt's answer is better, the same for all that are sent with `when`. */
  wins: number;
  /** Whether its judge names the first answer whatever it says. */
  likesFirst?: boolean;
}

/** Marks that the scripted writer leaves in a prompt and the scripted answerer carries into its answer. */
const BETTER = 'exactly as asked';
const WORSE = 'beside the point';

/**
 * A model by script: its rewrites are the draft with a mark, better for the planted share and worse for the rest; its
 * answers carry the mark; its judge reads marks. No word of it says anything about a real model.
 */
export function scriptedModel({ wins, likesFirst = false }: Planted): Ask {
  const rewrites = new Map<string, number>();
  return async (messages) => {
    const last = messages.at(-1)?.content ?? '';
    if (last.startsWith('Asked for:')) {
      if (likesFirst) return 'A';
      const [, a = '', b = ''] = last.split(/\n\nAnswer [AB]:\n/);
      const rank = (text: string) => (text.includes(BETTER) ? 1 : text.includes(WORSE) ? -1 : 0);
      return rank(a) === rank(b) ? 'T' : rank(a) > rank(b) ? 'A' : 'B';
    }
    const isRewrite = messages.length > 1 || last.startsWith('Improve this prompt');
    if (!isRewrite) return `An answer. ${last}`;
    // Each way to rewrite is dealt its own share.
    const way = messages.length > 1 ? (messages[0]?.content.replace(/text-[\w-]+/g, '') ?? '') : 'bare';
    const count = (rewrites.get(way) ?? 0) + 1;
    rewrites.set(way, count);
    const isBetter = Math.floor(count * wins) > Math.floor((count - 1) * wins);
    const draft = /<(text-[\w-]+)>\n([\s\S]*)\n<\/\1>/.exec(last)?.[2] ?? last;
    return `${draft}\n(${isBetter ? BETTER : WORSE})`;
  };
}
