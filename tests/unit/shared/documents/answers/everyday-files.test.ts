import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { readDocument } from '@/shared/documents/read-document.ts';

async function ask(text: string, question: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const events = readDocument({ bytes, name: 'file.csv', signal: new AbortController().signal, assets: '' });
  const blocks = [];
  for (;;) {
    const step = await events.next();
    if (step.done) return (await answerFile({ question, blocks, book: step.value, name: 'file.csv' })).text;
    if (step.value.type === 'blocks') blocks.push(...step.value.blocks);
  }
}

const hours = `Employee,Week,Hours,Rate,Done %
Mia,1,7:30,$25,90%
Mia,2,8:15,$25,100%
Raj,1,6:00,$30,40%
Raj,2,10:45,$30,75%
`;

test.each([
  ['total hours', 'The sum of “Hours” is 32.5 h'],
  ['how many hours did Mia work', 'The sum of “Hours” is 15.75 h'],
  ['hours per employee', '- Raj: 16.75 h\n- Mia: 15.75 h'],
  ['hours in week 2', 'The sum of “Hours” is 19 h'],
  ['which week had the most hours?', '1. 2: 19 h'],
  ['total pay', 'It does not say which column is meant.'],
  ['pay per employee', 'It does not say which column is meant.'],
  ['how many different weeks are there?', '2 of them different'],
])('hours that are written out add up, weeks do not: %s', async (question, said) => {
  expect(await ask(hours, question)).toContain(said);
});

test('times whose unit is not told are not added up, nor is a week in their place', async () => {
  const shifts = 'Employee,Week,Shift time,Cost\nMia,1,7:30,5\nMia,2,8:15,6\nRaj,1,6:00,7\n';
  expect(await ask(shifts, 'total shift time')).toContain('“Shift time” holds times whose unit is not told');
  expect(await ask('Employee,Week\nMia,1\nMia,2\nRaj,1\n', 'total pay')).not.toContain('is 4');
});
