export interface Condition {
  operator: string;
  operand: number;
}

export type Token =
  | { type: 'literal'; text: string }
  /** `0`, `#` or `?`. */
  | { type: 'digit'; text: string }
  | { type: 'point' }
  | { type: 'comma' }
  | { type: 'percent' }
  | { type: 'slash' }
  /** `E+` or `E-`, as written. */
  | { type: 'exponent'; text: string }
  | { type: 'text' }
  | { type: 'general' }
  /** `yyyy`, `m`, `[h]`, `.00`, `AM/PM`; lower case but the last. */
  | { type: 'date'; text: string };

export interface Section {
  tokens: Token[];
  condition: Condition | undefined;
  /** Windows language id of `[$-407]`; 0 where there is none. */
  language: number;
  /** System's long date or time: `[$-F800]`, `[$-F400]`. */
  system: 'date' | 'time' | undefined;
}

const BRACKET = /^\[([^\]]*)\]/;
const CONDITION = /^(<=|>=|<>|<|>|=)\s*(-?[0-9.]+(?:[eE][+-]?[0-9]+)?)$/;
const CURRENCY = /^\$([^-]*)(?:-([0-9A-Fa-f]+))?/;
const ELAPSED = /^(?:h+|m+|s+)$/i;
const DATE_LETTERS = /^(?:y+|m+|d+|h+|s+|e+|g+|b{1,4}(?![a-z]))/i;
const HALF_DAY = /^(?:AM\/PM|A\/P|上午\/下午)/i;
const SUBSECOND = /^\.0{1,3}(?!0)/;

/** Parts of a format between semicolons that are not quoted, escaped or in brackets. */
export function splitSections(code: string): string[] {
  return code.match(/(?:"[^"]*"?|\\.?|[_*].?|\[[^\]]*\]?|[^;"\\[_*])+|(?<=^|;)(?=;|$)/gs) ?? [''];
}

function readBracket(inside: string, section: Section): void {
  const condition = CONDITION.exec(inside);
  const currency = CURRENCY.exec(inside);
  if (condition) {
    section.condition = { operator: condition[1] ?? '=', operand: Number(condition[2]) };
  } else if (ELAPSED.test(inside)) {
    section.tokens.push({ type: 'date', text: `[${inside.toLowerCase()}]` });
  } else if (currency) {
    const language = Number.parseInt(currency[2] ?? '0', 16);
    if (currency[1]) section.tokens.push({ type: 'literal', text: currency[1] });
    if (language === 0xf800) section.system = 'date';
    else if (language === 0xf400) section.system = 'time';
    else section.language = language & 0xffff;
  }
  // Colours and numeral shapes show nothing themselves.
}

/** Takes one token off the beginning of `rest`; gives how long it was. */
function readToken(rest: string, section: Section): number {
  const first = rest[0] ?? '';
  const push = (token: Token) => section.tokens.push(token);
  const bracket = BRACKET.exec(rest);
  if (bracket) {
    readBracket(bracket[1] ?? '', section);
    return bracket[0].length;
  }
  if (first === '"') {
    const end = rest.indexOf('"', 1);
    push({ type: 'literal', text: rest.slice(1, end < 0 ? undefined : end) });
    return end < 0 ? rest.length : end + 1;
  }
  const escaped = /^(?:\\(.)|(_).|\*.)/su.exec(rest);
  if (escaped) {
    // `_x` is as wide as an x; `*x` fills the cell, which no text does.
    push({ type: 'literal', text: escaped[2] ? ' ' : (escaped[1] ?? '') });
    return escaped[0].length;
  }
  const general = /^general/i.exec(rest);
  if (general) {
    push({ type: 'general' });
    return 7;
  }
  const date = /^E[+-]/i.test(rest) ? null : (HALF_DAY.exec(rest) ?? DATE_LETTERS.exec(rest));
  if (date) {
    push({ type: 'date', text: HALF_DAY.test(date[0]) ? date[0] : date[0].toLowerCase() });
    return date[0].length;
  }
  return readSymbol(rest, first, push);
}

function readSymbol(rest: string, first: string, push: (token: Token) => void): number {
  const exponent = /^E[+-]/i.exec(rest);
  if (exponent) {
    push({ type: 'exponent', text: exponent[0].toUpperCase() });
    return 2;
  }
  if (first === '0' || first === '#' || first === '?') push({ type: 'digit', text: first });
  else if (first === '.') push({ type: 'point' });
  else if (first === ',') push({ type: 'comma' });
  else if (first === '%') push({ type: 'percent' });
  else if (first === '/') push({ type: 'slash' });
  else if (first === '@') push({ type: 'text' });
  else push({ type: 'literal', text: first });
  return first.length;
}

/** Reads one section of a number format (ECMA-376 part 1, 18.8.31). */
export function readSection(code: string): Section {
  const section: Section = { tokens: [], condition: undefined, language: 0, system: undefined };
  let at = 0;
  while (at < code.length) {
    const rest = code.slice(at);
    const last = section.tokens.at(-1);
    const fraction = last?.type === 'date' && /s/.test(last.text) ? SUBSECOND.exec(rest) : null;
    if (fraction) {
      section.tokens.push({ type: 'date', text: fraction[0] });
      at += fraction[0].length;
    } else {
      at += Math.max(1, readToken(rest, section));
    }
  }
  return section;
}
