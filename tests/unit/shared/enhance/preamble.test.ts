import { describe, expect, it } from 'vitest';
import { findPreamble, stripPreamble } from '@/shared/enhance/preamble.ts';

describe('stripPreamble', () => {
  it.each([
    ["Sure! Here's the rewritten prompt:\n\nWrite a poem.", 'Write a poem.'],
    ['Here is your improved draft:\nWrite a poem.', 'Write a poem.'],
    ['Certainly, here is a polished version of your text:\n\n"Write a poem."', 'Write a poem.'],
    ['**Improved prompt:**\n\nWrite a poem.', 'Write a poem.'],
    ['Rewritten prompt: Write a poem.', 'Write a poem.'],
    ['```markdown\n## Task\nWrite a poem.\n```', '## Task\nWrite a poem.'],
    ['“Write a poem.”', 'Write a poem.'],
    ['Of course!\n\nWrite a poem.', 'Write a poem.'],
    ['Write a poem.\n\nLet me know if you want any changes!', 'Write a poem.'],
    ["I've rewritten your prompt to be clearer:\n\nWrite a poem.", 'Write a poem.'],
  ])('%j → %j', (answer, bare) => {
    expect(stripPreamble(answer, 'write a poem')).toBe(bare);
  });

  it.each([
    'Write a poem.',
    'Here is the plan: we leave at noon.',
    'This is my dog.',
    'Sure thing works for me',
    '"Hello" and "Goodbye"',
    '```js\nlet a = 1;\n```\nFix it.',
    'Yes, I can come.',
  ])('leaves %j alone', (text) => {
    expect(stripPreamble(text, 'write a poem')).toBe(text);
    expect(findPreamble(text)).toBeUndefined();
  });

  it("keeps the writer's own words", () => {
    const own = 'Here is my draft: make it better';
    expect(stripPreamble(own, own)).toBe(own);
    expect(stripPreamble('"Be bold."', '"be bold."')).toBe('"Be bold."');
    const mail = 'Hi Bob,\n\nit is done.\n\nLet me know if you need more.';
    expect(stripPreamble(mail, mail.toLowerCase())).toBe(mail);
  });
});
