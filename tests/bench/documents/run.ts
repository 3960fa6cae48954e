import { formatTopic, judge, type Topic } from '@/tests/bench/figures.ts';
import { compareQuality } from './compare-quality.ts';
import { compareFigures } from './figures-topic.ts';
import { measureImages } from './images-topic.ts';
import { measurePdfs } from './pdf-topic.ts';
import { samplesFolder } from './samples.ts';
import { measureCsv, measureSheets } from './sheets-topic.ts';

// `npm run bench:documents`: how fast files are read beside others in the same run, and how well.

const parts: Record<string, () => Promise<Topic>> = {
  pdf: measurePdfs,
  sheets: measureSheets,
  csv: measureCsv,
  images: measureImages,
};

const wanted = process.argv.slice(2);
/** What is no speed: figures from tables, and facts found in files. */
const others = ['figures', 'quality'];
const unknown = wanted.find((name) => !others.includes(name) && !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}". Parts: ${[...Object.keys(parts), ...others].join(', ')}.`);
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

let isOver = false;
for (const [name, measure] of Object.entries(parts)) {
  if (!isWanted(name)) continue;
  const topic = await measure();
  console.log(formatTopic(topic));
  isOver ||= topic.figures.some((figure) => ['over', 'no data'].includes(judge(figure)));
}
if (isWanted('figures')) isOver = !(await compareFigures()) || isOver;
if (isWanted('quality')) {
  const missed = await compareQuality();
  if (!missed) console.log(`No samples at ${samplesFolder}; set WHETSTONE_SAMPLES.`);
  isOver ||= (missed ?? []).length > 0;
}
process.exitCode = isOver ? 1 : 0;
