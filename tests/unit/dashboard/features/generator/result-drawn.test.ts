import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Queries } from '@/dashboard/app/queries.tsx';
import PromptHistory from '@/dashboard/features/generator/result/prompt-history.tsx';
import { readParts } from '@/dashboard/features/generator/result/prompt-parts.ts';
import { changeVersions, noVersions } from '@/dashboard/features/generator/result/prompt-versions.ts';
import Result from '@/dashboard/features/generator/result/result.tsx';
import { ImageChat } from '@/dashboard/features/image-chat/image-chat.tsx';

const drawn = (node: ReactNode) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Queries, null, node)));

const made = (topic: string) => ({
  ...{ type: 'add' as const, label: 'Generated', engine: 'offline' as const, topic },
  prompt: readParts(`Write a text about ${topic}.`),
});

/** The names of what can be pressed. */
const presses = (html: string) =>
  [...html.matchAll(/<button\b[^>]*>(.*?)<\/button>/gs)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, ''),
  );

test('a result names what can be done with it, and the prompts of other topics apart from its own', () => {
  const state = [made('remote work'), made('gardens')].reduce(changeVersions, noVersions);
  const html = drawn(createElement(Result, { state, onChange: () => undefined, isLeading: true }));
  expect(presses(html)).toEqual(expect.arrayContaining(['Run it', 'Copy share link', 'Save to extension']));
  const others = /<optgroup label="Prompts of other topics">(.*?)<\/optgroup>/s.exec(html)?.[1] ?? '';
  expect(others.match(/<option/g)).toHaveLength(1);
});

test('the history of an account stands under Your prompts', () => {
  const html = drawn(createElement(PromptHistory, { made: 0, onOpen: () => undefined }));
  expect(html).toMatch(/<h2[^>]*>Your prompts<\/h2>/);
});

test('the image chat leads Back to Generator', () => {
  const html = drawn(createElement(ImageChat, { sessionId: null }));
  expect(html).toMatch(/<a[^>]*href="\/generator"[^>]*>.*?Back to Generator<\/a>/s);
});
