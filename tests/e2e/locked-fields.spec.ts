import { textFor } from '@/shared/errors/texts.en.ts';
import { fieldChanges } from './field-changes.ts';
import { expect, test } from './fixtures.ts';

/** Of this page nothing is known but its one field. */
const site = 'http://127.0.0.1:8099';
const fields = {
  field_locked: '<textarea readonly>we recieved teh letter</textarea>',
  field_disabled: '<textarea disabled>we recieved teh letter</textarea>',
  field_not_prose: '<input type="email" value="tom@example.org">',
} as const;

for (const [code, field] of Object.entries(fields) as [keyof typeof fields, string][])
  test(`a field that takes no draft says what it is: ${code}`, async ({ page, card, summon }) => {
    const body = `<!doctype html><title>Form</title>${field}`;
    await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(site);
    // Pressed as its user would, though a field that is switched off takes no focus.
    await page.locator('textarea, input').click({ force: true });
    await summon.shortcut();
    await expect(card.dialog).toContainText(textFor('card', code));
    await expect(card.dialog.getByRole('button', { name: 'Open side panel' })).toBeFocused();
  });

const DRAFT = 'i has recieved you letter yesterday';
for (const [name, { code, set, to }] of Object.entries(fieldChanges))
  test(`a field that is ${name} by the time of Accept is not written, and the result can be copied`, async ({
    page,
    card,
    summon,
  }) => {
    const isRich = name === 'read-only to its editor';
    const field = isRich ? '<p contenteditable id="field"></p>' : '<textarea id="field"></textarea>';
    const body = `<!doctype html><title>Form</title><form><fieldset>${field}</fieldset></form>`;
    await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(site);
    const written = page.locator('#field');
    await written.fill(DRAFT);
    await summon.shortcut();
    await card.doneText();
    // The form's part as a whole, as pages do that wait for an answer.
    const changed = set === 'disabled' ? page.locator('fieldset') : written;
    await changed.evaluate((element, [key = '', value = '']) => element.setAttribute(key, value), [set, to]);
    await card.button('Accept').click();
    await expect(card.dialog).toContainText(textFor('card', code));
    await expect(card.button('Copy')).toBeVisible();
    const held = await written.evaluate((element) => Reflect.get(element, 'value') ?? element.textContent);
    expect(held).toBe(DRAFT);
  });
