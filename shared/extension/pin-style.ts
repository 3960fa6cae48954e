/** Sets declarations that no rule of the page overrides: those of the element itself that are important win. */
export function pinStyle(host: HTMLElement, declarations: Record<string, string>): void {
  for (const [name, value] of Object.entries(declarations)) host.style.setProperty(name, value, 'important');
}

/** What a host element of ours looks like from outside: a fixed box, untouched by the page, in the reader's scheme. */
export const hostStyle = {
  all: 'initial',
  position: 'fixed',
  display: 'block',
  'color-scheme': 'light dark',
} as const;

/** Undoes the page's CSS `zoom` around an element, since positions are read in px of the window; browsers that do not tell it ignore this. */
export const withoutZoom = (around: Element | null) => ({ zoom: String(1 / (around?.currentCSSZoom ?? 1)) });
