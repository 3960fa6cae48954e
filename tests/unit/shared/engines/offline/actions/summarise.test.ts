import { expect, test } from 'vitest';
import { summarise } from '@/shared/engines/offline/actions/summarise.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

const report = `The council met on Tuesday to discuss the harbour bridge. The bridge was built in 1961 and carries 18,000 cars a day. Engineers found cracks in two of its pillars. However, the pillars can be repaired. The weather was fine. A repair of the bridge costs 4 million euros and takes a year. A new bridge costs 22 million. Some members brought sandwiches. The council decided to repair the bridge. It will close for trucks from 1 May.`;

test('keeps whole sentences of the text, in its order', () => {
  const sentences = splitSentences(summarise(report)).map((sentence) => sentence.trim());
  const places = sentences.map((sentence) => report.indexOf(sentence));
  expect(sentences.length).toBeGreaterThanOrEqual(3);
  expect(sentences.length).toBeLessThanOrEqual(5);
  expect(places).toEqual([...places].sort((left, right) => left - right));
  expect(places).not.toContain(-1);
});

test('takes what the text turns on, not its asides', () => {
  const summary = summarise(report);
  expect(summary).toContain('The council decided to repair the bridge.');
  expect(summary).not.toMatch(/sandwiches|weather/);
});

test('a sentence stands without the one before it only if it can', () => {
  expect(summarise(report)).not.toMatch(/However|It will close/);
});

test('a list comes back as bullets', () => {
  const list =
    '- Launch moved to 12 September because of the translations\n- Lunch was good for all\n- QA found 12 bugs, 3 block the launch\n- Nobody took the minutes today\n- The launch needs 40 translations in March';
  const summary = summarise(list);
  expect(summary.split('\n')).toHaveLength(3);
  for (const line of summary.split('\n')) expect(list.split('\n')).toContain(line);
});

test('a short text is its own summary, and code is none', () => {
  expect(summarise('Two things. Both fine.')).toBe('Two things. Both fine.');
  expect(summarise(`${report}\n\n\`\`\`\nconst bridge = "bridge bridge bridge";\n\`\`\``)).not.toContain(
    'const',
  );
});

test('other languages are summarised too', () => {
  const german =
    'Der Rat beschloss die Sanierung der Brücke. Die Brücke stammt aus dem Jahr 1961. Das Wetter war schön und warm. Die Sanierung der Brücke kostet 4 Millionen Euro. Danach gab es Kuchen für alle. Die Brücke wird am 1. Mai für Lastwagen gesperrt.';
  expect(summarise(german)).toContain('Der Rat beschloss die Sanierung der Brücke.');
});

test('a selection that ends in the middle of a sentence is summarised too', () => {
  expect(summarise(report.slice(0, -20)).length).toBeLessThan(report.length / 2);
});
