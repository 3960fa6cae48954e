import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, sheetOf, shownAs } from '@/tests/support/workbook.ts';

// Questions of which once a part was dropped, or that were answered with a figure that means nothing.

const said = async (book: Workbook, question: string, name = 'file.xlsx') => {
  const answer = await answerFile({ question, blocks: [], book, name });
  return [answer.text, ...answer.choices.map(({ label }) => label), ...ledTo(answer, book)].join('\n');
};

const bills = bookOf(
  sheetOf('Bills', [
    ['Bill', 'Client', 'Amount', 'Paid'],
    ['A1', 'Roux', shownAs(4000, '4,000.00 €'), 'no'],
    ['A2', 'Harbor', shownAs(500, '$500.00'), 'no'],
    ['A3', 'Harbor', shownAs(3500, '$3,500.00'), 'yes'],
    ['A4', 'Roux', shownAs(100, '100.00 €'), 'yes'],
  ]),
);
const trips = bookOf(
  sheetOf('Lines', [
    ['Route', 'From', 'To', 'Riders', 'Cost per trip'],
    ['L1', 'Port', 'Mill', 900, 3],
    ['L2', 'Mill', 'Port', 400, 5],
    ['L3', 'Port', 'Zoo', 10, 4],
  ]),
);
const power = bookOf(
  sheetOf('Énergie', [
    ['Production en TWh', 2022, 2023, 2024],
    ['Éolien', 32, 41, 40],
    ['Gaz', 44, 30, 29],
    ['Solaire', 10, 12, 14],
  ]),
);
const staff = bookOf(
  sheetOf('Staff', [
    ['Team', 'Employee', 'Start date', 'Hours'],
    ['Bar', 'Ann', day('2019-03-01'), 5],
    ['Bar', 'Bob', day('2021-03-01'), 20],
    ['Spa', 'Cy', day('2019-09-01'), 10],
  ]),
);
const birds = bookOf(
  sheetOf('birds', [
    ['Kind', 'Isle', 'Wing (mm)'],
    ['Auk', 'North', 150],
    ['Auk', 'North', 160],
    ['Tern', 'South', 270],
  ]),
);

test.each([
  // a bound on amounts in two currencies
  [bills, 'how many bills over 3000 are still unpaid', 'over 3,000'],
  // what was paid, beside a yes and no
  [bills, 'how much did Roux pay', 'Only rows where “Paid” is “yes”'],
  // what is said of an unpaid bill
  [bills, 'how much is outstanding', 'where “Paid” is “no”'],
  // columns that small words name
  [trips, 'routes from Port to Zoo', '“From” is “Port”'],
  // figures for one of each
  [trips, 'what does it cost in total', 'of different rows may not add up'],
  // the number first
  [trips, 'how many routes have 400 or more riders', 'is at least 400: 2 of 3 groups'],
  // what a table of years holds
  [power, 'En quelle année la production totale était la plus élevée ?', '2022: 86'],
  // how much, of a table of years
  [power, "Combien d'énergie solaire en 2023 ?", '12'],
  // who, beside a team
  [staff, 'who started in 2019', 'Ann'],
  // lengths of a group
  [birds, 'which kind has the longest wing', 'Average'],
  // what a word of another accent is
  [bills, 'total amount of Zürich', '“Zürich” is not in this table.'],
])('%# a part that was dropped: %s', async (book, question, want) => {
  expect(await said(book, question)).toContain(want);
});

test('bills under the bound are not listed', async () => {
  const text = await said(bills, 'how many bills over 3000 are still unpaid');
  expect(text).toContain('€4,000.00');
  expect(text).not.toContain('$500.00');
});

test('what the file is called may be what its rows are', async () => {
  const { choices } = await answerFile({
    question: 'which isle has the fewest birds',
    blocks: [],
    book: birds,
    name: 'birds.xlsx',
  });
  expect(choices[0]?.label).toBe('Count the rows');
});

test.each(['80 से कम', '80 or less', '80 oder weniger'])('a bound behind its number: %s', async (bound) => {
  const marks = bookOf(
    sheetOf('अंक', [
      ['छात्र', 'गणित', 'कक्षा'],
      ['आरव', 74, '8अ'],
      ['दीया', 91, '8ब'],
      ['इशान', 60, '8अ'],
    ]),
  );
  expect(await said(marks, `गणित ${bound}`)).not.toContain('दीया');
  expect(await said(marks, '8अ में कितने छात्र हैं?')).toContain('is “8अ”');
});

