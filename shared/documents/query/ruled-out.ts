import { columnAt, type Filling } from './draft.ts';
import { flagsOf } from './fill-empty.ts';

/** The word that rules a value out: it stands right before it, small words between; in Hindi right behind it. */
export function isRuledOut(filling: Filling, at: number, length = 1): boolean {
  const { tokens, asks, names, language } = filling.reading;
  if (language === 'hi' && tokens[at + length]?.role === 'not') {
    for (let own = at + length; tokens[own]?.role === 'not'; own += 1) {
      const token = tokens[own];
      if (token) token.role = 'filter';
    }
    return true;
  }
  for (const not of asks.get('not') ?? []) {
    if (not >= at || tokens[not]?.role !== 'not') continue;
    const between = tokens.slice(not, at).filter(({ role }) => role !== 'not');
    const isNear = between.every(({ role, text }) =>
      role === undefined ? text.length <= 5 : role === 'name' || role === 'stop' || role === 'filter',
    );
    const isOfFlag = names.some(
      ({ column, at: own }) => own > not && own < at && flagsOf(columnAt(filling, column)) !== undefined,
    );
    if (isNear && !isOfFlag && between.length <= 4) {
      for (const token of tokens.slice(not, at)) if (token.role === 'not') token.role = 'filter';
      return true;
    }
  }
  return false;
}
