const KEY = 'research-question';

/** Keeps what was typed while its writer logs in: in this tab alone, and for one return. */
export function keepQuestion(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Without storage it is typed again.
  }
}

/** What was typed before logging in; it is told once. */
export function takeQuestion(): string {
  try {
    const query = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return query;
  } catch {
    return '';
  }
}
