/** What a template leaves to be filled in: capitals in brackets (spec §3), or `{{name}}` as in the extension's library. */
const PLACEHOLDER = /\[([A-Z][^\][\n]*)\]|\{\{[ \t]*([^{}\s][^{}\n]*?)[ \t]*\}\}/g;

interface Blank {
  name: string;
  /** As it is written. */
  raw: string;
  at: number;
}

const blanksOf = (content: string): Blank[] =>
  [...content.matchAll(PLACEHOLDER)].map((match) => ({
    name: match[1] ?? match[2] ?? '',
    raw: match[0],
    at: match.index,
  }));

/** The placeholders of a text, each once, in their order, without brackets. */
export function placeholdersOf(content: string): string[] {
  return [...new Set(blanksOf(content).map(({ name }) => name))];
}

/** A placeholder as the name of a field: `WHO I AM` is *Who I am*. */
export function labelOf(placeholder: string): string {
  const lower = placeholder.toLowerCase().replaceAll('_', ' ').replace(/\bi\b/g, 'I');
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

export type PlaceholderValues = Readonly<Record<string, string>>;

/** A piece of a template's text: as it stands, or in the place of a placeholder. */
export interface TemplatePart {
  text: string;
  /** The placeholder in whose place it stands. */
  placeholder?: string;
  isFilled: boolean;
}

/** The text in its parts; a placeholder without a value stands as it was. */
export function partsOf(content: string, values: PlaceholderValues): TemplatePart[] {
  let from = 0;
  const parts = blanksOf(content).flatMap(({ name, raw, at }): TemplatePart[] => {
    const before = content.slice(from, at);
    from = at + raw.length;
    const value = Object.hasOwn(values, name) ? (values[name] ?? '').trim() : '';
    return [
      { text: before, isFilled: true },
      { text: value || raw, placeholder: name, isFilled: value !== '' },
    ];
  });
  return [...parts, { text: content.slice(from), isFilled: true }];
}

/** The text with what was filled in. */
export const fillIn = (content: string, values: PlaceholderValues): string =>
  partsOf(content, values)
    .map(({ text }) => text)
    .join('');
