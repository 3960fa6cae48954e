import type { Page } from '@playwright/test';
import { paths } from '@/dashboard/app/paths.ts';
import { logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';
import { accountRoutes, publicRoutes } from './site-routes.ts';

const WIDTHS = [320, 375];
/** What a visitor with a narrow window cannot read without moving it sideways, by name. */
function cutParts(width: number): string[] {
  const isHidden = (part: Element) =>
    part.closest('[aria-hidden="true"], [inert], .visually-hidden, svg, video, picture[data-detail]') !==
      null || getComputedStyle(part).clip === 'rect(0px, 0px, 0px, 0px)';
  const cut = [...document.querySelectorAll('main *, header *, footer *')].filter((part) => {
    if (!(part instanceof HTMLElement) || isHidden(part) || part.clientWidth === 0) return false;
    const { overflowX, textOverflow } = getComputedStyle(part);
    // A chart may be moved; a name that is cut says so with its three points; a field moves with its caret.
    if (part.matches('input, textarea, select') || textOverflow === 'ellipsis') return false;
    if (overflowX !== 'visible') return part.scrollWidth > part.clientWidth + 1;
    const { left, right } = part.getBoundingClientRect();
    return right > width + 1 || (left < -1 && right > 0);
  });
  return cut.map((part) => `${part.tagName} ${part.className} “${part.textContent.slice(0, 40)}”`);
}

async function expectNothingCut(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const name = `${path} at ${width}`;
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, name).toBeLessThanOrEqual(width);
    expect(await page.evaluate(cutParts, width), name).toEqual([]);
  }
}

for (const path of publicRoutes)
  test(`nothing is cut on a narrow phone: ${path}`, async ({ page }) => expectNothingCut(page, path));

test('nothing is cut on a narrow phone: the pages of an account', async ({ page, person }) => {
  test.slow();
  await logIn(page, person);
  for (const path of accountRoutes) await expectNothingCut(page, path);
});

test('the generator’s tools stand in one line on a narrow phone', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, paths.generator);
    const tools = page.getByRole('navigation', { name: 'Tools' }).getByRole('link');
    await expect(tools).toHaveCount(3);
    const tops = await tools.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `at ${width}`).toBe(1);
  }
});

/** Runs in the page: the parts of its main text that something fixed to the window's end lies over, at the page's own end. */
function hiddenAtEnd(bar: Element): string[] {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const { top, bottom } = bar.getBoundingClientRect();
  return [...document.querySelectorAll('main *, footer *')]
    .filter((part) => !bar.contains(part) && !part.contains(bar) && part.childElementCount === 0)
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.height > 0 && box.top < bottom && box.bottom > top;
    })
    .map((part) => part.textContent.slice(0, 40));
}

test('what stays at the window’s end takes little of a phone, and covers nothing at the page’s end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/gallery/project-proposal');
  const bar = page.getByRole('button', { name: /^Save to extension/ }).locator('..');
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
  expect(await bar.evaluate(hiddenAtEnd)).toEqual([]);
});

test('the little numbers of a report are as large as a thumb on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, paths.sampleReport);
  const chip = page.getByRole('button', { name: /^Quote \d+:/ }).first();
  await expect(chip).toBeVisible();
  const onPhone = await chip.boundingBox();
  expect(Math.min(onPhone?.width ?? 0, onPhone?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await chip.boundingBox();
  expect(Math.min(wide?.width ?? 0, wide?.height ?? 0)).toBeGreaterThanOrEqual(24);
});
