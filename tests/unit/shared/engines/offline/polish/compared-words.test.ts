import { describe, expect, test } from 'vitest';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { comparedWords } from '@/shared/engines/offline/polish/compared-words.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const engine = createOfflineEngine({ language: async () => tools });

async function polished(text: string): Promise<string> {
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text } as const;
  const run = { requestId: 'r1', signal: new AbortController().signal };
  for await (const event of engine.run(task, run)) if (event.type === 'done') return event.text;
  throw new Error('The run did not end.');
}

const covered = (text: string) => comparedWords(text).map(({ start, end }) => text.slice(start, end));

describe('words that a text is about', () => {
  test.each([
    ['the difference between their and there', ['their', 'there']],
    ['when do i use than or then', ['than', 'then']],
    ['also affect/effect', ['affect', 'effect']],
    ['is it alot or a lot', ['alot', 'a lot']],
    ["difference between your and you're", ['your', "you're"]],
    ['how do you spell recieve?', ['recieve']],
  ])('%j: %j', (text, words) => expect(covered(text)).toEqual(words));

  test.each([
    'he said that and than he left',
    'salt and pepper',
    'more and more',
    'please spell it out',
    'a villian or a victim',
  ])('none in %j', (text) => expect(covered(text)).toEqual([]));

  test('stay what they are, and the rest is mended', async () => {
    expect(await polished('whats the diffrence between their and there?')).toBe(
      "What's the difference between their and there?",
    );
    expect(await polished('i went their and than he left')).toContain('then he left');
  });
});

test('a place is no verb: to staging', async () => {
  expect(await polished('deploy the app to staging')).toMatch(/^Deploy the app to staging/);
  expect(await polished('i want to swimming')).toMatch(/^I want to swim/);
});
