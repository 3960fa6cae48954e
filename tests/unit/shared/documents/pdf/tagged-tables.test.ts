import { expect, it } from 'vitest';
import { firstExtra, textAt } from '@/tests/support/pdf-writer.ts';
import { readSource } from '@/tests/support/read-pdf-source.ts';

interface Cell {
  /** Its lines, below each other. */
  text: string;
  x: number;
}

interface Page {
  /** What stands on the page behind the table. */
  more?: string;
  isTagged?: boolean;
}

/** A page whose tags say a table: cells with their text and place, by row from the top; heads are the first row. */
async function readTagged(rows: readonly (readonly Cell[])[], { more = '', isTagged = true }: Page = {}) {
  const page = 8;
  const root = firstExtra(1);
  const objects = ['', ''];
  const cells: number[] = [];
  let content = '';
  let y = 700;
  const add = (text: string) => root + objects.push(text) - 1;
  const kids = rows.map((own, row) => {
    const place = add('');
    const inside = own.map(({ text, x }) => {
      const lines = text.split('\n').map((line, under) => textAt([x, y - 12 * under], line));
      content += `/P << /MCID ${cells.length} >> BDC ${lines.join('')} EMC `;
      const kind = row === 0 ? 'TH' : 'TD';
      const at = add(`<< /S /${kind} /P ${place} 0 R /Pg ${page} 0 R /K ${cells.length} >>`);
      cells.push(at);
      return `${at} 0 R`;
    });
    y -= 2 + 12 * Math.max(...own.map(({ text }) => text.split('\n').length));
    objects[place - root] = `<< /S /TR /P ${root + 1} 0 R /K [${inside.join(' ')}] >>`;
    return `${place} 0 R`;
  });
  const byMark = cells.map((at) => `${at} 0 R`).join(' ');
  objects[0] = `<< /Type /StructTreeRoot /K ${root + 1} 0 R /ParentTree << /Nums [0 [${byMark}]] >> >>`;
  objects[1] = `<< /S /Table /P ${root} 0 R /K [${kids.join(' ')}] >>`;
  return readSource({
    pages: [{ content: content + more, extra: '/StructParents 0' }],
    ...(isTagged && { catalog: `/MarkInfo << /Marked true >> /StructTreeRoot ${root} 0 R` }),
    objects,
  });
}

const cell = (text: string, x: number): Cell => ({ text, x });

it('a table the tags of a file say is read as they say it, cells left out where they are empty', async () => {
  const { blocks } = await readTagged([
    [cell('Day', 60), cell('Paid in', 200), cell('Paid out', 300), cell('Balance', 400)],
    [cell('Monday', 60), cell('40', 200), cell('140', 400)],
    [cell('Tuesday', 60), cell('15', 300), cell('125', 400)],
  ]);
  expect(blocks.map(({ rows }) => rows)).toEqual([
    [
      ['Day', 'Paid in', 'Paid out', 'Balance'],
      ['Monday', '40', '', '140'],
      ['Tuesday', '', '15', '125'],
    ],
  ]);
});

it('cells of several lines close to each other are told apart by the tags alone', async () => {
  const said = [
    [cell('Term', 60), cell('What it means', 120)],
    [
      cell('Lease', 60),
      cell('a contract by which one side lets\nthe other use a thing of its own\nfor a price', 120),
    ],
    [cell('Notice', 60), cell('what ends it, ninety days ahead\nand in writing', 120)],
  ];
  const rows = said.map((row) => row.map(({ text }) => text.replaceAll('\n', ' ')));
  const read = async (page?: Page) => (await readTagged(said, page)).blocks.map((block) => block.rows);
  expect(await read()).toEqual([rows]);
  expect(await read({ isTagged: false })).not.toEqual([rows]);
});

it('tags that leave out most of what stands among their cells are not believed', async () => {
  const prose = [690, 678, 666, 654, 642].map((y) =>
    textAt([60, y], 'The rent is due on the third day of each month, in advance.'),
  );
  const { blocks } = await readTagged(
    [
      [cell('Some', 60), cell('words of it', 200)],
      [cell('stand', 60), cell('in tagged', 200)],
      [cell('cells', 60), cell('by mistake', 200)],
    ],
    { more: prose.join('') },
  );
  expect(blocks.some(({ rows }) => rows?.length === 3)).toBe(false);
});
