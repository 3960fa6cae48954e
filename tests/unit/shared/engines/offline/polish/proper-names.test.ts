import { expect, test } from 'vitest';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };
const polish = (text: string) => enhanceOffline(options, { text, level: 'polish' });

test.each([
  ['send the pdfs to hmrc before fri and ask if vat is on top', 'PDFs to HMRC before Fri and ask if VAT'],
  ['my essay is about ww1 and i wrote it with ai', 'WW1 and I wrote it with AI'],
  ['the server has 2 gb of memory and a 30kw heater beside it', 'has 2 GB of memory and a 30kW heater'],
  [
    'make a slide on the suez canal and the great wall of china',
    'the Suez Canal and the Great Wall of China',
  ],
  ['why is my chart wrong in excel when i print it', 'wrong in Excel when I'],
  ['we are on react 17 and the docker container dies', 'on React 17 and the Docker container'],
  ['does it work in chrome, safari and edge for you', 'in Chrome, Safari and Edge'],
  ['i found it on Youtube with my Iphone', 'YouTube with my iPhone'],
  ['translate the letter into polish please', 'into Polish please'],
  ['can you come on sat morning or on 10 mar', 'on Sat morning or on 10 Mar'],
  ['We moved from Sydney to ho chi minh city last march', 'Ho Chi Minh City last March.'],
])('names typed small get their capitals: %s', async (text, wanted) => {
  expect(await polish(text)).toContain(wanted);
});

test.each([
  'I have to polish it, react to the news and excel at sport.',
  'They sat on the edge of the teams table, in word and deed.',
  'It reads /srv/api/pdf and css-loader, then calls json.dumps(vat) from "my vat file".',
  'Run `docker ps` on it, and follow @ai or #css for more.',
  'Give me access to the node, so that I can zoom in on the chrome finish.',
  'The outlook for the year is good, and the windows are clean.',
])('words that are no names stay small: %s', async (text) => {
  expect(await polish(text)).toBe(text);
});

test.each([
  'Bake it in a slow oven for 1 hr and leave it for 3 days.',
  'My hr manager asked.\n\nMbeki-Stone, L. 2016. Trade in Small Ports. Bergen.\nde Vries, Pieter. 2019. Reading Ledgers. Leiden.',
])('an hour is no department, a family name begins small: %s', async (text) => {
  expect(await polish(text)).toBe(text.replace('hr manager', 'HR manager'));
});
