import { formatTopic, judge, type Topic } from '@/tests/bench/figures.ts';
import { compareQuality } from './compare-quality.ts';
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
const unknown = wanted.find((name) => name !== 'quality' && !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}, quality.`);
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
if (isWanted('quality')) {
  if (!(await compareQuality())) console.log(`No samples at ${samplesFolder}; set WHETSTONE_SAMPLES.`);
}
process.exitCode = isOver ? 1 : 0;
