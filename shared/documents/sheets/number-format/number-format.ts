import { dateFormatter, isDateSection, isElapsedSection } from './date-section.ts';
import { formatGeneral } from './general.ts';
import { numberFormatter, withText } from './number-section.ts';
import { type Condition, readSection, type Section, splitSections } from './sections.ts';

/** A number format, ready to show many cells. */
export interface NumberFormat {
  code: string;
  /** Whether numbers in it are days: calendar dates or times of day, not durations. */
  isDate: boolean;
  /** A number as Excel shows it in a cell that is wide enough. */
  number(value: number, isDate1904: boolean): string;
  text(value: string): string;
}

type Formatter = (value: number, isDate1904: boolean) => string;

const TESTS: Readonly<Record<string, (value: number, operand: number) => boolean>> = {
  '<': (value, operand) => value < operand,
  '<=': (value, operand) => value <= operand,
  '>': (value, operand) => value > operand,
  '>=': (value, operand) => value >= operand,
  '=': (value, operand) => value === operand,
  '<>': (value, operand) => value !== operand,
};

/** The condition of each section where it names none: above zero, below zero, the rest. */
function conditionsOf(sections: readonly Section[]): (Condition | undefined)[] {
  const own = sections.map(({ condition }) => condition);
  if (sections.length < 2) return own;
  const isNamed = own.some((condition) => condition !== undefined);
  const first = own[0] ?? { operator: sections.length > 2 || isNamed ? '>' : '>=', operand: 0 };
  const negative = { operator: '<', operand: 0 };
  const second = own[1] ?? (sections.length > 2 ? negative : undefined);
  return [first, second, undefined];
}

/** Whether a section shows negative numbers alone, so that their sign is left to it. */
function isForNegatives(
  condition: Condition | undefined,
  index: number,
  sections: readonly Section[],
): boolean {
  if (condition)
    return /^</.test(condition.operator) && condition.operator !== '<>' && condition.operand <= 0;
  const first = sections[0]?.condition;
  return (
    index === 1 && sections.length === 2 && (!first || /^>=? 0$/.test(`${first.operator} ${first.operand}`))
  );
}

function formatterOf(section: Section, dropsSign: boolean): Formatter {
  if (isDateSection(section)) return dateFormatter(section);
  const show = numberFormatter(section);
  return (value) => {
    if (value >= 0) return show(value);
    const shown = show(-value);
    return dropsSign ? shown : `-${shown}`;
  };
}

/** Reads a format code; the same code gives the same object from `numberFormat`. */
function compile(code: string): NumberFormat {
  const sections = splitSections(code).slice(0, 4).map(readSection);
  const isForText = sections.at(-1)?.tokens.some(({ type }) => type === 'text') ?? false;
  const isTextAlone = sections.length === 1 && isForText;
  const textSection = isForText ? sections.at(-1) : sections[3];
  const numeric = isTextAlone
    ? sections
    : sections.slice(0, isForText ? Math.min(3, sections.length - 1) : 3);
  const conditions = conditionsOf(numeric);
  const formatters = numeric.map((section, index) =>
    formatterOf(section, isForNegatives(conditions[index], index, numeric)),
  );
  const choose = (value: number) => {
    const index = conditions.findIndex(
      (condition, at) =>
        at < numeric.length && (!condition || TESTS[condition.operator]?.(value, condition.operand)),
    );
    // A single section with a condition has General beside it.
    return formatters[index] ?? (numeric.length === 1 ? formatGeneral : undefined);
  };
  return {
    code,
    isDate: numeric.some(isDateSection) && !numeric.some(isElapsedSection),
    number: (value, isDate1904) => {
      if (isTextAlone) return withText(sections[0]?.tokens ?? [], formatGeneral(value));
      return choose(value)?.(value, isDate1904) ?? '########';
    },
    text: (value) => (textSection ? withText(textSection.tokens, value) : value),
  };
}

const general: NumberFormat = {
  code: 'General',
  isDate: false,
  number: formatGeneral,
  text: (value) => value,
};

const compiled = new Map<string, NumberFormat>();
/** Formats kept; a workbook has at most some hundreds. */
const KEPT = 2_000;
/** Excel takes 255 characters. */
const MAX_CODE = 1_000;

/** What shows numbers by a format code of Excel. */
export function numberFormat(code: string): NumberFormat {
  if (code === '' || code.length > MAX_CODE || /^general$/i.test(code)) return general;
  const known = compiled.get(code);
  if (known) return known;
  if (compiled.size >= KEPT) compiled.clear();
  const format = compile(code);
  compiled.set(code, format);
  return format;
}
