import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Card } from './card.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Look {
  /** Selects the part that is looked at; the whole document where it is left out. */
  part?: string;
  /** The only rules that count; all where they are left out. */
  rules?: string[];
}

/** What axe finds wrong in a frame. It describes nothing else it looked at: in a large table that takes most of its time. */
async function findIn(frame: Frame, { part, rules }: Look = {}): Promise<axe.Result[]> {
  for (const one of [frame, ...frame.childFrames()]) await one.evaluate(source);
  return frame.evaluate(
    async ({ part, rules }) => {
      const { axe: inFrame } = globalThis as unknown as { axe: typeof axe };
      const runOnly = rules && { runOnly: { type: 'rule' as const, values: rules } };
      const { violations } = await inFrame.run(part ?? document, { resultTypes: ['violations'], ...runOnly });
      return violations;
    },
    { part, rules },
  );
}

/** What axe finds wrong in a page as it stands. */
export const axeInPage = (page: Page, look?: Look): Promise<axe.Result[]> => findIn(page.mainFrame(), look);

/**
 * What axe finds wrong in the card; it is run in the frame itself, since nothing reaches in from the page. The card is a part of
 * another page, whose landmarks and headings are not its own.
 */
export const axeInCard = async (card: Card): Promise<axe.Result[]> =>
  findIn(await card.frame(), { part: '[role="dialog"]' });
