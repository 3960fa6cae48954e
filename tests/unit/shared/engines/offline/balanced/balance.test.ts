import { describe, expect, test } from 'vitest';
import { type EnhanceMode, enhanceMode } from '@/shared/contracts/enhance.ts';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';

describe('casual', () => {
  test.each([
    ['We do not have time. However, we would like to help.', "We don't have time. But we'd like to help."],
    [
      'Please provide me with the list. Therefore, we have time.',
      "Please give me the list. That's why we have time.",
    ],
    [
      'TypeError: Cannot read properties of undefined. I do not know why.',
      "TypeError: Cannot read properties of undefined. I don't know why.",
    ],
    ['Translate to French: We are closed.', 'Translate to French: We are closed.'],
  ])('%j', (draft, result) => expect(balance(draft, 'casual')).toBe(result));
});

describe('technical', () => {
  test('lists what a draft gives as input, limits and output', () => {
    expect(
      balance(
        'Write a query for open orders. Table names are users and orders. It must not use a subquery. Return it as CSV.',
        'technical',
      ),
    ).toBe(
      'Write a query for open orders.\n\nInput:\n- Table names are users and orders\n\nRequirements:\n- It must not use a subquery\n\nOutput:\n- Return it as CSV',
    );
  });

  test.each([
    ['a single limit', 'Write a query for open orders. Use Postgres.'],
    ['a list of its own', 'Write a query.\n- Use Postgres\n- No subquery'],
    ['limits before the task', 'No subquery. Use Postgres. Which query do I need?'],
  ])('leaves %s where it stands', (_, draft) => expect(balance(draft, 'technical')).toBe(draft));

  test('says vague words exactly, and nothing more than was said', () => {
    expect(balance('I wanna get rid of lots of files asap.', 'technical')).toBe(
      'I want to remove many files as soon as possible.',
    );
    expect(balance('It takes a lot of time.', 'technical')).toBe('It takes a lot of time.');
  });
});

describe('concise', () => {
  test.each([
    ['I need a regex that matches German phone numbers', 'Write a regex that matches German phone numbers'],
    ['Explain recursion to me, please. It should be very short.', 'Explain recursion to me. Short.'],
    ['Use Postgres. No joins. Please use Postgres.', 'Use Postgres. No joins.'],
    ['Hi, I hope you are well. Can you help me? What is a monad?', 'What is a monad?'],
    ['Write a bio. The tone should be casual.', 'Write a bio. Tone: casual.'],
  ])('%j becomes %j', (draft, result) => expect(balance(draft, 'concise')).toBe(result));

  test.each([
    'I think it is because of the cache.',
    'I want to write an essay. Give me an outline only.',
    'Use Postgres 16. Use Postgres 17.',
    'Do it today. Do not do it today.',
  ])('leaves the sense of %j alone', (draft) => expect(balance(draft, 'concise')).toBe(draft));
});

