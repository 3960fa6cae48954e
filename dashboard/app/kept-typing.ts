/** Where a text lies while its writer logs in, by what it was typed for. */
const KEYS = { question: 'whetstone-question', topic: 'whetstone-topic' } as const;
type Typed = keyof typeof KEYS;

/** Keeps what was typed while its writer logs in or signs up: in this tab alone, and for one return. */
export function keepTyping(what: Typed, text: string): void {
  try {
    sessionStorage.setItem(KEYS[what], text);
  } catch {
    // Without storage it is typed again.
  }
}

/** What was typed before logging in; it is told once. */
export function takeTyping(what: Typed): string {
  try {
    const text = sessionStorage.getItem(KEYS[what]) ?? '';
    sessionStorage.removeItem(KEYS[what]);
    return text;
  } catch {
    return '';
  }
}
