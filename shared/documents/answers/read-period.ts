import { isoOfSerial } from '@/shared/documents/sheets/serial-date.ts';
import type { Token } from './question-tokens.ts';
import { monthOf, readDate, serialOfDay } from './written-dates.ts';

/** Days from `from` up to, not including, `until`, as Excel counts them. */
export interface Period {
  from: number;
  until: number;
  /** As the answer says it: `is in March 2025`. */
  says: string;
  /** Where one whole year is meant. */
  year?: number | undefined;
}

interface Named {
  from: number;
  until: number;
  length: number;
  name: string;
}

const EVER = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

const yearOf = (text: string | undefined) =>
  text && /^(?:19|20|21)\d\d$/.test(text) ? Number(text) : undefined;

function months(year: number, first: number, count: number): { from: number; until: number } | undefined {
  const last = first + count - 1;
  const from = serialOfDay(year, first, 1);
  const until = serialOfDay(last === 12 ? year + 1 : year, last === 12 ? 1 : last + 1, 1);
  return from === undefined || until === undefined ? undefined : { from, until };
}

/** A day, a month, a quarter or a year that is named at a place of the question. */
function namedAt(tokens: readonly Token[], at: number): Named | undefined {
  const rest = tokens.slice(at, at + 3);
  const taken = rest.findIndex(({ role }) => role !== undefined);
  const free = taken < 0 ? rest : rest.slice(0, taken);
  const [a, b, c] = [0, 1, 2].map((offset) => free[offset]?.text);
  if (!a) return undefined;
  const day = (text: string, length: number): Named | undefined => {
    const serial = readDate(text, 'iso') ?? readDate(text, 'named');
    const name = serial === undefined ? undefined : isoOfSerial(serial, false)?.slice(0, 10);
    return serial === undefined || !name ? undefined : { from: serial, until: serial + 1, length, name };
  };
  const three = b && c ? day(`${a} ${b} ${c}`, 3) : undefined;
  const found = day(a, 1) ?? three;
  if (found) return found;
  const quarter = /^q([1-4])$/.exec(a)?.[1];
  const month = monthOf(a);
  const year = yearOf(b);
  if (year !== undefined && quarter)
    return named(months(year, Number(quarter) * 3 - 2, 3), 2, `Q${quarter} ${year}`);
  if (year !== undefined && month)
    return named(months(year, month, 1), 2, `${a[0]?.toUpperCase()}${a.slice(1)} ${year}`);
  const alone = yearOf(a);
  return alone === undefined ? undefined : named(months(alone, 1, 12), 1, a);
}

function named(
  range: { from: number; until: number } | undefined,
  length: number,
  name: string,
): Named | undefined {
  return range && { ...range, length, name };
}

const LEADS: Readonly<Record<string, (named: Named) => Omit<Period, 'says'>>> = {
  in: ({ from, until }) => ({ from, until }),
  during: ({ from, until }) => ({ from, until }),
  on: ({ from, until }) => ({ from, until }),
  of: ({ from, until }) => ({ from, until }),
  for: ({ from, until }) => ({ from, until }),
  since: ({ from }) => ({ ...EVER, from }),
  from: ({ from }) => ({ ...EVER, from }),
  after: ({ until }) => ({ ...EVER, from: until }),
  before: ({ from }) => ({ ...EVER, until: from }),
  until: ({ until }) => ({ ...EVER, until }),
  till: ({ until }) => ({ ...EVER, until }),
};

function claimSpan(tokens: readonly Token[], from: number, to: number): void {
  for (const token of tokens.slice(from, to)) token.role = 'filter';
}

/** The days a question is about: `in March 2025`, `since 2025-03-01`, `between Q1 2024 and Q2 2024`. Claims its words. */
export function readPeriod(tokens: Token[]): Period | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const lead = tokens[at];
    if (!lead || lead.role !== undefined) continue;
    const found = namedAt(tokens, at + 1);
    const isSpan = lead.text === 'between' || lead.text === 'from';
    const joint = found ? tokens[at + 1 + found.length]?.text : undefined;
    if (found && isSpan && joint && /^(?:and|to|until|till)$/.test(joint)) {
      const end = namedAt(tokens, at + 2 + found.length);
      if (!end) continue;
      claimSpan(tokens, at, at + 2 + found.length + end.length);
      return { from: found.from, until: end.until, says: `is from ${found.name} to the end of ${end.name}` };
    }
    const read = Object.hasOwn(LEADS, lead.text) ? LEADS[lead.text] : undefined;
    if (!found || !read) continue;
    claimSpan(tokens, at, at + 1 + found.length);
    const word = lead.text === 'of' || lead.text === 'for' ? 'in' : lead.text;
    const year = word === 'in' ? yearOf(found.name) : undefined;
    return { ...read(found), says: `is ${word} ${found.name}`, year };
  }
  return undefined;
}
