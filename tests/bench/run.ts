import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { measureCard } from './card-topic.ts';
import { measureEnhance } from './enhance-topic.ts';
import { type Figure, formatTopic, judge, TIME_ALLOWANCE, type Topic, type Verdict } from './figures.ts';
import { measureOffline } from './offline-topic.ts';
import { measurePage } from './page-topic.ts';
import { measureSize } from './size-topic.ts';

const extension = join(import.meta.dirname, '../../.output/chrome-mv3');

interface Part {
  needsExtension: boolean;
  measure: () => Promise<Topic>;
}

const parts: Record<string, Part> = {
  size: { needsExtension: true, measure: () => measureSize(extension) },
  page: { needsExtension: true, measure: () => measurePage(extension) },
  card: { needsExtension: true, measure: () => measureCard(extension) },
  offline: { needsExtension: true, measure: () => measureOffline(extension) },
  enhance: { needsExtension: false, measure: measureEnhance },
};

function chooseParts(wanted: readonly string[]): [string, Part][] {
  const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
  if (unknown) {
    console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  return Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
}

function requireExtension(chosen: readonly [string, Part][]): void {
  if (!chosen.some(([, { needsExtension }]) => needsExtension)) return;
  const manifest = join(extension, 'manifest.json');
  if (!existsSync(manifest)) {
    console.error('The extension is not built. Run: npm run build');
    process.exit(2);
  }
  console.log(`Extension built ${statSync(manifest).mtime.toISOString()}.`);
}

function summarize(figures: readonly Figure[]): Verdict[] {
  const verdicts = figures.map(judge);
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  console.log(
    `\n${count('ok')} figures keep their limit, ${count('over')} miss it, ${count('noise')} lie within the noise, ${count('no data')} without data.`,
  );
  console.log(
    `A limit is missed where the samples leave no doubt (bootstrap, 95 %); limits in ms get ${TIME_ALLOWANCE * 100} % for a busy machine and, where added to a peer, the peer's own scatter (p95 − median); ratios and sizes nothing.`,
  );
  return verdicts;
}

const chosen = chooseParts(process.argv.slice(2));
requireExtension(chosen);
const begin = performance.now();
const figures: Figure[] = [];
for (const [, { measure }] of chosen) {
  const topic = await measure();
  figures.push(...topic.figures);
  console.log(formatTopic(topic));
}
const verdicts = summarize(figures);
console.log(`Took ${Math.round((performance.now() - begin) / 1000)} s.`);
process.exitCode = verdicts.some((verdict) => verdict === 'over' || verdict === 'no data') ? 1 : 0;
