import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PromptText } from '@/dashboard/app/prompt-text.tsx';
import { featureDemos } from '@/dashboard/content/feature-demos.en.ts';
import { example } from '@/dashboard/content/landing.ts';

const wordsOf = (text: string) =>
  renderToStaticMarkup(createElement(PromptText, { text })).replace(/<[^>]+>/g, '');

it.each([
  ...featureDemos.map(({ id, answer }) => [id, answer] as const),
  ['landing', example.after] as const,
])(
  'the example %s shows the names of its sections without their signs, and loses nothing else',
  (_, text) => {
    const shown = wordsOf(text);
    expect(shown).not.toContain('##');
    expect(shown.split('\n').length).toBe(text.split('\n').length);
  },
);

it('keeps the sign of a comment in code, and shows the names of sections around it without theirs', () => {
  const code = '```sh\n# install first\nnpm ci\n```';
  expect(wordsOf(`# Task\n${code}\n# Format\nA list.`)).toBe(`Task\n${code}\nFormat\nA list.`);
});

it('a fence that opens and ends on one line leaves the names behind it', () => {
  expect(wordsOf('```npm ci```\n## Format\nA list.')).toBe('```npm ci```\nFormat\nA list.');
});
