import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const campaigns = bookOf(
  sheetOf('Campaigns', [
    ['Campaign', 'Channel', 'Clicks', 'Spend', 'Week'],
    ['Spring', 'Search', 900, 340, 1],
    ['Summer', 'Social', 1200, 210, 2],
    ['Launch', 'Search', 300, 95, 3],
    ['Draft', 'Social', 0, '', 4],
  ]),
);
const ask = (question: string) =>
  answerFile({ question, blocks: [], book: campaigns, name: 'campaigns.xlsx' });

test('one sum is divided by another, and both are said', async () => {
  const { text, result } = await ask('cost per click');
  expect(result?.figure).toBe('0.2688');
  expect(text).toContain('645');
  expect(text).toContain('2,400');
  expect(text).toContain('1 row without both figures was left out.');
});

test('of some rows, and of each group', async () => {
  expect((await ask('cost per click for Search')).result?.figure).toBe('0.3625');
  const { text } = await ask('cost per click by channel');
  expect(text).toContain('- Search: 0.3625');
  expect(text).toContain('- Social: 0.175');
});

test('the highest of the groups', async () => {
  expect((await ask('which channel had the highest cost per click')).result?.figure).toBe('Search: 0.3625');
});

test('by what only counts on nothing is divided', async () => {
  const { text } = await ask('spend per week');
  expect(text).toContain('- 2: 210');
  expect(text).not.toContain('64.5');
});

test('where it is not sure what was counted, both ways are a press away', async () => {
  const clinic = bookOf(
    sheetOf('Clinic', [
      ['Month', 'Patients', 'Avg wait', 'Revenue'],
      ['January', 120, 22, 14_400],
      ['February', 110, 25, 13_200],
    ]),
  );
  const askClinic = (question: string) =>
    answerFile({ question, blocks: [], book: clinic, name: 'clinic.xlsx' });
  const answer = await askClinic('revenue per patient');
  expect(answer.result).toBeNull();
  expect(ledTo(answer, clinic).join('\n')).toMatch(/is 120: 27,600 .* over 230 [\s\S]*is 27,600/);
  const waits = await askClinic('avg wait per patient');
  expect(waits.result).toBeNull();
  expect(waits.choices.map(({ label }) => label)).toEqual(['Average of “Avg wait”']);
});

test('nothing is divided by nothing, and a second word is not dropped', async () => {
  const none = await ask('cost per click for the campaign Draft');
  expect(none.text).toContain('nothing to divide by');
  expect((await ask('spend per click and week')).choices.length).toBeGreaterThan(1);
});
