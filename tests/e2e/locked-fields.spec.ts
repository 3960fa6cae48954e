import { textFor } from '@/shared/errors/texts.en.ts';
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
