import { expect, test } from 'vitest';
import { readDescription } from '@/shared/image-prompt/read-description.ts';
import { refineBrief } from '@/shared/image-prompt/refine-brief.ts';
import { wholePrompt, writePrompt } from '@/shared/image-prompt/write-prompt.ts';
import { type Refinement, refinements } from './refinements.ts';
import { heldOutRefinements } from './refinements-held-out.ts';

/** Words said to us, which no picture shows. */
const SAID_TO_US = /\b(?:instead|meant|rather|replace|remove|sorry|please|actually|get rid|swap)\b/i;
/** A statement that stops before it has said what. */
const HALF =
  /\b(?:an?|the|and|or|with|of|in|on|at|by|to|his|her|its|their|holding|wearing|riding|carrying)(?=[.,\n]|$)/im;

/** What is wrong with the prompt after a wish; empty where nothing is. */
function faultsOf([first, wish, says, saysNoMore]: Refinement): string[] {
  const written = wholePrompt(writePrompt(refineBrief(readDescription(first), wish), 'gpt-image'));
  const [shown = ''] = written.replaceAll('\n', ' ').split('Do not show:');
  const text = `${shown.trim()} `;
  const has = (words: string) => new RegExp(`(?<!\\p{L})${words.trim()}(?!\\p{L})`, 'iu').test(text);
  return [
    ...says.filter((words) => !has(words)).map((words) => `no “${words}”`),
    ...saysNoMore.filter(has).map((words) => `still “${words}”`),
    ...(SAID_TO_US.test(text) ? ['our talk'] : []),
    ...(HALF.test(text) ? ['half a sentence'] : []),
  ].map((fault) => `${fault}: ${text}`);
}

test.each(refinements)('%s → %s', (...refinement) => {
  expect(faultsOf(refinement)).toEqual([]);
});

test('of wishes that nobody worked on most are read', () => {
  const read = heldOutRefinements.filter((refinement) => faultsOf(refinement).length === 0);
  expect(read.length).toBeGreaterThanOrEqual(37);
});
