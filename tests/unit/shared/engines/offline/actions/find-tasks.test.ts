import { describe, expect, test } from 'vitest';
import { findTasks, inOrderOfPlan, taskLine } from '@/shared/engines/offline/actions/find-tasks.ts';

const lines = (text: string) => findTasks(text).map(taskLine);

describe('finds what is asked or promised', () => {
  test.each([
    ['Tom will send the offer by Friday.', ['Tom: send the offer by Friday']],
    ['Could you please review the slides, Ana?', ['Ana: review the slides']],
    ['Marketing has to prepare the newsletter.', ['Marketing: prepare the newsletter']],
    ['Sara owns the landing page.', ['Sara: the landing page']],
    [
      'Meeting notes: Lena will send the budget by Friday. Tom must not call the client before legal signs off.',
      ['Lena: send the budget by Friday', 'Tom: do not call the client before legal signs off'],
    ],
    ["Don't forget to print the tickets.", ['Print the tickets']],
    ['Before the trip: water the plants and lock the door.', ['Water the plants', 'Lock the door']],
    [
      '- Jonas: write the notes by Tuesday\n- TODO: renew the certificate',
      ['Jonas: write the notes by Tuesday', 'Renew the certificate'],
    ],
    ['If the tests fail, tell Igor.', ['If the tests fail, tell Igor']],
    ['Plan for the offsite\n\nOpen questions\nwho books the bus', []],
    ["I'll book the room.\n\nBest,\nMaria", ['Maria: book the room']],
    ['Ada checks the export by Friday.', ['Ada: check the export by Friday']],
    [
      'Ada checks the export by Friday and Tom writes the notes.',
      ['Ada: check the export by Friday', 'Tom: write the notes'],
    ],
    ['Please review the slides before Thursday, Ben.', ['Ben: review the slides before Thursday']],
    ['Leo, please prepare the rollback.', ['Leo: prepare the rollback']],
    ['We need to update the privacy page.', ['We: update the privacy page']],
    ['The call went well. TODO: renew the certificate.', ['Renew the certificate']],
    ['Fine so far. Action: Mia to book the room for 14 people.', ['Mia: book the room for 14 people']],
    ['@maria please update the README', ['@maria: update the README']],
    ['- [ ] @lena: upload the photos by Monday', ['@lena: upload the photos by Monday']],
    ['- [ ] new photos for the flyer', ['New photos for the flyer']],
    [
      '## Action items\n- Budget draft (Omar, by 9 Nov)\n\n## Notes\n- Parking is free',
      ['Budget draft (Omar, by 9 Nov)'],
    ],
    [
      'All employees must complete the training by 30 June.',
      ['All employees: complete the training by 30 June'],
    ],
    ['The position has to be filled by September.', ['The position has to be filled by September']],
    ['Could somebody test the payment page?', ['Somebody: test the payment page']],
    ["Let's meet on Tuesday to go over the numbers.", ['We: meet on Tuesday to go over the numbers']],
    [
      'Next steps: we send the samples this week, you test them until 20 May.',
      ['We: send the samples this week', 'Test them until 20 May'],
    ],
    [
      'We need to update `config.yaml` before Friday, and Ana will call +49 30 1234567.',
      ['We: update `config.yaml` before Friday', 'Ana: call +49 30 1234567'],
    ],
    [
      'Please send the log to https://ci.example.com/jobs/4711?tab=log&x=1.\n\n```bash\nrun tests\n# TODO: remove this\n```',
      ['Send the log to https://ci.example.com/jobs/4711?tab=log&x=1'],
    ],
    [
      '1. Park on level ground.\n2. Loosen the nuts.\n3. Place the jack under the sill.\n4. Launch on a Tuesday.',
      ['Park on level ground', 'Loosen the nuts', 'Place the jack under the sill', 'Launch on a Tuesday'],
    ],
    ['Remember to water the tomatoes.', ['Water the tomatoes']],
  ])('%j', (text, tasks) => expect(lines(text)).toEqual(tasks));
});

test.each([
  'It will rain tomorrow. The launch was moved to June.',
  'I will be late. We should know more soon.',
  '- [x] order the badges',
  'When does the train leave?',
  'The test results are in. Order of play is posted.',
  'Do not call him.',
  'Expect to spend about 120 euros a day.',
  '1. **Write-through:** every write goes to the cache.',
  'Our lawyer checks every contract. Nina calls her mother every Friday.',
  'The service sends the data to the server.',
  'I think we should wait. The market is difficult.',
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

  test('keeps the order of numbered steps', () => {
    const text =
      '1. Define the goal.\n2. Interview ten customers by the end of May.\n3. Build a landing page.';
    expect(plan(text)).toEqual([
      'Define the goal',
      'Interview ten customers by the end of May',
      'Build a landing page',
    ]);
  });

  test('keeps an order that the text spells out', () => {
    const text = 'First, merge the requests. Then run the tests. Finally, tag the release on Monday.';
    expect(plan(text)).toEqual(['Merge the requests', 'Run the tests', 'Tag the release on Monday']);
  });
});
