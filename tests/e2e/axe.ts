import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Card } from './card.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong in the card; it is run in the frame itself, since nothing reaches in from the page. */
export async function axeInCard(card: Card): Promise<axe.Result[]> {
  const frame = await card.frame();
  await frame.evaluate(source);
  return frame.evaluate(async () => {
    const { axe: inFrame } = globalThis as unknown as { axe: typeof axe };
    // As a part of another page: the page's own landmarks and headings are not the card's.
    const { violations } = await inFrame.run('[role="dialog"]');
    return violations;
  });
}
