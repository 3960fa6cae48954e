import { expect, test } from 'vitest';
import type { ChatMessage } from '@/dashboard/features/research/chat/kept-chat.ts';
import { suggestedQuestions } from '@/dashboard/features/research/chat/suggested-questions.ts';

const said = (role: ChatMessage['role'], content: string, suggestions: readonly string[] = []) =>
  ({ role, content, answer: role === 'user' ? null : { suggestions } }) as unknown as ChatMessage;

test('nothing that was asked is proposed again', () => {
  const proposed = ['What do people say about noise?', 'What do people wish for?', 'How many mention price?'];
  const messages = [
    said('user', 'How many mention price?'),
    said('assistant', '38 of 432 posts.', proposed),
    said('user', 'what do people say about noise? '),
    said('assistant', '76 of 432 posts.', proposed),
  ];
  expect(suggestedQuestions({ report: null }, messages)).toEqual(['What do people wish for?']);
});

test('a conversation begins with three questions, and goes on without any after a failure', () => {
  expect(suggestedQuestions({ report: null }, [])).toHaveLength(3);
  expect(suggestedQuestions({ report: null }, [{ role: 'assistant', content: '', answer: null }])).toEqual(
    [],
  );
});
