import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { readDocument } from '@/shared/documents/read-document.ts';

async function ask(text: string, question: string) {
  const bytes = new TextEncoder().encode(text);
  const events = readDocument({ bytes, name: 'file.csv', signal: new AbortController().signal, assets: '' });
  const blocks = [];
  for (;;) {
    const step = await events.next();
    if (step.done) return answerFile({ question, blocks, book: step.value, name: 'file.csv' });
    if (step.value.type === 'blocks') blocks.push(...step.value.blocks);
  }
}

const statement = `in thousand CHF,2025,2024
Revenue,,
Tickets,1240,1180
Grants,860,900
Shop,215,190
Total revenue,2315,2270
Expenses,,
Staff,1410,1335
Building,498,520
Shows,310,295
Total expenses,2218,2150
Result for the year,97,120
`;

test.each([
  ['Wie hoch ist der Anteil der Grants an den Einnahmen 2025?', '37.15 %'],
  ['¿Qué porcentaje de los ingresos de 2025 son Grants?', '860 of 2,315'],
  ['Quelle part des recettes 2025 vient des Grants ?', '860 of 2,315'],
  ['share of Grants in revenue 2025', '860 of 2,315'],
  ['What percentage of the costs in 2025 was Staff?', '1,410 of 2,218'],
  ['Wie hoch waren die Ausgaben 2024?', '2,150'],
])('a word for what a section is called limits to its rows: %s', async (question, said) => {
  const { text, result } = await ask(statement, question);
  expect(text).toContain(said);
  expect(result).not.toBeNull();
});

const book = `Date,Kind,Item,Amount
2026-01-04,Income,Tickets,900
2026-01-05,Expense,Rent,400
2026-01-06,Income,Bar,300
2026-01-07,Expense,Light,100
`;

test.each(['Wie hoch waren die Einnahmen?', '¿Cuánto fueron los ingresos?', 'total earnings'])(
  'a word for one kind of rows is asked about, and not left out: %s',
  async (question) => {
    const { result, choices } = await ask(book, question);
    expect(result).toBeNull();
    expect(choices[0]?.label).toBe('“Kind” is “Income”');
  },
);

const reviews = `Date,Room,Comment
2026-01-04,12,The neighbours were loud at night
2026-01-05,14,Great breakfast under a cloudless sky
2026-01-06,12,Loud music until two
2026-01-08,3,Very loud and cold
2026-01-09,14,
2026-01-10,7,Nice view
`;

test.each([
  ['How many rows mention breakfast?', '1 row of 6 rows where “Comment” contains “breakfast”'],
  ['Wie viele Zeilen enthalten das Wort view?', '1 row of 6 rows'],
  ['Combien de lignes contiennent music ?', '1 row of 6 rows'],
  ['¿Cuántas filas mencionan cold?', '1 row of 6 rows'],
  ["How many comments don't mention view?", '4 rows of 6 rows'],
])('rows that mention a word are counted: %s', async (question, said) => {
  expect((await ask(reviews, question)).text).toContain(said);
});

const post = `Date,Comment
2026-01-04,Un avión tarde
2026-01-05,Müller in der Hauptstraße
2026-01-06,
`;

test.each([
  '¿Cuántas filas mencionan avión?',
  '¿Cuántas filas mencionan avion?',
  'how many rows mention Müller',
  'Wie viele Zeilen enthalten Hauptstraße?',
])('a word is found with its accents and without: %s', async (question) => {
  expect((await ask(post, question)).text).toContain('1 row of 3 rows');
});

const soldBy = (head: string) => `${head}
Dupont,10,3
Durand,20,4
Dupont,30,5
`;

test.each([
  ['Combien de ventes par Dupont ?', 'Vendeur,Montant,Jours', '2 rows'],
  ['Montant total par dupont', 'Vendeur,Montant,Jours', 'is 40,'],
  ['Importe total por Dupont', 'Vendedor,Importe,Días', 'is 40,'],
])('what stands behind "par" and "por" may be who did it: %s', async (question, head, said) => {
  expect((await ask(soldBy(head), question)).text).toContain(said);
});

test.each([
  ['Eau par habitant en 2025', 'Poste,2025,2024\nEau,100,90\nHabitants,20,19\nDéchets,7,8\n'],
  ['Water per resident in 2025', 'Item,2025,2024\nWater,100,90\nResidents,20,19\nWaste,7,8\n'],
])('a row is no unit of another one: %s', async (question, text) => {
  expect((await ask(text, question)).result).toBeNull();
});

test('a word that also stands within another one is asked about', async () => {
  const { choices } = await ask(reviews, 'how many rows mention loud');
  expect(choices.map(({ label }) => label)).toEqual([
    '“Comment” has a word that begins with “loud”',
    '“Comment” contains “loud”, also within words',
  ]);
});

const house = `Datum,Art,Text,Betrag
2026-01-03,Einnahme,Miete,850
2026-01-05,Ausgabe,Hausmeister,120
2026-01-20,Ausgabe,Dach,640
2026-02-03,Einnahme,Miete,850
`;

test('of a share the kind of rows that holds the part is the whole', async () => {
  const { choices } = await ask(house, 'Anteil von Dach an den Ausgaben');
  expect(choices[0]?.label).toBe('“Art” is “Ausgabe”');
  expect(choices[0]?.query.where).toEqual([
    { column: 2, is: 'is', values: ['Dach'], isPart: true },
    { column: 1, is: 'is', values: ['Ausgabe'] },
  ]);
});

test('a word of another language is asked about, by the figures there are', async () => {
  const nursery = 'Greenhouse,Trays,Price\nSouth,120,2.5\nNorth,80,3\nSouth,40,1.5\n';
  const { choices } = await ask(nursery, 'Wie viele Schalen in South?');
  expect(choices.map(({ query }) => [query.how, query.measure])).toContainEqual(['sum', 1]);
});

const sheet = `Bilanz in TEUR,31.12.2025,31.12.2024
Aktiva,,
Vorräte,1125,1240
Kasse,345,410
Summe Aktiva,1470,1650
Passiva,,
Eigenkapital,980,950
Darlehen,490,700
Summe Passiva,1470,1650
`;

test.each([
  ['Wie hoch ist das Eigenkapital 2025?', '980'],
  ['Um wie viel sind die Vorräte gesunken?', '−115'],
])('columns called by written days are times: %s', async (question, said) => {
  expect((await ask(sheet, question)).text).toContain(said);
});

test('income asked of sections by other names is no sum of them all', async () => {
  const { result, choices } = await ask(sheet, 'total income 2025');
  expect(result).toBeNull();
  expect(choices.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Only “Aktiva”', 'Only “Passiva”']),
  );
});
