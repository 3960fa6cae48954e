import { expect, test } from 'vitest';
import { placeholderExamples } from '@/dashboard/content/placeholder-examples.en.ts';
import { templates } from '@/dashboard/content/templates.ts';
import { placeholdersOf } from '@/dashboard/features/gallery/placeholders.ts';

const asked = new Set(templates.flatMap(({ content }) => placeholdersOf(content)));

test.each([...asked])('the field %s has an example', (name) => {
  expect(placeholderExamples[name]).toMatch(/\S/);
});

test('no example is left of a template that went', () => {
  expect(Object.keys(placeholderExamples).filter((name) => !asked.has(name))).toEqual([]);
});
