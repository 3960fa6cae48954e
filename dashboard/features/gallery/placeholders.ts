/** What a template leaves to be filled in: capitals in brackets (spec §3). */
const PLACEHOLDER = /\[([A-Z][^\][\n]*)\]/g;

/** The placeholders of a text, each once, in their order, without brackets. */
export function placeholdersOf(content: string): string[] {
  return [...new Set([...content.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** A placeholder as the name of a field: `WHO I AM` is *Who I am*. */
export function labelOf(placeholder: string): string {
  const lower = placeholder.toLowerCase().replace(/\bi\b/g, 'I');
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
  // Between the pieces stand the names in brackets.
  return content.split(PLACEHOLDER).map((piece, at) => {
    if (at % 2 === 0) return { text: piece, isFilled: true };
    const value = (values[piece] ?? '').trim();
    return { text: value || `[${piece}]`, placeholder: piece, isFilled: value !== '' };
  });
}

/** The text with what was filled in. */
export const fillIn = (content: string, values: PlaceholderValues): string =>
  partsOf(content, values)
    .map(({ text }) => text)
    .join('');
