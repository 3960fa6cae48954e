import { describe, expect, test } from 'vitest';
import { restructure } from '@/shared/engines/offline/reframe/restructure.ts';

describe('an e-mail in e-mail mode', () => {
  test('stays an e-mail, its requests listed first', () => {
    const mail =
      'Hi Priya, just wanted to check in. Are you still OK to run the demo on Friday? Tom has prepared the slides. Who presents the pricing part? Thanks, Sam';
    expect(restructure(mail, 'email')).toBe(
      'Hi Priya,\n\n1. Are you still OK to run the demo on Friday?\n2. Who presents the pricing part?\n\nJust wanted to check in. Tom has prepared the slides.\n\nThanks,\nSam',
    );
  });

  test('is material for a prompt in every other mode', () => {
    expect(restructure('Hi Priya,\n\nCan you come?\n\nThanks,\nSam', 'rewrite')).toMatch(/^## Task\n/);
  });
});

test('a wish for an e-mail becomes a prompt', () => {
  const result = restructure('write an email to my landlord about the broken heating, be polite', 'email');
  expect(result).toMatch(/^## Task\nWrite an email to my landlord/);
  expect(result).toContain('- Put the point first');
});

test('a picture gets its aspects in order, with blanks for those it leaves open', () => {
  expect(restructure('create an image of a cat, watercolor, no people', 'image')).toBe(
    '## Task\nCreate an image of a cat.\n\n## Requirements\n- Composition: […]\n- Lighting: […]\n- Style: watercolor\n- No people',
  );
});

test('a detailed prompt asks for what it leaves open', () => {
  const result = restructure('write a blog post about remote work', 'detailed');
  expect(result).toContain('- Audience: [audience]');
  expect(result).toContain('## Output Format\n- Length: [length]');
});

test.each(['technical', 'chain-of-thought', 'image'] as const)(
  'a call for help gets nothing from %s',
  (mode) => {
    expect(restructure('help', mode)).toBe('## Task\nhelp');
  },
);
