import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { Verdict } from '@/shared/library/tally.ts';

export const sides = ['A', 'B'] as const;
export type Side = (typeof sides)[number];

/** Whose answer a side shows: hidden from the user until one was picked. */
export type Prompted = 'original' | 'rewrite';
export type Order = Readonly<Record<Side, Prompted>>;

/** What an answer's run tells. */
export type AnswerEvent =
  | { type: 'ping' }
  | { type: 'start'; model: string }
  | { type: 'delta'; text: string }
  | { type: 'done'; text: string }
  | { type: 'error'; code: ErrorCode };

/** `waiting`: its turn comes after the other side's. `text` of a failed one is what had arrived. */
export type AnswerState =
  | { status: 'waiting' | 'running' | 'done'; text: string }
  | { status: 'failed'; text: string; code: ErrorCode };

export interface Comparison {
  order: Order;
  answers: Readonly<Record<Side, AnswerState>>;
  /** The model that answers, once it is known. */
  model: string;
  /** What the user picked; null until then. */
  found: { choice: Side | 'same'; verdict: Verdict } | null;
  /** Why the verdict could not be counted; null where it was. */
  uncounted: ErrorCode | null;
}

export type CompareEvent =
  | { type: 'begin'; order: Order }
  | { type: 'run'; side: Side }
  | { type: 'heard'; side: Side; event: AnswerEvent }
  | { type: 'pick'; choice: Side | 'same' }
  | { type: 'uncounted'; code: ErrorCode }
  | { type: 'leave' };

const waiting: AnswerState = { status: 'waiting', text: '' };

/** Which side shows the rewrite. */
export function orderOf(isRewriteFirst: boolean): Order {
  return isRewriteFirst ? { A: 'rewrite', B: 'original' } : { A: 'original', B: 'rewrite' };
}

/** Whether an answer can be judged: whole, or broken off after its beginning. */
export function isReadable(answer: AnswerState): boolean {
  return (
    answer.status === 'done' ||
    (answer.status === 'failed' && answer.code === 'cut_off' && answer.text !== '')
  );
}

/** How far a comparison is. `stuck`: nothing runs, and a side gave nothing to judge. */
export function stageOf({ answers, found }: Comparison): 'running' | 'stuck' | 'ready' | 'found' {
  if (found) return 'found';
  const both = sides.map((side) => answers[side]);
  if (both.some(({ status }) => status === 'waiting' || status === 'running')) return 'running';
  return both.every(isReadable) ? 'ready' : 'stuck';
}

/** What a choice says of the two prompts. */
export function verdictOf(order: Order, choice: Side | 'same'): Verdict {
  return choice === 'same' ? 'same' : order[choice];
}

function nextAnswer(answer: AnswerState, event: AnswerEvent): AnswerState {
  switch (event.type) {
    case 'ping':
    case 'start':
      return answer;
    case 'delta':
      return { status: 'running', text: answer.text + event.text };
    case 'done':
      return { status: 'done', text: event.text };
    case 'error':
      return { status: 'failed', text: answer.text, code: event.code };
  }
}

function withAnswer(state: Comparison, side: Side, answer: AnswerState): Comparison {
  return { ...state, answers: { ...state.answers, [side]: answer } };
}

/** The comparison after one event; null while there is none. */
export function nextComparison(state: Comparison | null, event: CompareEvent): Comparison | null {
  if (event.type === 'leave') return null;
  if (event.type === 'begin')
    return {
      order: event.order,
      answers: { A: waiting, B: waiting },
      model: '',
      found: null,
      uncounted: null,
    };
  if (!state) return null;
  if (event.type === 'pick') {
    if (stageOf(state) !== 'ready') return state;
    const { choice } = event;
    return { ...state, found: { choice, verdict: verdictOf(state.order, choice) } };
  }
  if (event.type === 'uncounted') return { ...state, uncounted: event.code };
  if (event.type === 'run') return withAnswer(state, event.side, { status: 'running', text: '' });
  const named = event.event.type === 'start' ? { ...state, model: event.event.model } : state;
  return withAnswer(named, event.side, nextAnswer(state.answers[event.side], event.event));
}
