import { expect, it } from 'vitest';
import { linesAt, proseLines, ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

async function tablesIn(content: string) {
  const { blocks } = await readSource({ pages: [{ content }] });
  return blocks.filter((block) => block.kind === 'table').map((block) => block.rows);
}

const placed = (
  xs: readonly number[],
  [y, step]: readonly [number, number],
  rows: readonly (readonly string[])[],
) =>
  rows
    .flatMap((row, at) =>
      row.map((text, column) => (text ? textAt([xs[column] ?? 0, y - step * at], text) : '')),
    )
    .join('');

const lines = (ys: readonly number[]) => ys.map((y) => ruleAt([55, y], [540, y])).join('');

it('two ruled tables as wide as the text stay two, with the paragraph between them', async () => {
  const xs = [60, 260, 340, 440];
  const ports = [
    ['Port', 'Ships', 'Crews', 'Tons'],
    ['Cork', '14', '220', '1,820'],
    ['Leith', '9', '131', '944'],
    ['Hull', '22', '305', '2,410'],
  ];
  const staff = [
    ['Name', 'Born', 'Since', 'Office'],
    ['Anna Bell', '1961', '1988', 'Leeds'],
    ['Paul Meyer', '1974', '2003', 'Basel'],
    ['Nora Lind', '1990', '2019', 'Malmo'],
  ];
  const above = placed(xs, [700, 18], ports) + lines([714, 695, 677, 659, 641]);
  const between = linesAt([60, 618], proseLines(4, 480));
  const below = placed(xs, [540, 18], staff) + lines([554, 535, 517, 499, 481]);
  expect(await tablesIn(above + between + below)).toEqual([ports, staff]);
});

it('columns that nearly touch are two where rows fill both', async () => {
  const rows = [
    ['Item', 'Rate', 'Count', 'Stock'],
    ['Harbour', '14', '220', '18'],
    ['Council pension fund', '96', '131', '44'],
    ['Valve', '22', '305', '24'],
    ['Circuit', '37', '62', '42'],
  ];
  const width = 92;
  expect(await tablesIn(placed([60, 60 + width + 4, 220, 280], [700, 14], rows))).toEqual([rows]);
});

it('the first line of a name set in two lines over a table without rules is in the table', async () => {
  const xs = [60, 200, 280, 360];
  const head =
    placed(xs, [700, 12], [['', '', '', 'Days']]) +
    placed(xs, [688, 12], [['Port', 'Gross', 'Net', 'in port']]);
  const rows = [
    ['Cork', '1,820', '1,240', '14'],
    ['Leith', '944', '610', '9'],
    ['Hull', '2,410', '1,655', '22'],
    ['Bergen', '1,105', '803', '11'],
  ];
  const { blocks } = await readSource({ pages: [{ content: head + placed(xs, [668, 14], rows) }] });
  expect(blocks.map(({ kind }) => kind)).toEqual(['table']);
  expect(blocks.map(({ text }) => text).join('')).toMatch(/Days[\s\S]*Port\tGross\tNet\tin port\nCork/);
});

it('a cell that runs on in the next line is one, though rows stand no farther from each other than its lines', async () => {
  const xs = [60, 140, 380];
  const lines: readonly (readonly string[])[] = [
    ['Key', 'Meaning', 'Default'],
    ['width', 'how wide the label is drawn beside its line', '12'],
    ['anchor', 'the corner of the label that is put where its', 'middle'],
    ['', 'line ends, also where the page is turned', ''],
    ['angle', 'by how much it is turned to the left', '0'],
    ['leading', 'from one line of the label to the next one, as', 'auto'],
    ['', 'a part of the size of its letters', ''],
    ['colour', 'of its letters', 'black'],
    ['frame', 'whether a frame is drawn', 'none'],
  ];
  const [table] = await tablesIn(placed(xs, [700, 13], lines));
  expect(table).toEqual([
    ...lines.slice(0, 2),
    ['anchor', `${lines[2]?.[1]} ${lines[3]?.[1]}`, 'middle'],
    lines[4],
    ['leading', `${lines[5]?.[1]} ${lines[6]?.[1]}`, 'auto'],
    ...lines.slice(7),
  ]);
});

it('a figure under a figure is a row of its own, also beside a name that stands once', async () => {
  const rows = [
    ['Dept', 'Item', 'Cost'],
    ['Sales', 'travel', '120'],
    ['', 'training', '80'],
    ['', 'phones', '45'],
    ['Legal', 'books', '300'],
    ['', 'courts', '75'],
  ];
  expect(await tablesIn(placed([60, 200, 340], [700, 12], rows))).toEqual([rows]);
});
