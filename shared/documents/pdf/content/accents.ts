/** Signs that stand by themselves, and the marks they are over a letter. */
const marks = new Map(
  Object.entries({
    '`': '\u0300',
    '´': '\u0301',
    ˆ: '\u0302',
    '˜': '\u0303',
    '¯': '\u0304',
    '˘': '\u0306',
    '˙': '\u0307',
    '¨': '\u0308',
    '˚': '\u030a',
    '˝': '\u030b',
    ˇ: '\u030c',
    '¸': '\u0327',
    '˛': '\u0328',
  }),
);

/** A glyph's text and where it begins and ends. */
export interface Part {
  text: string;
  from: number;
  to: number;
}

/** Centres this near, as a part of the font size: a sign over its letter, not one beside it. */
const NEAR = 0.2;

export const isAccent = (text: string | undefined): boolean => text !== undefined && marks.has(text);

/** A letter and the accent drawn over it as one, whichever came first; undefined where they stand beside each other. */
export function accented(one: Part, other: Part, size: number): Part | undefined {
  const [accent, letter] = isAccent(one.text) ? [one, other] : [other, one];
  const mark = marks.get(accent.text);
  if (!mark || Math.abs(one.from + one.to - other.from - other.to) > 2 * NEAR * size) return undefined;
  const text = (letter.text.replace('ı', 'i').replace('ȷ', 'j') + mark).normalize('NFC');
  return /^\p{L}$/u.test(text) ? { ...letter, text } : undefined;
}
