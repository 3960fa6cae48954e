import { describe, expect, it } from 'vitest';
import { type Section, sectionTitle } from '@/shared/contracts/enhance.ts';
import { formatSections, parseSections } from '@/shared/enhance/sections.ts';
import { createRandom } from './seeded-random.ts';

const two: Section[] = [
  { title: 'Task', body: 'Write a poem.' },
  { title: 'Output Format', body: '- Length: […]\n- Title first' },
];

describe('parseSections', () => {
  it.each([
    ['markdown', '## Task\nWrite a poem.\n\n## Output Format\n- Length: […]\n- Title first'],
    [
      'other levels, colons and numbers',
      '# 1. Task:\nWrite a poem.\n### Output Format ##\n\n- Length: […]\n- Title first\n',
    ],
    ['bold', '**Task**\nWrite a poem.\n\n**Output Format:**\n- Length: […]\n- Title first'],
    [
      'bold with the body behind it',
      '**Task:** Write a poem.\n**Output format**: - Length: […]\n- Title first',
    ],
    ['plain lines', 'Task: Write a poem.\n\nOutput Format:\n- Length: […]\n- Title first'],
    [
      'bold inside markdown',
      '## **Task**\nWrite a poem.\n## **Output Format**\n- Length: […]\n- Title first',
    ],
  ])('reads %s headings', (_style, text) => {
    expect(parseSections(text)).toEqual(two);
  });

  it.each(['', 'Write a poem.', 'Note: be brief\nDeadline: Friday', '## Background\nNone'])(
    'finds none in %j',
    (text) => {
      expect(parseSections(text)).toEqual([]);
    },
  );

  it('leaves unknown headings in the body they stand in', () => {
    expect(parseSections('## Task\nA\n## Background\nB\n## Examples\nC')).toEqual([
      { title: 'Task', body: 'A\n## Background\nB' },
      { title: 'Examples', body: 'C' },
    ]);
  });

  it('opens the task with what stands before the first heading', () => {
    expect(parseSections('You are a poet.\n\n## Task\nWrite.')).toEqual([
      { title: 'Task', body: 'You are a poet.\n\nWrite.' },
    ]);
    expect(parseSections('Write.\n## Examples\nA')).toEqual([
      { title: 'Task', body: 'Write.' },
      { title: 'Examples', body: 'A' },
    ]);
  });

  it('reads no heading inside a code fence', () => {
    const body = 'Use this:\n```md\n## Examples\nnone\n```';
    expect(parseSections(`## Example Format\n${body}`)).toEqual([{ title: 'Example Format', body }]);
  });

  it('joins a title that comes twice and drops an empty one', () => {
    expect(parseSections('## Task\nA\n## Examples\n\n## Task\nB')).toEqual([
      { title: 'Task', body: 'A\n\nB' },
    ]);
  });
});

describe('formatSections', () => {
  it('writes what a person reads in a composer', () => {
    expect(formatSections(two)).toBe(
      '## Task\nWrite a poem.\n\n## Output Format\n- Length: […]\n- Title first',
    );
  });

  it('keeps a body apart that holds a heading or an open fence', () => {
    const tricky: Section[] = [
      { title: 'Task', body: 'Explain this line:\n## Examples\nand \\## Task' },
      { title: 'Examples', body: 'x' },
    ];
    expect(parseSections(formatSections(tricky))).toEqual(tricky);
    const open = formatSections([
      { title: 'Task', body: '```js\nlet a' },
      { title: 'Examples', body: 'x' },
    ]);
    expect(parseSections(open).map(({ title }) => title)).toEqual(['Task', 'Examples']);
  });

  it('is read back as it was, whatever the bodies hold', () => {
    const random = createRandom(7);
    const pieces = [
      'a b',
      '\n',
      '\n\n',
      '## Task',
      '\\## Task',
      '# Examples',
      '- x',
      '**Task**',
      'Task: y',
      '```',
      '```\nq\n```',
      '漢字',
      '👩‍👩‍👧',
      '  z',
      '#',
      '\\',
    ];
    for (let round = 0; round < 3_000; round += 1) {
      const sections = sectionTitle.options
        .filter(() => random() < 0.5)
        .map((title) => ({
          title,
          body: Array.from(
            { length: 1 + random() * 6 },
            () => pieces[Math.floor(random() * pieces.length)],
          ).join(random() < 0.5 ? '\n' : ''),
        }));
      const text = formatSections(sections);
      const back = parseSections(text);
      expect(formatSections(back)).toBe(text);
      const isBalanced = sections.every(({ body }) => !body.includes('```'));
      const filled = sections.filter(({ body }) => body.trim() !== '');
      expect(back.map(({ title }) => title)).toEqual(filled.map(({ title }) => title));
      if (isBalanced)
        expect(back.map(({ body }) => body)).toEqual(
          filled.map(({ body }) => body.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd()),
        );
    }
  });
});
