import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { analysisModes, surveyModes } from '@/shared/contracts/analysis-modes.ts';
import {
  type AnalyticsEventName,
  analyticsEventNames,
  completedEvent,
} from '@/shared/contracts/analytics.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { fillLogin } from './buying.ts';
import { button, logIn, visitLiving as visit } from './signing-in.ts';
import { expect, newEmail, PASSWORD, type Person, test } from './site-fixtures.ts';

interface Surface {
  /** What is done there, in words. */
  name: string;
  isSignedIn?: boolean;
  act: (page: Page, person: Person) => Promise<unknown>;
  /** What is sent of it, beside the pages that were seen. */
  counts: readonly AnalyticsEventName[];
}

const newest = (page: Page) => page.getByRole('article', { name: 'Newest prompt' });

async function ask(page: Page, mode: string): Promise<void> {
  await visit(page, '/generator?tool=research');
  await page.getByLabel('Mode').selectOption({ label: mode });
  await page.getByLabel('What do you want your text to be about?').fill('Lumo e-bike');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Report' })).toBeVisible();
}

const surfaces: readonly Surface[] = [
  {
    name: 'a feature of the wheel is chosen',
    act: async (page) => {
      await visit(page, '/download');
      await button(page, 'Action plans').click();
    },
    counts: ['feature_selected'],
  },
  {
    name: 'a visitor filters the gallery and wants a template',
    act: async (page) => {
      await visit(page, '/gallery');
      await button(page, 'Email Templates').click();
      await page
        .getByRole('button', { name: /^Log in to copy/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/login/);
    },
    counts: ['gallery_templates_loaded', 'gallery_filter_applied', 'template_selected'],
  },
  {
    name: 'an account copies a template',
    isSignedIn: true,
    act: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SITE_ORIGIN });
      await visit(page, '/gallery/meeting-request');
      await page.getByRole('button', { name: 'Copy Template: Meeting Request' }).click();
    },
    counts: ['template_selected', 'template_copied', 'result_copied'],
  },
  {
    name: 'somebody signs up',
    act: async (page) => {
      await visit(page, '/signup');
      const texts = { 'First name': 'Ada', 'Last name': 'Byron', Username: 'ada', Email: newEmail() };
      for (const [label, text] of Object.entries({ ...texts, Password: PASSWORD }))
        await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    },
    counts: ['signed_up'],
  },
  {
    name: 'somebody logs in',
    act: async (page, person) => {
      await visit(page, '/login');
      await fillLogin(page, person);
    },
    counts: ['logged_in'],
  },
  {
    name: 'a visitor wants a plan',
    act: async (page) => {
      await visit(page, '/subscription');
      await page.getByRole('main').getByRole('link', { name: /Pro/ }).first().click();
    },
    counts: ['payment_login_required'],
  },
  {
    name: 'an account buys a plan',
    isSignedIn: true,
    act: async (page) => {
      await visit(page, '/subscription');
      await page
        .getByRole('main')
        .getByRole('button', { name: /Starter/ })
        .click();
    },
    counts: ['payment_started'],
  },
  {
    name: 'a prompt is generated and copied',
    isSignedIn: true,
    act: async (page) => {
      await visit(page, '/generator');
      await page.getByLabel('What do you want your text to be about?').fill('remote work');
      await page.keyboard.press('Enter');
      await page
        .getByRole('region', { name: 'Generated Output' })
        .getByRole('button', { name: 'Copy', exact: true })
        .click();
    },
    counts: ['generate_completed', 'credits_used', 'result_copied'],
  },
  {
    name: 'an image prompt is made',
    isSignedIn: true,
    act: async (page) => {
      await visit(page, '/image-prompt');
      await page.getByLabel('Your message').fill('the sea at noon, oil painting');
      await page.keyboard.press('Enter');
      await expect(newest(page)).toBeVisible();
    },
    counts: ['image_prompt_completed', 'credits_used'],
  },
  {
    name: 'free credits are refreshed and reclaimed',
    isSignedIn: true,
    act: async (page) => {
      await visit(page, '/refresh-credits');
      await button(page, 'Refresh 45 Credits').click();
      await expect(page.getByText('1 of 5 refreshes used')).toBeVisible();
      await visit(page, '/subscription');
      await button(page, 'Reclaim 250 Free Credits').click();
    },
    counts: ['credits_refreshed', 'free_credits_reclaimed'],
  },
  {
    name: 'a question is researched',
    isSignedIn: true,
    act: (page) => ask(page, 'Reddit Analysis - Concise'),
    counts: ['concise_reddit_completed', 'credits_used'],
  },
  {
    name: 'a survey is run',
    isSignedIn: true,
    act: async (page) => {
      await visit(page, '/generator?tool=research');
      await button(page, 'Surveys').click();
      await button(page, 'Consumer Survey').click();
      const modal = page.getByRole('dialog', { name: 'Consumer Survey' });
      await modal.getByLabel('Product').fill('Aurelia grinder');
      await modal.getByRole('button', { name: 'Next' }).click();
      await modal.getByRole('button', { name: 'Submit' }).click();
      await button(page, 'Start research').click();
      await expect(page.getByRole('region', { name: 'Report' })).toBeVisible();
    },
    counts: ['survey_submitted', 'consumer_survey_completed', 'credits_used'],
  },
];

test('no act is counted that is not performed here, but further modes of research', () => {
  const performed = new Set<string>(['page_viewed', ...surfaces.flatMap(({ counts }) => counts)]);
  const further = new Set<string>([...analysisModes, ...surveyModes].map(completedEvent));
  expect(analyticsEventNames.filter((name) => !performed.has(name) && !further.has(name))).toEqual([]);
});

for (const { name, isSignedIn, act, counts } of surfaces)
  test(`${name}: ${counts.join(', ')}`, async ({ page, person, stack }) => {
    await stack.query("delete from public.rate_limits where bucket like 'generate%'");
    await stack.query("update public.profiles set created_at = now() - interval '31 days' where email = $1", [
      person.email,
    ]);
    const visitor = randomUUID();
    const cookies = { 'whetstone-analytics-settings': 'granted', 'whetstone-analytics': visitor };
    await page
      .context()
      .addCookies(
        Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value, url: SITE_ORIGIN })),
      );
    if (isSignedIn) await logIn(page, person);
    const sent: { name: string; visitor: string }[] = [];
    await page.route('**/account/analytics-events', async (route) => {
      if (route.request().method() === 'POST')
        sent.push(route.request().postDataJSON() as { name: string; visitor: string });
      await route.continue();
    });
    await act(page, person);
    const acts = () =>
      sent
        .filter((event) => event.name !== 'page_viewed')
        .map((event) => event.name)
        .sort();
    await expect.poll(acts).toEqual([...counts].sort());
    expect(sent.some((event) => event.name === 'page_viewed')).toBe(true);
    for (const event of sent) expect(event).toEqual({ name: event.name, visitor });
    await page.context().clearCookies();
  });
