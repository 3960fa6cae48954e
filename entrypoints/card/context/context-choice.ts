import { type FittedContext, fitTurns, type Turn } from '@/shared/enhance/context.ts';

/** The turns the user was shown, and which of them are in. */
export interface ContextChoice {
  turns: readonly Turn[];
  out: ReadonlySet<number>;
}

export interface ChosenContext {
  /** What is sent; `''` for nothing. */
  text: string;
  /** How many turns are in it. */
  turns: number;
  /** How many that are in were cut or do not fit. */
  cut: number;
  /** By turn: how many of its characters are sent; null where it was taken out. */
  kept: readonly (number | null)[];
}

/** A choice with all turns in. */
export function chooseAll(turns: readonly Turn[]): ContextChoice {
  return { turns, out: new Set() };
}

/** The choice with one turn taken out, or put in again. */
export function withTurnToggled({ turns, out }: ContextChoice, index: number): ContextChoice {
  const next = new Set(out);
  if (!next.delete(index)) next.add(index);
  return { turns, out: next };
}

/** What a choice sends along. */
export function contextOf({ turns, out }: ContextChoice): ChosenContext {
  const inside = turns.flatMap((turn, index) => (out.has(index) ? [] : [{ turn, index }]));
  const fitted: FittedContext = fitTurns(inside.map(({ turn }) => turn));
  const kept: (number | null)[] = turns.map(() => null);
  for (const [at, { index }] of inside.entries()) kept[index] = fitted.kept[at] ?? 0;
  const sent = fitted.kept.filter((chars) => chars > 0).length;
  const cut = inside.filter(({ turn }, at) => (fitted.kept[at] ?? 0) < turn.text.length).length;
  return { text: fitted.text, turns: sent, cut, kept };
}
