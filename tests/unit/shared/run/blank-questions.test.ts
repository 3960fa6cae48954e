import { expect, it } from 'vitest';
import { blankQuestion, blankQuestions } from '@/shared/run/blank-questions.en.ts';

it.each([
  ['recipient', 'Who is it for?'],
  ['DEADLINE', 'When is it due?'],
  ['Your name', 'What is your name?'],
  ['yes or no, and when', 'Yes or no?'],
  ['date 2', 'Which date? (2)'],
  ['link to the report', 'Link to the report'],
  ['MEETING ROOM', 'Meeting room'],
  ['größe 3', 'Größe 3'],
])('asks for [%s] with “%s”', (name, question) => {
  expect(blankQuestion(name)).toBe(question);
});

it('two blanks that would ask the same are told apart by their names', () => {
  expect([...blankQuestions(['price', 'BUDGET', 'deadline']).values()]).toEqual([
    'How much? (price)',
    'How much? (budget)',
    'When is it due?',
  ]);
});
