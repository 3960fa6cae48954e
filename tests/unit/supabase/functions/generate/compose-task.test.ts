import { describe, expect, it, test } from 'vitest';
import { type GenerateRequest, generateLength, generateMode } from '@/shared/contracts/generate.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { composeTask } from '@/supabase/functions/generate/compose-task.ts';

const compose = (changes: Partial<GenerateRequest>) =>
  composeTask({
    requestId: 'r',
    topic: 'remote work',
    tone: 'professional',
    length: 'balanced',
    mode: 'reframe',
    additional_context: '',
    ...changes,
  });

describe('a topic becomes a request', () => {
  it.each([
    [{}, 'Write a text about remote work. Keep the tone professional.'],
    [{ topic: '  remote work.\n' }, 'Write a text about remote work. Keep the tone professional.'],
    [{ mode: 'email' }, 'Write an email about remote work. Keep the tone professional.'],
    [{ mode: 'image', topic: 'a lighthouse in fog' }, 'Create an image of a lighthouse in fog.'],
    [{ mode: 'casual' }, 'Write a text about remote work.'],
    [{ length: 'concise' }, 'Write a text about remote work. Keep the tone professional. Keep it short.'],
    [{ topic: 'a mobile app for beekeepers' }, 'Plan a mobile app for beekeepers.'],
    [{ topic: 'garden party, 40 guests', mode: 'casual' }, 'Plan garden party, 40 guests.'],
    [
      { topic: 'a weekly newsletter for beekeepers' },
      'Write a weekly newsletter for beekeepers. Keep the tone professional.',
    ],
    [
      { topic: 'a farewell mail to a customer', mode: 'email' },
      'Write a farewell mail to a customer. Keep the tone professional.',
    ],
    [
      { topic: 'the history of the post office' },
      'Write a text about the history of the post office. Keep the tone professional.',
    ],
    [{ topic: 'apps for beekeepers' }, 'Write a text about apps for beekeepers. Keep the tone professional.'],
    [
      { topic: 'the history of the web app' },
      'Write a text about the history of the web app. Keep the tone professional.',
    ],
    [
      { topic: 'a mobile app', mode: 'email' },
      'Write an email about a mobile app. Keep the tone professional.',
    ],
    [{ mode: 'image', topic: 'a cosy shop', length: 'detailed' }, 'Create an image of a cosy shop.'],
    [{ topic: 'explain DNS to me' }, 'explain DNS to me. Keep the tone professional.'],
    [{ topic: 'how does DNS work?' }, 'how does DNS work? Keep the tone professional.'],
  ] as const)('%j', (changes, text) => {
    expect(compose(changes).text).toBe(text);
  });

  it.each(['', ' \n\t', '\u200b'])('but not %j', (topic) => {
    expect(() => compose({ topic })).toThrow(new AppError('empty_draft'));
  });
});

test('modes and lengths become what the engines know', () => {
  const known = generateMode.options.flatMap((mode) =>
    generateLength.options.map((length) => {
      const task = compose({ mode, length });
      return `${mode} ${length}: ${task.mode} ${task.level}`;
    }),
  );
  expect(known).toContain('reframe concise: rewrite balanced');
  expect(known).toContain('reframe balanced: rewrite reframe');
  expect(known).toContain('reframe detailed: detailed reframe');
  expect(known).toContain('chain-of-thought concise: chain-of-thought reframe');
  expect(known).toHaveLength(21);
});

test('what is said beside the topic goes along as context, if there is any', () => {
  expect(compose({ additional_context: ' \n' })).not.toHaveProperty('context');
  expect(compose({ additional_context: 'For a blog.' }).context).toBe('For a blog.');
});
