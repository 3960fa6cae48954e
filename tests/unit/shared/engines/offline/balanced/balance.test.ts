import { describe, expect, test } from 'vitest';
import { type EnhanceMode, enhanceMode } from '@/shared/contracts/enhance.ts';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';

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

test('a mark that stands apart ends no sentence', () => {
  const draft =
    'The build is slow. I have copy . . before npm install, is it because of this? How do I mend it?';
  expect(balance(draft, 'rewrite')).toContain('copy . . before npm install');
});

test('a mail typed without commas gets its greeting and its closing', () => {
  expect(balance('hi tom just wanted to say we moved. Who pays for it? Thanks ana.', 'email')).toBe(
    'hi Tom,\n\nJust wanted to say we moved. Who pays for it?\n\nThanks,\nAna',
  );
  expect(balance('hi there just a test. Thanks again.', 'email')).not.toContain('\n');
});
