import { describe, expect, test } from 'vitest';
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
  expect(summarise(report)).not.toMatch(/However/);
  expect(summarise(report)).toContain('decided to repair the bridge. It will close for trucks from 1 May.');
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

describe('keeps the lead, what was decided, numbers and dates', () => {
  const plant = `Nordwind GmbH will close its plant in Kiel at the end of the year. The company told its 340 employees on Monday morning. Orders for wind turbines fell by 28% in 2024, and two customers moved to a competitor from China. The works council was surprised. "We learned about it from the radio," said its chair, Hanna Voss. Management had promised in March to keep the site until 2027. The plant opened in 1987 and once had 900 workers. Some of them remember the first turbine, which still stands in front of the gate. The board decided on Friday to move the tools to Rostock.`;
  const call = `Hi all,\n\nthanks for a good call. It was nice to see everybody again after the summer. We agreed to move the launch to 12 September, because the translations are late. Sara owns the landing page and shows a draft on Tuesday. Jonas asked whether we need a second server; we will see next week. Legal must approve the new terms by 3 September, otherwise we cannot publish. The coffee machine is broken again, by the way.\n\nBest,\nMaria`;

  test.each([
    [
      plant,
      ['Nordwind GmbH will close its plant in Kiel at the end of the year.', 'The board decided on Friday'],
    ],
    [call, ['We agreed to move the launch to 12 September', 'by 3 September']],
  ])('of %j', (text, parts) => {
    for (const part of parts) expect(summarise(text)).toContain(part);
  });

  test.each([plant, call, report])('in about a third of the words of %j', (text) => {
    const count = (words: string) => words.split(/\s+/).length;
    expect(count(summarise(text)) / count(text)).toBeLessThan(0.42);
  });

  test('says nothing of greetings and asides', () => {
    expect(summarise(call)).not.toMatch(/thanks|nice to see|coffee|Best/);
  });
});

test('what is forbidden, due or at risk is never left out', () => {
  const text =
    'The archive moves to the new server on Monday. It has more room and is faster than the old one. Do not save anything on the old drive after Friday noon. The new address is on the intranet. If the copy is stopped, we risk losing the scans of this year.';
  const summary = summarise(text);
  expect(summary).toContain('Do not save anything on the old drive');
  expect(summary).toContain('we risk losing the scans');
  expect(summary).not.toContain('faster than');
});

test('a German date is no end of a sentence', () => {
  const text =
    'Der Rat beschloss die Sanierung der Brücke. Das Wetter war schön und warm. Danach gab es Kuchen für alle. Viele Anwohner kamen zu Fuß. Die Brücke wird am 1. Mai für Lastwagen gesperrt.';
  expect(summarise(text)).toContain('Die Brücke wird am 1. Mai für Lastwagen gesperrt.');
});

test('keeps what is forbidden, what it depends on, and what a greeting stands before', () => {
  const mail =
    "Hi Karin, the translation is done, I attach it. I left three passages in yellow because I wasn't sure about the legal terms. Please don't send it to the client before Mr. Oduya has checked them. The invoice follows next week.";
  expect(summarise(mail)).toBe(
    "The translation is done, I attach it. Please don't send it to the client before Mr. Oduya has checked them.",
  );
  const talk =
    'We met with the supplier yesterday. He can deliver 400 chairs in June, but only if we pay half in advance. The price went up by 6 percent. There is a risk that the fabric is not fire-proof. Tom will ask a second supplier. I think the colour is nice.';
  expect(summarise(talk)).toMatch(/only if we pay half in advance\. There is a risk/);
});