describe('detailed', () => {
  const blanks = (draft: string) => balance(draft, 'detailed').match(/^[\p{L} ]+(?=: \[)/gmu) ?? [];

  test.each([
    ['write a blog post about remote work', ['Audience', 'Purpose', 'Tone', 'Length']],
    ['write a blog post about remote work for our engineers, 600 words', ['Tone']],
    ['Summarize this: Bees are losing their homes in Ohio.', ['Audience', 'Length', 'Format']],
    ['My app crashes on start. What can I do?', ['Environment', 'Expected', 'Tried so far']],
    ['What is the capital of Australia?', []],
    ['The report is done. We found 3 bugs.', []],
    ['Hi Tom,\n\nCan you send it?\n\nBest,\nAna', []],
  ])('%j leaves open %j', (draft, open) => expect(blanks(draft)).toEqual(open));

  test('a blank that was filled in is not asked for again', () => {
    const filled = balance('write a blog post about remote work', 'detailed').replace('[audience]', 'nurses');
    expect(balance(filled, 'detailed')).toBe(filled);
  });

  test('blanks stand above a text that is handed over, so that they are no part of it', () => {
    const draft = 'Summarize the following article in 3 sentences:\n\nBees are losing their homes in Ohio.';
    expect(balance(draft, 'detailed').endsWith('\n\nBees are losing their homes in Ohio.')).toBe(true);
  });
});

describe('chain of thought', () => {
  test.each([
    ['A train travels 240 km at 80 km/h. When does it arrive?', 'formula'],
    ['My app crashes on start. What can I do?', 'likely causes'],
    ['Should I learn Rust or Go?', 'Compare the options'],
    ['Make a plan for 3 days in Rome under 900 euros.', 'time, budget'],
    ['Write a cover letter for a barista.', 'who reads it'],
    ['Write a function that sorts a list.', 'edge cases'],
  ])('%j gets steps of its kind', (draft, step) => {
    const result = balance(draft, 'chain-of-thought');
    expect(result.startsWith(draft)).toBe(true);
    expect(result).toMatch(new RegExp(`step by step:\\n1\\. [\\s\\S]*${step}`));
  });

  test('a text that asks for nothing gets none', () => {
    const draft = 'The report is done. We found 3 bugs.';
    expect(balance(draft, 'chain-of-thought')).toBe(draft);
  });

  test('steps that were edited stay as they are', () => {
    const edited = balance('Should I learn Rust or Go?', 'chain-of-thought').replace(
      'Recommend one',
      'Choose Go',
    );
    expect(balance(edited, 'chain-of-thought')).toBe(edited);
  });
});

test("tree of thoughts weighs approaches against the draft's own limits", () => {
  const result = balance(
    "Write a post about our rye bread, max 80 words. Don't mention prices.",
    'tree-of-thoughts',
  );
  expect(result).toContain("Weigh each against these limits: max 80 words; don't mention prices.");
});

describe('e-mail', () => {
  test.each([
    [
      'Hi Ana, I am in Rome until Tuesday. The contract is signed. Could you book the room for Friday? Best, Tom',
      'Hi Ana,\n\nCould you book the room for Friday?\n\nI am in Rome until Tuesday. The contract is signed.\n\nBest,\nTom',
    ],
    [
      'Hi Ana, I hope you are well. I just wanted to ask if we could meet on Friday at 9? Best, Tom',
      'Hi Ana,\n\nI hope you are well. Could we meet on Friday at 9?\n\nBest,\nTom',
    ],
    [
      'The contract is signed. Could you book the room for Friday?',
      'Could you book the room for Friday?\n\nThe contract is signed.',
    ],
  ])('%j puts its point first', (draft, result) => expect(balance(draft, 'email')).toBe(result));

  test.each([
    [
      'it points back',
      'Hi Ana,\n\nThe amount is wrong. Could you send me a new one by Friday?\n\nBest,\nTom',
    ],
    [
      'there are two',
      'Hi Ana,\n\nCan you come to Rome on Friday? The train is booked. When does your course end?\n\nBest,\nTom',
    ],
  ])('a request stays where it is when %s', (_, draft) => expect(balance(draft, 'email')).toBe(draft));

  test('invents neither greeting nor sign-off', () => {
    expect(balance('I was wondering if you could possibly send me the report by Friday.', 'email')).toBe(
      'Could you send me the report by Friday?',
    );
  });
});

describe('image', () => {
  test.each([
    [
      'an old lighthouse, oil painting, no people, stormy sea, golden hour, wide shot, a red boat',
      'an old lighthouse, a red boat, stormy sea, wide shot, golden hour, oil painting, no people',
    ],
    ['can you make me a picture of a red fox', 'Create an image of a red fox'],
    ['A fox. Watercolor. No text. Close-up.', 'A fox, close-up, watercolor, no text.'],
  ])('%j is put in order', (draft, result) => expect(balance(draft, 'image')).toBe(result));
});

test.each(enhanceMode.options)(
  'mode %s leaves other languages, code and quotations alone',
  (mode: EnhanceMode) => {
    const german = 'Bitte schreibe eine Absage, höflich aber kurz.';
    expect(balance(german, mode)).toBe(german);
    const result = balance('Fix this, please: `a  ==  b` and "We do not know."', mode);
    expect(result).toContain('`a  ==  b`');
    expect(result).toContain('"We do not know."');
  },
);
