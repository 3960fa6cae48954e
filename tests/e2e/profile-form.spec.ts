import type { Page } from '@playwright/test';
import { formTexts, notices } from '@/shared/errors/notices.en.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const NAMES = [
  ['First name', 'Please enter your first name'],
  ['Last name', 'Please enter your last name'],
  ['Username', 'Please choose a username'],
] as const;

async function save(page: Page): Promise<void> {
  await button(page, 'Save Changes').click();
  await expect(page.getByText(notices.profileSaved)).toBeVisible();
}

test('the keyboard stays in the profile’s details from view to form and back', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/profile');
  await button(page, 'Edit Profile').press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await button(page, 'Cancel').press('Enter');
  await expect(button(page, 'Edit Profile')).toBeFocused();
  await button(page, 'Edit Profile').press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(notices.profileSaved)).toBeVisible();
  await expect(button(page, 'Edit Profile')).toBeFocused();
});

test('a profile keeps the names that signing up asks for', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/profile');
  await button(page, 'Edit Profile').click();
  for (const [label] of NAMES) await page.getByLabel(label).fill('  ');
  await button(page, 'Save Changes').click();
  for (const [label, text] of NAMES) await expect(page.getByLabel(label)).toHaveAccessibleDescription(text);
  await expect(page.getByText(notices.profileSaved)).toBeHidden();
});

test('a mobile number that is taken out is out everywhere', async ({ page, person, stack }) => {
  const meta = async () =>
    (
      await stack.query('select raw_user_meta_data as data from auth.users where email = $1', [person.email])
    )[0]?.data;
  await logIn(page, person);
  await visit(page, '/profile');
  await button(page, 'Edit Profile').click();
  await page.getByLabel('Mobile number').fill('12');
  await page.getByLabel('Username').focus();
  await expect(page.getByText(formTexts.mobileShape)).toBeVisible();
  await page.getByLabel('Mobile number').fill('9876543210');
  await save(page);
  expect(await meta()).toMatchObject({ mobile_number: '9876543210' });
  await button(page, 'Edit Profile').click();
  await page.getByLabel('Mobile number').fill('');
  await save(page);
  await expect(button(page, 'Edit Profile')).toBeVisible();
  expect(await meta()).toMatchObject({ mobile_number: '' });
});

test('the question before deleting an account scolds nobody who only opened it', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/profile');
  await button(page, 'Delete My Account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await expect(dialog.getByText('Please enter your password')).toBeHidden();
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(dialog.getByText('Please enter your password')).toBeVisible();
});

for (const width of [320, 768, 1440])
  test(`a message covers no control for good, and not the one it is about, at ${width}`, async ({
    page,
    person,
  }) => {
    await logIn(page, person);
    await page.setViewportSize({ width, height: 720 });
    await visit(page, '/profile');
    await button(page, 'Edit Profile').click();
    await save(page);
    const bottomOf = async (name: string) => {
      const box = await button(page, name).boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const toastTop = async () =>
      (await page.getByRole('status', { name: 'Messages' }).boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => (await bottomOf('Edit Profile')) <= (await toastTop())).toBe(true);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await bottomOf('Delete My Account')) <= (await toastTop())).toBe(true);
  });
