import { describe, expect, test } from 'vitest';
import { askFollowUps } from '@/shared/engines/offline/follow-ups/ask-follow-ups.ts';
import { answers } from '@/tests/evals/action-texts.ts';

const ask = (text: string) => askFollowUps(text).split('\n').filter(Boolean);

describe('asks into a gap of the text', () => {
  test.each([
    [
      'The price of the repair depends on the model of your car.',
      'How exactly does the price of the repair depend on the model of my car?',
    ],
    ['Some museums close on Mondays.', 'Which museums close on Mondays?'],
    ['You should rotate the keys every month.', 'Why should I rotate the keys every month?'],
    ['Too much steam can cause a pale crust.', 'How can I prevent a pale crust?'],
    ['The agent registers with the MDM service.', 'What does MDM stand for, and what does it do here?'],
    [
      'Use certificates or tokens for automation.',
      'When are certificates the better choice, and when tokens?',
    ],
    ['About 80% of beginners give up.', 'Where does the figure “About 80% of beginners” come from?'],
    [
      '## Installing the agent\nDownload the package from the portal.',
      'What can go wrong when installing the agent?',
    ],
  ])('%j', (text, question) => expect(ask(text)).toContain(question));
});

describe('asks nothing that is answered already', () => {
  test.each([
    ['You should rotate the keys every month because old ones leak.', /Why should/],
    ['Mobile device management (MDM) is on. MDM starts first.', /MDM stand/],
    ['According to a 2023 survey, about 80% of beginners give up.', /figure/],
    ['Steam can cause a pale crust. To avoid this, open the door.', /prevent/],
  ])('%j', (text, question) => expect(askFollowUps(text)).not.toMatch(question));
});

test.each(answers)('gives three to five questions of its own for text %#', (text) => {
  const questions = ask(text);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(questions.length).toBeLessThanOrEqual(5);
  for (const question of questions) expect(question.length).toBeLessThanOrEqual(120);
});

test('no question is asked of two texts', () => {
  const all = answers.flatMap(ask);
  expect(new Set(all).size).toBe(all.length);
});

test('says nothing where it cannot read', () => {
  expect(askFollowUps('Die Brücke ist gesperrt und der Rat hat noch nicht entschieden.')).toBe('');
});
