import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Card } from '@/tests/e2e/card.ts';
import { type ExtensionBrowser, SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { Film, STAGE } from './film.ts';
import { mailPage } from './mail-page.ts';
import { CHAT, openPage, type Scheme } from './record-screens.ts';
import { referencePicture } from './reference-picture.ts';
import type { Account } from './site-account.ts';
import { toWebp } from './to-webp.ts';

const MAIL =
  'hi Dana, i wanted to ask weather you could send me the the numbers for thursday. we should of had them yesterday, alot of people are waiting.';
const TASK =
  'plan a workshop on budgets for 12 new managers, half a day in march, max 400 eur, must include one exercise and no slides';

export const videoNames = ['image-to-prompt', 'refine-email', 'reframe-prompt'] as const;
export type VideoName = (typeof videoNames)[number];

async function openStage({ context }: ExtensionBrowser, scheme: Scheme): Promise<Page> {
  const page = await openPage(context, scheme);
  await page.setViewportSize(STAGE);
  return page;
}

/** A draft is typed, sharpened by a press, looked at by its changes, and accepted. */
async function filmMail(film: Film, page: Page): Promise<void> {
  await page.route(`${CHAT}**`, (route) => route.fulfill({ contentType: 'text/html', body: mailPage }));
  await page.goto(CHAT);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.click();
  film.say('A mail, written in a hurry.');
  await film.hold(500);
  await film.type(field, MAIL);
  const card = new Card(page);
  await card.chip.waitFor();
  film.say('One click on the Whetstone button.');
  await film.hold(600);
  await film.press(card.chip);
  await card.opened();
  await card.doneText();
  film.say('The result comes first. The text never left the device.');
  await film.hold(2_200);
  await film.press(card.showChanges);
  await card.result.locator('ins').first().waitFor();
  film.say('Every change is marked, and you can refuse any of them.');
  film.markPoster();
  await film.hold(3_000);
  film.say('Accept writes it into the mail. One undo takes it back.');
  await film.press(card.button('Accept'));
  await card.button('Undo').waitFor();
  await film.hold(3_200);
}

/** A request becomes a prompt in sections. */
async function filmPrompt(film: Film, page: Page): Promise<void> {
  await page.goto(CHAT);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.click();
  film.say('A request, as it comes to mind.');
  await film.hold(500);
  await film.type(field, TASK);
  const card = new Card(page);
  await card.chip.waitFor();
  film.say('One click on the Whetstone button.');
  await film.press(card.chip);
  await card.opened();
  await card.doneText();
  await film.hold(900);
  film.say('Reframe turns it into a prompt with a task and its requirements.');
  await film.press(card.fold);
  await film.press(card.level('Reframe'));
  await card.doneText();
  await film.press(card.fold);
  film.markPoster();
  await film.hold(3_600);
  film.say('Accept puts it into the chat. You send it yourself.');
  await film.press(card.button('Accept'));
  await card.button('Undo').waitFor();
  await film.hold(3_200);
}

async function logIn({ context }: ExtensionBrowser, { email, password }: Account): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${SITE_ORIGIN}/login?returnTo=%2Fimage-prompt`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.getByLabel('Your message').waitFor();
  await page.close();
}

/** A reference picture and a sentence become a prompt, which is refined. */
async function filmPicture(film: Film, page: Page): Promise<void> {
  const picture = await referencePicture(page.context());
  await page.goto(`${SITE_ORIGIN}/image-prompt`);
  const field = page.getByLabel('Your message');
  await field.waitFor();
  const newest = page.getByRole('article', { name: 'Newest prompt' });
  film.say('Add a picture you like. Your browser reads it on your device.');
  await film.hold(900);
  await film.moveTo(page.getByRole('button', { name: 'Add a reference picture' }));
  await page.getByLabel('A reference picture', { exact: true }).setInputFiles({
    name: 'harbour.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await page.getByText('Read on your device').waitFor();
  await film.hold(1_600);
  film.say('Say what you want to see.');
  await film.type(field, 'A fishing harbour at dawn, wide view, oil painting');
  await film.press(page.getByRole('button', { name: 'Send', exact: true }));
  await newest.getByText('Prompt Generated').waitFor();
  film.say('You get a prompt for the image model you use.');
  film.markPoster();
  await film.hold(3_200);
  film.say('Say what should be different. Only that changes.');
  await film.type(field, 'no people, 16:9');
  await film.press(page.getByRole('button', { name: 'Send', exact: true }));
  await newest.getByText('Refined #1').waitFor();
  await film.hold(3_600);
}

const acts: Record<VideoName, (film: Film, page: Page) => Promise<void>> = {
  'image-to-prompt': filmPicture,
  'refine-email': filmMail,
  'reframe-prompt': filmPrompt,
};

/** The site's three films (spec §2) in both themes, as WebM and MP4 with a poster each; one list of captions fits both. */
export async function recordVideos(
  extension: ExtensionBrowser,
  folder: string,
  account: Account,
): Promise<void> {
  await logIn(extension, account);
  const draw = await extension.context.newPage();
  for (const name of videoNames) {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await openStage(extension, scheme);
      await page.bringToFront();
      const film = new Film(page, draw);
      await acts[name](film, page);
      const { poster, seconds } = film.write(folder, `${name}-${scheme}`);
      writeFileSync(join(folder, `${name}-${scheme}.webp`), await toWebp(draw, readFileSync(poster)));
      writeFileSync(join(folder, `${name}.vtt`), film.captions());
      console.log(`${name}, ${scheme}: ${seconds} s`);
      film.close();
      await page.close();
    }
  }
  await draw.close();
}
