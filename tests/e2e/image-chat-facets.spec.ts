import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

test('subject and setting are written where they are named; on paper the prompt stands alone', async ({
  page,
  person,
}) => {
  const message = page.getByLabel('Your message');
  const newest = page.getByRole('article', { name: 'Newest prompt' });
  await logIn(page, person);
  await visit(page, '/image-prompt');
  await message.fill('a red bicycle at noon in front of a café');
  await message.press('Enter');
  await newest.getByRole('button', { name: /^Subject/ }).click();
  const subject = newest.getByLabel('Subject', { exact: true });
  await expect(subject).toBeFocused();
  await expect(subject).toHaveValue('a red bicycle');
  await expect(button(page, 'Change')).toBeDisabled();
  await subject.fill('a red tram without passengers');
  await subject.press('Enter');
  await expect(newest).toContainText('A red tram without passengers in front of a café at noon.');
  await newest.getByRole('button', { name: /^Setting/ }).click();
  await newest.getByLabel('Setting', { exact: true }).fill('a red kitchen');
  await button(page, 'Change').click();
  await expect(newest).toContainText('red kitchen');
  await expect(newest).not.toContainText('café');

  await page.emulateMedia({ media: 'print' });
  await expect(message).toBeHidden();
  await expect(newest.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(newest).toContainText('red kitchen');
});

test('before the first message chips write into the description, and nothing is sent', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  const message = page.getByLabel('Your message');
  await message.fill('a red bicycle');
  await button(page, 'Light').click();
  await button(page, 'golden hour').click();
  await expect(message).toHaveValue('a red bicycle, golden hour');
  await expect(message).toBeFocused();
  await page.getByRole('button', { name: /^Light/ }).click();
  await button(page, 'overcast').click();
  await expect(message).toHaveValue('a red bicycle, overcast');
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('250 credits');
  await message.press('Enter');
  await expect(page.getByRole('article', { name: 'Newest prompt' })).toContainText('overcast');
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('249 credits');
});
