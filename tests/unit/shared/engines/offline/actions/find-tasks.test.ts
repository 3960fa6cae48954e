import { describe, expect, test } from 'vitest';
import { findTasks, inOrderOfPlan, taskLine } from '@/shared/engines/offline/actions/find-tasks.ts';

const lines = (text: string) => findTasks(text).map(taskLine);

describe('finds what is asked or promised', () => {
  test.each([
    ['Tom will send the offer by Friday.', ['Tom: send the offer by Friday']],
    ['Could you please review the slides, Ana?', ['Ana: review the slides']],
    ['Marketing has to prepare the newsletter.', ['Marketing: prepare the newsletter']],
    ['Sara owns the landing page.', ['Sara: the landing page']],
    ["Don't forget to print the tickets.", ['Print the tickets']],
    ['Before the trip: water the plants and lock the door.', ['Water the plants', 'Lock the door']],
    [
      '- Jonas: write the notes by Tuesday\n- TODO: renew the certificate',
      ['Jonas: write the notes by Tuesday', 'Renew the certificate'],
    ],
    ['If the tests fail, tell Igor.', ['If the tests fail, tell Igor']],
    ["I'll book the room.\n\nBest,\nMaria", ['Maria: book the room']],
  ])('%j', (text, tasks) => expect(lines(text)).toEqual(tasks));
});

test.each([
  'It will rain tomorrow. The launch was moved to June.',
  'I will be late. We should know more soon.',
  '- [x] order the badges',
  'When does the train leave?',
  'The test results are in. Order of play is posted.',
  'Do not call him.',
])('finds nothing in %j', (text) => expect(lines(text)).toEqual([]));

describe('a plan', () => {
  const plan = (text: string) => inOrderOfPlan(findTasks(text), text).map(taskLine);

  test('goes by dates, then by the order of the text', () => {
    const text =
      'Print the tickets. Pay the hotel by 3 June. Call the hotel on Friday. Pack the bags tomorrow. Pay the deposit by 2 May.';
    expect(plan(text)).toEqual([
      'Pack the bags tomorrow',
      'Call the hotel on Friday',
      'Pay the deposit by 2 May',
      'Pay the hotel by 3 June',
      'Print the tickets',
    ]);
  });

  test('keeps an order that the text spells out', () => {
    const text = 'First, merge the requests. Then run the tests. Finally, tag the release on Monday.';
    expect(plan(text)).toEqual(['Merge the requests', 'Run the tests', 'Tag the release on Monday']);
  });
});
