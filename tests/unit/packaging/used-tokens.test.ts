import { expect, it } from 'vitest';
import { tokensUsedBy } from '@/packaging/used-tokens.ts';

const tokens = `:root {
  color-scheme: light dark;
  --stone: #eee;
  --line: 1px;
  --edge: var(--line) solid var(--stone);
  --unused: var(--line);
}
@media (prefers-reduced-motion: reduce) {
  :root {
    --stone: #ddd;
    --motion: 0ms;
  }
}
`;

it('keeps what a style sheet names, what that rests on, and what it is elsewhere', () => {
  const kept = tokensUsedBy('div { border: var(--edge); }', tokens);
  for (const part of [
    'color-scheme: light dark',
    '--edge: var',
    '--line: 1px',
    '--stone: #eee',
    '--stone: #ddd',
  ])
    expect(kept).toContain(part);
  expect(kept).not.toMatch(/--unused|--motion/);
});

it('keeps for a shadow root what its host matches', () => {
  const whole = `:root,\n:host {\n  --stone: #eee;\n}\n\n:root[data-theme="dark"],\n:host([data-theme="dark"]) {\n  color-scheme: dark;\n}\n`;
  expect(tokensUsedBy('div { color: var(--stone); }', whole).trim()).toBe(':host {\n  --stone: #eee;\n}');
});
