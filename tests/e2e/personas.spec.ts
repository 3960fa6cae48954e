import { builtInPersonas } from '@/shared/library/built-in-personas.ts';
import { editors } from './editors.ts';
import { expect, test } from './engine-fixtures.ts';
import { emptyLibrary, openPanel } from './library-fixtures.ts';
import { selectAnswer } from './selected-answer.ts';
import { expectNoBarriers } from './well-made.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
const DRAFT = 'pls review it untill friday';

test.beforeEach(async ({ page, extension }) => {
  await emptyLibrary(page, extension);
});

test('the eight that come with it are there; a copy of one is edited, the original stays', async ({
  page,
  extension,
}) => {
  await openPanel(page, extension, 'Personas');
  const radios = page.getByRole('radiogroup', { name: 'Active persona' }).getByRole('radio');
  await expect(radios).toHaveCount(1 + builtInPersonas.length);
  await expect(page.getByRole('radio', { name: 'No persona' })).toBeChecked();
  for (const { name } of builtInPersonas)
    await expect(page.getByRole('button', { name: `Edit ${name}`, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Duplicate Executive coach to edit it' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Executive coach (copy)');
  await page.getByRole('textbox', { name: 'Description' }).fill('You are my coach. Be brief.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(radios).toHaveCount(2 + builtInPersonas.length);
  await page.reload();
  await expect(page.getByText('You are my coach. Be brief.')).toBeVisible();
  await expect(page.getByText(/^You are a coach of experienced leaders\./)).toBeVisible();
});

test('one is written by hand, left with Escape, taken up again, changed, deleted, brought back', async ({
  page,
  extension,
}) => {
  await openPanel(page, extension, 'Personas');
  await page.getByRole('button', { name: 'New persona' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Pirate');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Pirate');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Write what it says first.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill('You are a pirate.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Edit Pirate' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('You are a polite pirate.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You are a pirate.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Pirate' }).click();
  await expect(page.getByRole('radio', { name: 'Pirate' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Pirate' })).toBeVisible();
});

test('one is made from keywords, edited before it is kept', async ({ page, extension }) => {
  await openPanel(page, extension, 'Personas');
  await page.getByRole('textbox', { name: 'Make one from keywords' }).fill('patient maths teacher');
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(/maths/i);
  await expect(page.getByRole('radio', { name: 'Maths' })).toHaveCount(0);
  await name.fill('Frau Weber');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('radio', { name: 'Frau Weber' }).check();
  await page.getByRole('tab', { name: 'Sharpen' }).click();
  await expect(page.getByRole('combobox', { name: 'Persona' })).toHaveText(/Frau Weber/);
});

test('the one that is on is shown in the card, sent with rewrites and actions, and never told to the page', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
  ollama,
  settings,
}) => {
  await settings.open();
  await settings.chooseEngine('Your model server');
  await settings.test();
  await page.getByRole('list', { name: 'Models there' }).getByRole('button').first().click();
  await expect(page.getByText(/Now in use\.$/)).toBeVisible();
  await openPanel(page, extension, 'Personas');
  await page.getByRole('radio', { name: 'Executive coach' }).check();

  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.persona).toHaveText('Executive coach');
  await card.doneText();
  const voice = builtInPersonas.find(({ id }) => id === 'executive-coach')?.description ?? '';
  const lastCall = () => ollama.calls.at(-1)?.body ?? '';
  await expect.poll(lastCall).toContain(JSON.stringify(voice).slice(1, -1));
  const inPage = (await page.content()) + (await (await card.frame()).content());
  expect(inPage).not.toContain(voice.slice(0, 40));

  // Another is turned on by keyboard, and the rewrite runs again in its voice.
  const count = ollama.calls.length;
  await card.unfold();
  await card.persona.focus();
  await page.keyboard.press('Enter');
  await expect(card.dialog.getByRole('option')).toHaveCount(1 + builtInPersonas.length);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(card.persona).toHaveText('Academic professor');
  await expect.poll(() => ollama.calls.length).toBe(count + 1);
  expect(lastCall()).toContain('You are a professor');
  await expect(card.button('Accept')).toBeEnabled();
  await card.choose(card.persona, 'No persona');
  await expect.poll(() => ollama.calls.length).toBe(count + 2);
  expect(lastCall()).not.toContain('You are a professor');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await selectAnswer(chat);
  await summon.menu('action:reply');
  await expect(card.persona).toHaveText('None');
  await expect(card.button('Insert')).toBeEnabled();
  await card.choose(card.persona, 'Best-selling copywriter');
  await expect.poll(lastCall).toContain('You are a copywriter');
  await openPanel(page, extension, 'Personas');
  await expect(page.getByRole('radio', { name: 'Best-selling copywriter' })).toBeChecked();
});

test('on this device it opens a prompt, and the card says where it is left out', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
}) => {
  await openPanel(page, extension, 'Personas');
  await page.getByRole('radio', { name: 'Executive coach' }).check();
  const chat = await openEditor(chatgpt);
  const draft = 'can you explain how a budget of 500 euros works';
  await chat.typeDraft(draft);
  await summon.chip();
  const left = card.dialog.getByText('Personas need an AI model. Connect one to write in their voice.');
  await expect(card.result).toContainText('Act as a coach of experienced leaders.');
  await expect(left).toHaveCount(0);
  await card.chooseLevel('Polish');
  await expect(left).toBeVisible();
  await expect(card.result).not.toContainText('Act as a coach');
  await card.choose(card.persona, 'No persona');
  await expect(card.button('Accept')).toBeEnabled();
  await expect(left).toHaveCount(0);
});

test('axe finds nothing on the Personas and Sharpen tabs at 320 px', async ({ page, extension }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const check = async (screen: string) => {
    await expectNoBarriers(page, screen);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await openPanel(page, extension, 'Personas');
  await check('Personas');
  await page.getByRole('button', { name: 'New action' }).click();
  await check('a new action');
  await openPanel(page, extension, 'Sharpen');
  await page.getByRole('button', { name: 'Translate' }).click();
  await check('Translate');
});
