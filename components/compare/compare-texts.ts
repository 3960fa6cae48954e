import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import type { EngineId, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { prices } from '@/shared/credits/prices.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { levels } from '@/shared/enhance/modes.ts';
import { countsOf, type Tally, total, type Verdict, wilson } from '@/shared/library/tally.ts';
import type { Order, Side } from './compare-state.ts';

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
  const left = credits !== null && credits < price ? ` You have ${credits} left.` : '';
  switch (engineKind(engine).cost) {
    case 'credits':
      return `Asks the cloud twice: ${price} credits.${left}`;
    case 'provider':
      return 'Asks your provider twice, who bills you for both.';
    case 'user_server':
      return 'Asks your model server twice, one after the other.';
    default:
      return 'Asks the browser’s own model twice, one after the other. Nothing leaves this device.';
  }
}

/** What the button says, or why it cannot be pressed and what to do. */
export function compareOffer(subject: CompareSubject): CompareOffer {
  const { engine, signedIn, mode, original, rewrite } = subject;
  const { access } = engineKind(engine);
  if (rewrite.trim() === '') return refusal('There is no rewrite to compare.');
  if (rewrite.trim() === original.trim()) return refusal('The rewrite is the same as your draft.');
  if (Math.max(original.length, rewrite.length) > MAX_DRAFT_CHARS)
    return refusal('This is too long to compare: 50,000 characters at most.');
  if (mode === 'email') return refusal('E-mails are answered by people, so there is nothing to compare.');
  if (mode === 'image')
    return refusal('Image prompts are answered with pictures, which cannot be compared here.');
  if (access === 'rules')
    return refusal(
      'See which gets the better answer: your draft or the rewrite. That needs an AI model; the browser’s own and your own server are free.',
      'engine',
    );
  if (access === 'functions' && !signedIn)
    return refusal('Each answer from the cloud costs a credit. Sign in, or connect another model.', 'engine');
  return { can: true, note: costNote(subject) };
}

const promptNames = { original: 'your draft', rewrite: 'the rewrite' } as const;

/** Says which was which, once one was picked. */
export function revealText(order: Order, choice: Side | 'same'): string {
  const both = `A answered ${promptNames[order.A]}, B ${promptNames[order.B]}.`;
  return choice === 'same'
    ? `You saw no difference. ${both}`
    : `You picked ${promptNames[order[choice]]}. ${both}`;
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
  const parts = [
    `rewritten won ${rewrite} of ${rewrite + original + same}`,
    ...(original > 0 ? [`your draft ${original}`] : []),
    ...(same > 0 ? [`${same} made no difference`] : []),
  ];
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(', ')}${parts.length > 1 ? ',' : ''} and ${last}.` : `${last}.`;
}

/** How far so many comparisons can be trusted. */
function noteOf(won: number, all: number): string {
  const { low, high } = wilson(won, all);
  const percent = (share: number) => Math.round(share * 100);
  if (all < FEW)
    return `${all === 1 ? 'One comparison is' : `${all} comparisons are`} few: take it as a hint.`;
  return `Going by ${all} comparisons, rewriting most likely helps in ${percent(low)} to ${percent(high)} of 100 cases.`;
}

function lineOf(tally: Tally, mode: EnhanceMode): TallyLine {
  const counts = countsOf(tally, { mode });
  const byLevel = levels.flatMap(({ id }) => {
    const there = countsOf(tally, { mode, level: id });
    return total(there) > 0 ? [`${label(levels, id)} ${there.rewrite} of ${total(there)}`] : [];
  });
  return {
    mode,
    headline: `${label(modes, mode)}: ${score(counts)}`,
    details: byLevel.length > 1 ? `Rewritten won, by level: ${byLevel.join(', ')}.` : '',
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
  return `All comparisons: ${score(countsOf(tally))}`;
}

/** Why the counts can be believed. */
export const BLIND =
  'Blind: each time you picked an answer before you saw which prompt it came from. Counted on this device alone, without any text.';

/** What is said beside the verdict of one comparison, the tally counting it already. */
export function standing(tally: Tally, mode: EnhanceMode): TallyLine | null {
  return total(countsOf(tally, { mode })) > 0 ? lineOf(tally, mode) : null;
}
