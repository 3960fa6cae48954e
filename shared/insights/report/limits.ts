import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { SENTIMENT_CAVEAT } from '@/shared/insights/mining/sentiment.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { describeSilence } from './describe-silence.ts';
import type { Material } from './material.ts';

/** What was looked for and not found: sources that gave nothing, competitors nobody names. */
export function describeNotFound(
  { sources, question, grouped }: Material,
  outcome: Report['outcome'],
): string[] {
  const lines = sources.flatMap(({ source, status, fetched, kept }) => {
    const gaveNothing = describeSilence(source, status);
    if (gaveNothing) return [gaveNothing];
    return fetched > 0 && kept === 0 ? [`Nothing that ${sourceLabels[source]} gave was on the subject.`] : [];
  });
  for (const name of question.competitors) {
    if (!grouped.items.some(({ labels }) => labels.competitors.includes(name)))
      lines.push(`Nobody names ${name} in what was read.`);
  }
  if (outcome !== 'insufficient' && !grouped.items.some(({ labels }) => labels.intents.includes('switch')))
    lines.push('No change from or to another product was found.');
  return lines;
}

/** Whether all that was read is what its reader brought, which nobody published. */
export const areOwn = (items: readonly InsightItem[]): boolean =>
  items.length > 0 && items.every(({ source }) => source === 'import');

/** How the report was made and what it cannot tell. */
export function describeLimits(items: readonly InsightItem[]): string[] {
  const madeUp = items.filter(({ synthetic }) => synthetic);
  const areMadeUp = madeUp.length > 0 && madeUp.length === items.length;
  const what = areOwn(items) ? 'the texts you brought' : areMadeUp ? 'made-up posts' : 'public comments';
  const lines = [
    `These are ${what}, not a random sample of customers: the shares are of what was read, not of all people.`,
    SENTIMENT_CAVEAT,
  ];
  if (madeUp.length > 0)
    lines.unshift(
      `${areMadeUp ? 'All' : 'Some'} of these posts are made up by a script for trying the product, written by nobody.`,
    );
  if (items.some(({ textKind }) => textKind === 'excerpt'))
    lines.push(
      "Excerpts are a search engine's cuts: what stands around them was not read, and whether one is deleted since cannot be told.",
    );
  if (items.some(({ source }) => source === 'youtube'))
    lines.push(
      "No sentiment is derived from YouTube comments, as YouTube's terms ask. They are quoted, and counted by what their words praise, blame and wish for, as posts of other sources are.",
    );
  const others = [...new Set(items.map(({ language }) => language))].filter((language) => language !== 'en');
  if (others.length > 0)
    lines.push(
      'Posts in other languages are counted and quoted. Praise and complaints are read in six of them by single words; how a post feels, and what it wishes for, in English only.',
    );
  if (items.some(({ licence, synthetic }) => !synthetic && licence?.startsWith('CC BY-SA')))
    lines.push('Stack Exchange posts are licensed CC BY-SA by their authors.');
  return lines;
}
