import { expect } from './fixtures.ts';
import { correctionsOf } from './structure-kinds.ts';
import type { StructurePage } from './structure-page.ts';

const DRAFT =
  '<p data-id="1">First line here</p><p data-id="2">Second line there</p><p data-id="3"></p><p data-id="4">Third one</p>';
/** The first two lines become one, the third line parts, and the empty one goes. */
const EDITS = [
  { start: 15, end: 16, text: ' ' },
  { start: 22, end: 23, text: '\n' },
  { start: 34, end: 35, text: '' },
];

interface Block {
  attributes: Record<string, string>;
  children: { text: string }[];
}

/** Lines joined and parted where blocks hold what is not drawn of them: as they do it themselves, undone, redone and taken back. */
export async function judgeLines(chat: StructurePage): Promise<void> {
  const blocks = async () => JSON.parse(await chat.model()) as Block[];
  const told = async () =>
    (await blocks()).map(({ attributes, children: [held] }) => `${attributes['data-id']} ${held?.text}`);
  await chat.load(DRAFT);
  const before = await blocks();
  expect(await chat.write(EDITS)).toBe('written');
  const after = ['1 First line here Second', '2 line there', '4 Third one'];
  await expect.poll(told).toEqual(after);
  await chat.press('Control', 'z');
  await expect.poll(blocks).toEqual(before);
  await chat.press('Control', 'y');
  await expect.poll(told).toEqual(after);
  expect(await chat.revert()).toBe(true);
  await expect.poll(blocks).toEqual(before);
}

/** Where the page's own code throws amid the changes: what was made by then goes out again, and nothing stands twice. */
export async function judgeThrown(chat: StructurePage): Promise<void> {
  const before = await chat.load(
    '<p>We have <strong>recieved</strong> teh letter</p><p>its <strong>realy</strong> good</p>',
  );
  await chat.breakModel(3);
  expect(await chat.write(correctionsOf((await chat.read()) ?? ''))).toBe('write_unverified');
  await expect.poll(() => chat.model()).toBe(before);
}

/** An editor that takes nothing is asked once in each way, however much there is to change. */
export async function judgeRefusing(chat: StructurePage): Promise<void> {
  const before = await chat.load(
    '<p>We have <strong>recieved</strong> teh letter and thier box</p>'.repeat(8),
  );
  await chat.hideModel();
  await chat.refuseAll();
  expect(await chat.write(correctionsOf((await chat.read()) ?? ''))).toBe('write_unverified');
  expect(await chat.refused()).toBeGreaterThan(0);
  expect(await chat.refused()).toBeLessThanOrEqual(2);
  expect(await chat.model()).toBe(before);
}

/** Where the model cannot be reached it is said before, and nothing is written. */
export async function judgeLinesOutOfReach(chat: StructurePage): Promise<void> {
  const before = await chat.load(DRAFT);
  await chat.hideModel();
  expect(await chat.write(EDITS)).toBe('said:marks_not_kept');
  expect(await chat.model()).toBe(before);
}

/** A break that comes in between changes no letter: it is written once, and at once, in fields whose changes are waited for. */
export async function judgeBlankLine(chat: StructurePage): Promise<void> {
  const before = await chat.load('<p>First <strong>line</strong> here</p><p>Second line there</p>');
  expect(await chat.write([{ start: 15, end: 15, text: '\n' }])).toBe('written');
  await expect.poll(() => chat.read()).toBe('First line here\n\nSecond line there');
  expect(await chat.revert()).toBe(true);
  await expect.poll(() => chat.model()).toBe(before);
}
