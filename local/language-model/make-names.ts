import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { jargon } from '@/shared/engines/offline/lexicon/jargon.ts';

const ENGINE = join(import.meta.dirname, '../../shared/engines/offline');
const PACKAGES = ['wamerican-large=2020.12.07-2', 'wbritish-large=2020.12.07-2', 'wordnet-base=1:3.0-37'];
const PARTS = ['noun', 'verb', 'adj', 'adv'];
/** WordNet's file of places, and its mark of one of a kind. */
const PLACES = '15';
const ONE_OF_A_KIND = / @i /;
/** Names that are slips or words of other languages as well. */
const OTHER_WORDS = new Set('lotta como della isis penn stan'.split(' '));
/** Names that dictionaries lack or have as words, too: small they are the name all the same. */
const ADDED =
  'thanksgiving english german french dutch brazil japan philippines berlin pinterest spotify netflix instagram'.split(
    ' ',
  );

/** What WordNet writes small, and the places it knows one of. */
function readWordnet(folder: string): { small: Set<string>; places: Set<string> } {
  const small = new Set<string>();
  const places = new Set<string>();
  for (const part of PARTS)
    for (const line of readFileSync(join(folder, `usr/share/wordnet/data.${part}`), 'utf8').split('\n')) {
      const [, file, , count = '0', ...rest] = line.split(' ');
      for (let at = 0; at < Number.parseInt(count, 16); at += 1) {
        const word = (rest[at * 2] ?? '').replace(/\(.*\)/, '');
        if (word === word.toLowerCase()) small.add(word);
        else if (file === PLACES && ONE_OF_A_KIND.test(line)) places.add(word);
      }
    }
  return { small, places };
}

/** Words that are names and nothing else: in the dictionaries only with a capital, and known to the language model. */
function namesIn(folder: string): string[] {
  const file = readFileSync(join(ENGINE, 'language-model/english.bin'));
  const model = new LanguageModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const read = (name: string) =>
    new Set(readFileSync(join(folder, 'usr/share/dict', name), 'utf8').split('\n'));
  const [american, british] = [read('american-english-large'), read('british-english-large')];
  const { small, places } = readWordnet(folder);
  return [...new Set([...american, ...places])]
    .filter((word) => /^[A-Z][a-z]{3,}$/.test(word) && (places.has(word) || british.has(word)))
    .map((word) => word.toLowerCase())
    .filter((word) => ![american, british, small, jargon, OTHER_WORDS].some((words) => words.has(word)))
    .filter((word) => model.id(word) !== UNKNOWN);
}

const folder = mkdtempSync(join(tmpdir(), 'names-'));
try {
  execFileSync('apt-get', ['download', ...PACKAGES], { cwd: folder, stdio: 'inherit' });
  execFileSync('sh', ['-c', 'for file in *.deb; do dpkg-deb -x "$file" .; done'], { cwd: folder });
  const names = [...new Set([...namesIn(folder), ...ADDED])].sort().join(' ');
  const target = join(ENGINE, 'lexicon/names.json');
  // names with capitals of their own are kept by hand
  const kept = JSON.parse(readFileSync(target, 'utf8'));
  writeFileSync(target, `${JSON.stringify({ ...kept, names })}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
