import { availableParallelism, loadavg } from 'node:os';
import { buildExtension, extensionFolder, standardAddresses } from '@/local/extension-build.ts';
import { measureCard } from './card-topic.ts';
import { measureEdits } from './edits-topic.ts';
import { measureEnhance } from './enhance-topic.ts';
import { type Figure, formatTopic, judge, TIME_ALLOWANCE, type Topic, type Verdict } from './figures.ts';
import { measureLedger } from './ledger-topic.ts';
import { measureLibrary } from './library-topic.ts';
import { measureLoad } from './load-topic.ts';
import { measureMemory } from './memory-topic.ts';
import { measureOffline } from './offline-topic.ts';
import { measurePage } from './page-topic.ts';
import { measurePanel } from './panel-topic.ts';
import { measureScroll } from './scroll-topic.ts';
import { measureSize } from './size-topic.ts';

const extension = extensionFolder('chrome');

interface Part {
  needsExtension: boolean;
  measure: () => Promise<Topic>;
}

const parts: Record<string, Part> = {
  size: { needsExtension: true, measure: () => measureSize(extension) },
  page: { needsExtension: true, measure: () => measurePage(extension) },
  scroll: { needsExtension: true, measure: () => measureScroll(extension) },
  card: { needsExtension: true, measure: () => measureCard(extension) },
  edits: { needsExtension: false, measure: measureEdits },
  library: { needsExtension: true, measure: () => measureLibrary(extension) },
  memory: { needsExtension: true, measure: () => measureMemory(extension) },
  panel: { needsExtension: true, measure: () => measurePanel(extension) },
  offline: { needsExtension: true, measure: () => measureOffline(extension) },
  enhance: { needsExtension: false, measure: measureEnhance },
  load: { needsExtension: false, measure: measureLoad },
  ledger: { needsExtension: false, measure: measureLedger },
};

function chooseParts(wanted: readonly string[]): [string, Part][] {
  const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
  if (unknown) {
    console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  return Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
}

/** Builds the extension where a chosen part needs it and the one in place is of other sources. */
async function prepareExtension(parts: readonly [string, Part][]): Promise<void> {
  if (!parts.some(([, { needsExtension }]) => needsExtension)) return;
  const { reused } = await buildExtension('chrome', standardAddresses);
  console.log(reused ? 'The built extension is of these sources.' : 'Built the extension.');
}

function summarize(figures: readonly Figure[]): Verdict[] {
  const verdicts = figures.map(judge);
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  console.log(
    `\n${count('ok')} figures keep their limit, ${count('over')} miss it, ${count('noise')} lie within the noise, ${count('no data')} without data.`,
  );
  const [load = 0] = loadavg();
  console.log(`Load of the machine at the end: ${load.toFixed(1)} on ${availableParallelism()} processors.`);
  console.log(
    `A limit is missed where the samples leave no doubt (bootstrap, 95 %); limits in ms get ${TIME_ALLOWANCE * 100} % for a busy machine and, where added to a peer, the peer's own scatter (p95 − median); ratios and sizes nothing.`,
  );
  return verdicts;
}

const chosen = chooseParts(process.argv.slice(2));
const begin = performance.now();
await prepareExtension(chosen);
const figures: Figure[] = [];
for (const [, { measure }] of chosen) {
  const topic = await measure();
  figures.push(...topic.figures);
  console.log(formatTopic(topic));
}
const verdicts = summarize(figures);
console.log(`Took ${Math.round((performance.now() - begin) / 1000)} s.`);
process.exitCode = verdicts.some((verdict) => verdict === 'over' || verdict === 'no data') ? 1 : 0;