const party = bookOf(
  sheetOf('Party', [
    ['Guest', 'Vegetarian', 'Coming', 'Children'],
    ['Ann', 'x', '✓', 2],
    ['Bob', null, '✓', 0],
    ['Cy', 'x', null, 1],
  ]),
);
const marks = bookOf(
  sheetOf('Noten', [
    ['Schüler', 'Mathe', 'Deutsch'],
    ['Ali', 2, 3],
    ['Bea', 1, 2],
    ['Cem', 4, 3],
    ['Durchschnitt', 2.33, 2.67],
    ['Bester Wert', 1, 2],
  ]),
);
const ledger = bookOf(
  sheetOf('Konto', [
    ['Konto', 'Betrag'],
    ['Miete', '1.200,00-'],
    ['Lohn', '3.400,50'],
    ['Strom', '80,25-'],
  ]),
);
const race = bookOf(
  sheetOf('Race', [
    ['Runner', 'Club'],
    ['Eva', 'TSV'],
    ['Uma', 'LAC'],
  ]),
);

test.each([
  // marks in the cells of those who do
  [party, 'how many guests are coming', 'has 2 values'],
  [party, 'how many vegetarians', '2 rows of 3 rows'],
  [party, 'who is not coming', 'Cy'],
  [party, 'how many children are coming', 'is 2, over 2 of 3 rows'],
  // a figure of the rows above, under their average
  [marks, 'Durchschnitt in Mathe', 'is 2.3333, over 3 rows'],
  // a minus behind its figure
  [ledger, 'Summe der Beträge', 'is 2,120.25, over 3 rows'],
  // the best of what has no figure
  [race, 'which club has the best runner', '“best” is not in this table'],
])('%# rows and cells taken for what they are: %s', async (book, question, want) => {
  expect(await said(book, question)).toContain(want);
});

const moves = bookOf(
  sheetOf('Moves', [
    ['Date', 'Item', 'Change', 'Left'],
    [day('2026-03-01'), 'Bolts', 100, 100],
    [day('2026-03-04'), 'Bolts', -30, 70],
    [day('2026-03-05'), 'Nuts', 200, 200],
    [day('2026-03-09'), 'Bolts', 50, 120],
    [day('2026-03-11'), 'Nuts', -80, 120],
  ]),
);
const funnel = bookOf(
  sheetOf('Funnel', [
    ['Pos', 'Channel', 'Visitors', 'Orders'],
    [1, 'Ads', 4000, 84],
    [2, 'Mail', 1500, 90],
    [3, 'Search', 9000, 306],
  ]),
);

test.each([
  // what is left of each thing, from row to row
  [moves, 'total left of Bolts', 'of different days may not add up'],
  // orders that are counted, not numbered
  [funnel, 'orders per visitor', 'is 0.0331: 480'],
  [funnel, 'which is the highest number of visitors', '(Search)'],
])('%# figures taken for what they count: %s', async (book, question, want) => {
  expect(await said(book, question)).toContain(want);
});

test('nothing is divided by itself', async () => {
  const beds = bookOf(
    sheetOf('Beds', [
      ['Ward', 'Beds', 'Patients', 'Nurses'],
      ['A', 30, 60, 5],
      ['B', 20, 50, 4],
    ]),
  );
  expect(await said(beds, 'cases per bed')).not.toContain('“Beds” per “Beds”');
});

const flats = bookOf(
  sheetOf('Flats', [
    ['Address', 'Rooms', 'Rent (€)', 'Rent per m²'],
    ['Elm 1', 2, 810, 15],
    ['Elm 3', 3, 1120, 14],
    ['Oak 9', 4, 1430, 13],
  ]),
);
const actions = bookOf(
  sheetOf('Log', [
    ['Day', 'User', 'Action'],
    [day('2026-04-01'), 'ann', 'open'],
    [day('2026-04-01'), 'bob', 'open'],
    [day('2026-04-01'), 'ann', 'save'],
    [day('2026-04-02'), 'cy', 'open'],
  ]),
);
const shops = bookOf(
  sheetOf('बिक्री', [
    ['दुकान', 'बिक्री'],
    ['दिल्ली', 1200],
    ['मुंबई', 1500],
    ['पुणे', 1100],
  ]),
);

test.each([
  // each bound for the figure that stands next to it
  [flats, 'flats with more than 2 rooms and rent under 1200', '“Rent (€)” is under 1,200'],
  // rows of a log, or what kinds they are of
  [actions, 'how many actions per day', 'may be counted each time, or once for each'],
  // what is ruled out behind its name
  [shops, 'मुंबई को छोड़कर कुल बिक्री', 'is 2,300, over 2 of 3 rows'],
])('%# each part where it belongs: %s', async (book, question, want) => {
  expect(await said(book, question)).toContain(want);
});
