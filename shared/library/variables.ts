import { findProtectedSpans } from '@/shared/enhance/protected-spans.ts';

/** A blank in a prompt that is filled in before use: `{{x}}`, `[X]` or `[[x]]`. */
export interface Variable {
  name: string;
  /** Where it stands, ends exclusive, in the order of the text. */
  spans: { start: number; end: number }[];
}

const BRACES = /^\{\{\s*(?<name>[\p{L}\d_](?:[^{}]*[^{}\s])?)\s*\}\}$/u;
const BRACKETS = /^\[\[?\s*(?<name>[\p{L}\d_](?:[^[\]]*[^[\]\s])?)\s*\]?\]$/u;
/** Words of template languages, which ask for nothing. */
const KEYWORDS = new Set(['else', 'this', 'end']);

/** What is written in brackets without being a blank: check boxes, array indexes, link targets, lists of values. */
function isOtherBracket(
  text: string,
  { start, end, name }: { start: number; end: number; name: string },
): boolean {
  const before = text.slice(Math.max(0, start - 8), start);
  const isCheckBox = /^x$/i.test(name) && /(?:^|\n)[ \t]*[-*+][ \t]+$/.test(before);
  const isAttached = /[\p{L}\d_\])]$/u.test(before);
  const isLinkTarget = text[end] === ':' && (start === 0 || text[start - 1] === '\n');
  return isCheckBox || isAttached || isLinkTarget || /["'`=;<>\\|]/.test(name) || !/\p{L}/u.test(name);
}

/** Names that differ in case alone ask for the same thing. */
export const variableKey = (name: string) => name.toLowerCase();

/** The blanks of a text, each once; what the intent guard takes for a placeholder, without tags, code and quotations. */
export function findVariables(text: string): Variable[] {
  const found = new Map<string, Variable>();
  for (const { kind, start, end } of findProtectedSpans(text)) {
    if (kind !== 'placeholder') continue;
    const raw = text.slice(start, end);
    const inBraces = BRACES.exec(raw)?.groups?.name;
    const name = inBraces ?? BRACKETS.exec(raw)?.groups?.name;
    if (name === undefined || KEYWORDS.has(name)) continue;
    if (inBraces === undefined && isOtherBracket(text, { start, end, name })) continue;
    const known = found.get(variableKey(name));
    if (known) known.spans.push({ start, end });
    else found.set(variableKey(name), { name, spans: [{ start, end }] });
  }
  return [...found.values()];
}

/** The value given for a blank; none for one that only an object's own nature would name, such as `constructor`. */
export function givenValue(values: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : '';
}

/**
 * The text with its blanks filled; one without a value stays as it was written.
 * @param values by name, in any case; blanks within a value are not filled again
 */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  const given = new Map(Object.entries(values).map(([name, value]) => [variableKey(name), value]));
  const places = findVariables(text).flatMap(({ name, spans }) =>
    spans.map((span) => ({ ...span, value: given.get(variableKey(name)) ?? '' })),
  );
  places.sort((left, right) => left.start - right.start);
  let filled = '';
  let from = 0;
  for (const { start, end, value } of places) {
    filled += text.slice(from, start) + (value === '' ? text.slice(start, end) : value);
    from = end;
  }
  return filled + text.slice(from);
}
