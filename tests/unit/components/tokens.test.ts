import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../components/tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [found[1] ?? '', found[2] ?? '']),
);

/** The hex a token stands for in one scheme, following `var()`. */
function colourOf(token: string, scheme: 'light' | 'dark'): string {
  const value = declared.get(token);
  if (value === undefined) throw new Error(`no token --${token}`);
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias) return colourOf(alias, scheme);
  const both = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
  if (!both) throw new Error(`--${token} is no colour: ${value}`);
  return (scheme === 'light' ? both[1] : both[2]) ?? '';
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['paper', 'raised', 'sunken'];
const words = [
  'text',
  'text-soft',
  'text-faint',
  'ember-text',
  'steel',
  'added',
  'removed',
  'warning',
  'error',
  'success',
];
const washed = ['steel', 'added', 'removed', 'warning', 'error', 'success'];

const textPairs: [string, string][] = [
  ...words.flatMap((word) => surfaces.map((surface): [string, string] => [word, surface])),
  ...washed.flatMap((word): [string, string][] => [
    [word, `${word}-wash`],
    ['text', `${word}-wash`],
  ]),
  ['text', 'chosen'],
  ['text', 'stone-3'],
  ['text-soft', 'stone-3'],
  ['text', 'stone-4'],
  ['text', 'stone-5'],
  ['on-ember', 'ember-fill'],
  ['on-ember', 'ember-fill-hover'],
  ['paper', 'text'],
  ['text', 'button'],
  ['text-faint', 'button-off'],
];
/** Whatever a control may stand on: a ring, a radio or a button's line is made out there. */
const grounds = [...surfaces, ...washed.map((word) => `${word}-wash`), 'chosen', 'stone-3', 'button'];
const shapePairs: [string, string][] = [
  ...['ember', 'outline', 'ember-fill'].flatMap((shape) =>
    surfaces.map((surface): [string, string] => [shape, surface]),
  ),
  ['outline', 'button'],
  ...grounds.map((ground): [string, string] => [focusColour(), ground]),
  // A radio that is not chosen, and one that is.
  ...[...surfaces, 'button'].flatMap((ground): [string, string][] => [
    ['text-faint', ground],
    ['text', ground],
  ]),
];

/** The token of a focus ring. */
function focusColour(): string {
  return /var\(--([\w-]+)\)/.exec(declared.get('focus') ?? '')?.[1] ?? '';
}

describe.each(['light', 'dark'] as const)('colours, %s', (scheme) => {
  it.each(textPairs)('%s can be read on %s', (word, surface) => {
    expect(contrastOf(colourOf(word, scheme), colourOf(surface, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s can be made out on %s', (shape, surface) => {
    expect(contrastOf(colourOf(shape, scheme), colourOf(surface, scheme))).toBeGreaterThanOrEqual(3);
  });

  it.each(surfaces)('what stands for words to come is seen on %s', (surface) => {
    expect(contrastOf(colourOf('skeleton', scheme), colourOf(surface, scheme))).toBeGreaterThanOrEqual(1.5);
  });

  it('a ring of focus is no failure’s red', () => {
    const failures = ['error', 'removed'].map((token) => colourOf(token, scheme));
    expect(failures).not.toContain(colourOf(focusColour(), scheme));
  });

  it('a button that waits for a press is told from one that cannot be pressed', () => {
    const [waits, off] = ['outline', 'button-off'].map((token) => colourOf(token, scheme));
    // Its line is seen against the flat one's fill.
    expect(contrastOf(waits ?? '', off ?? '')).toBeGreaterThanOrEqual(2.5);
    expect(colourOf('button', scheme)).not.toBe(off);
  });

  it('runs from paper to ink in twelve steps, each further from paper', () => {
    const steps = Array.from({ length: 10 }, (_, index) =>
      luminanceOf(colourOf(`stone-${index + 3}`, scheme)),
    );
    const ordered = [...steps].sort((a, b) => (scheme === 'light' ? b - a : a - b));
    expect(steps).toEqual(ordered);
  });
});

it('names every colour once for light and once for dark', () => {
  const lone = [...css.matchAll(/^\s*--[\w-]+:\s*#[0-9a-f]+;/gm)];
  expect(lone).toEqual([]);
});

const root = join(import.meta.dirname, '../../..');
const sheets = ['components', 'dashboard', 'entrypoints'].flatMap((folder) =>
  globSync(`${folder}/**/*.css`, { cwd: root }).filter((file) => !file.endsWith('tokens.css')),
);

it.each(sheets)('%s names no colour and no duration of its own', (file) => {
  const own = readFileSync(join(root, file), 'utf8').match(
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b\d+m?s\b/gi,
  );
  expect(own).toBeNull();
});

// A wash alone differs from its surface by less than can be seen (3:1): what is chosen has a line or a fill of these.
const SEEN = /var\(--(?:outline|text|ember|ember-fill)\)/;
const CHOSEN = /\[aria-(?:selected|pressed|current|checked)(?:="(?:true|page)")?\]|:checked\)|\.at$/;
const chosenRules = globSync('{components,entrypoints,dashboard}/**/*.css').flatMap((file) => {
  const rules = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) =>
    CHOSEN.test(selector.trim()) && !selector.includes(':not(') && /background|border|shadow/.test(body)
      ? [[`${file}: ${selector.trim()}`, body] as const]
      : [],
  );
});

describe('what is chosen', () => {
  it('is found in every build', () => {
    expect(chosenRules.length).toBeGreaterThan(8);
  });

  it.each(chosenRules)('is told by more than a wash: %s', (_, body) => {
    expect(body).toMatch(SEEN);
  });
});
