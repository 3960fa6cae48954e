import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import type { EngineId, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { prices } from '@/shared/credits/prices.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { levels } from '@/shared/enhance/modes.ts';
import { countsOf, type Tally, total, type Verdict, wilson } from '@/shared/library/tally.ts';
import type { Order, Side } from './compare-state.ts';
import { say } from './say.ts';

/** Below so many comparisons a share says little. */
const FEW = 30;

export interface CompareSubject {
  engine: EngineId;
  signedIn: boolean;
  /** The balance the server told last; null where it told none. */
  credits: number | null;
  mode: EnhanceMode;
  original: string;
  rewrite: string;
}

/** Whether two answers can be asked for, and what is to be known before. `engine`: another one would help. */
export type CompareOffer =
  | { can: true; note: string }
  | { can: false; reason: string; remedy: 'engine' | null };

const refusal = (reason: string, remedy: 'engine' | null = null): CompareOffer => ({
  can: false,
  reason,
  remedy,
});

function costNote({ engine, credits }: CompareSubject): string {
  const price = 2 * prices.answer.credits;
  switch (engineKind(engine).cost) {
    case 'credits':
      return credits !== null && credits < price
        ? `${say('cost_credits', { credits: price })} ${say('creditsLeft', { credits })}`
        : say('cost_credits', { credits: price });
    case 'provider':
      return say('cost_provider');
    case 'user_server':
      return say('cost_user_server');
    default:
      return say('cost_none');
  }
}

/** What the button says, or why it cannot be pressed and what to do. */
export function compareOffer(subject: CompareSubject): CompareOffer {
  const { engine, signedIn, mode, original, rewrite } = subject;
  const { access } = engineKind(engine);
  if (rewrite.trim() === '') return refusal(say('noRewrite'));
  if (rewrite.trim() === original.trim()) return refusal(say('sameAsDraft'));
  if (Math.max(original.length, rewrite.length) > MAX_DRAFT_CHARS)
    return refusal(say('tooLong', { max: MAX_DRAFT_CHARS }));
  if (mode === 'email') return refusal(say('notEmail'));
  if (mode === 'image') return refusal(say('notImage'));
  if (access === 'rules') return refusal(say('needsModel'), 'engine');
  if (access === 'functions' && !signedIn) return refusal(say('needsAccount'), 'engine');
  return { can: true, note: costNote(subject) };
}

/** Says which was which, once one was picked. */
export function revealText(order: Order, choice: Side | 'same'): string {
  const picked = choice === 'same' ? say('picked_same') : say(`picked_${order[choice]}`);
  return `${picked} ${say(`first_${order.A}`)}`;
}

const label = (options: readonly { id: string; label: string }[], id: string) =>
  options.find((option) => option.id === id)?.label ?? id;

interface TallyLine {
  mode: EnhanceMode;
  /** `Concise prompt: rewritten won 7 of 12, your draft 3, and 2 made no difference.` */
  headline: string;
  /** Each level for itself; empty where there was one alone. */
  details: string;
  /** How sure the share is. */
  note: string;
}

/** A person's sentence; a side that won nothing goes unmentioned, but for the rewrite. */
function score({ rewrite, original, same }: Record<Verdict, number>): string {
  const won = { won: rewrite, all: rewrite + original + same };
  if (original > 0 && same > 0) return say('rewriteAndBoth', { ...won, original, same });
  if (original > 0) return say('rewriteAndDraft', { ...won, original });
  return same > 0 ? say('rewriteAndSame', { ...won, same }) : say('rewriteAlone', won);
}

/** How far so many comparisons can be trusted. */
function noteOf(won: number, all: number): string {
  const { low, high } = wilson(won, all);
  const percent = (share: number) => Math.round(share * 100);
  return all < FEW ? say('few', { all }) : say('likely', { all, low: percent(low), high: percent(high) });
}

function lineOf(tally: Tally, mode: EnhanceMode): TallyLine {
  const counts = countsOf(tally, { mode });
  const byLevel = levels.flatMap(({ id }) => {
    const there = countsOf(tally, { mode, level: id });
    return total(there) > 0
      ? [say('ofLevel', { level: label(levels, id), won: there.rewrite, all: total(there) })]
      : [];
  });
  return {
    mode,
    headline: say('scoreOf', { mode: label(modes, mode), score: score(counts) }),
    details: byLevel.length > 1 ? say('byLevel', { levels: byLevel.join(', ') }) : '',
    note: noteOf(counts.rewrite, total(counts)),
  };
}

/** A line for each mode that was compared, in the order modes are shown in. */
export function tallyLines(tally: Tally): TallyLine[] {
  return modes
    .filter(({ id }) => total(countsOf(tally, { mode: id })) > 0)
    .map(({ id }) => lineOf(tally, id));
}

/** What all comparisons come to. */
export function tallyTitle(tally: Tally): string {
  return say('scoreOfAll', { score: score(countsOf(tally)) });
}

/** What is said beside the verdict of one comparison, the tally counting it already. */
export function standing(tally: Tally, mode: EnhanceMode): TallyLine | null {
  return total(countsOf(tally, { mode })) > 0 ? lineOf(tally, mode) : null;
}
