import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { jargon } from '@/shared/engines/offline/lexicon/jargon.ts';
import { isForeignWord } from '@/shared/engines/offline/polish/english.ts';
import { isAbbreviation } from '@/shared/enhance/abbreviations.ts';
import { type CaseCount, countCases, readNames } from './names-in-text.ts';
import { ADDRESSES, TEXT_PACKAGES } from './text-packages.ts';
import { readTalk, readTrainingText } from './training-text.ts';

const ENGINE = join(import.meta.dirname, '../../shared/engines/offline');
const PACKAGES = ['wamerican-large=2020.12.07-2', 'wbritish-large=2020.12.07-2', ...TEXT_PACKAGES];
/** Terms of software under MIT: which words of documentation are such. */
const TERMS = '@cspell/dict-software-terms@5.4.9';
const TERM_FILES = ['computing-acronyms.txt', 'networkingTerms.txt', 'softwareTerms.txt.gz'];
/** Names that are slips or words of other languages as well. */
const OTHER_WORDS = new Set('lotta como della isis penn stan'.split(' '));
/** Names that dictionaries lack or have as words, too: small they are the name all the same. */
const ADDED =
  'thanksgiving english german french dutch welsh brazil japan philippines berlin pinterest spotify netflix instagram covid bible quran ali amy eli ian jim joe jon kim leo liz ned ron roy tim zoe rio gus'.split(
    ' ',
  );
/** Small they are words, names or parts of files. */
const NO_ACRONYMS = new Set(
  'aye ers ged hud lem nad nat pac parc dar cid cai ing dui dwi efta eula avi afaik rofl fofl tm dx www http https uri gcc svn ini mbr usi apt dev db btn ref ak bs dst fy gb howto ic ilo jj kia mit nm nt oas rc sha sids un vg ww eeo mips fixme atp fsf guid icc isc osi vax spf'.split(
    ' ',
  ),
);
/** Capitals that stand in capitals at least so often, and so seldom small. */
const ACRONYM = { capitals: 3, smallShare: 0.15 };

interface Dictionaries {
  /** Words as they are written. */
  written: ReadonlySet<string>;
  british: ReadonlySet<string>;
  model: LanguageModel;
}

/** Words that are names and nothing else: in the dictionaries only with a capital, and known to the language model. */
function namesIn(folder: string, { written, british, model }: Dictionaries): string[] {
  const { small, places } = readNames(folder);
  return [...new Set([...written, ...places])]
    .filter((word) => /^[A-Z][a-z]{3,}$/.test(word) && (places.has(word) || british.has(word)))
    .map((word) => word.toLowerCase())
    .filter((word) => ![written, small, jargon, OTHER_WORDS].some((words) => words.has(word)))
    .filter((word) => model.id(word) !== UNKNOWN);
}

/** Said of people more often: "the American falls asleep". */
const ALSO_SAID: ReadonlySet<string> = new Set(['American Falls']);

/** Names of several words of which one is a name by itself: "Suez Canal"; of words alone only who chose them could tell. */
function severalIn(folder: string, names: ReadonlySet<string>, { written }: Dictionaries): string[] {
  return readNames(folder).several.filter((name) => {
    const words = name.split(' ');
    const isName = (word: string) => names.has(word.toLowerCase());
    return (
      words[0] !== 'The' &&
      !ALSO_SAID.has(name) &&
      words.some(isName) &&
      words.some((word) => !isName(word) && word !== word.toLowerCase()) &&
      words.every((word) => isName(word) || written.has(word.toLowerCase()))
    );
  });
}

/** Words that dictionaries have in capitals alone, or documentation has so, and that are no other word and no name. */
function acronymsIn(folder: string, { written, model }: Dictionaries): string[] {
  const counts = countCases([...readTrainingText(folder), ...readTalk(folder)]);
  const terms = TERM_FILES.flatMap((name) =>
    execFileSync('zcat', ['-f', join(folder, 'node_modules', TERMS.replace(/@[\d.]+$/, ''), 'dict', name)])
      .toString('utf8')
      .split('\n'),
  );
  const isCapital = (word: string) => /^[A-Z]{2,6}$/.test(word);
  const isOftenSo = ({ capitals, small }: CaseCount) =>
    capitals >= ACRONYM.capitals && small <= ACRONYM.smallShare * (small + capitals);
  const inDictionary = new Set([...written].filter(isCapital).map((word) => word.toLowerCase()));
  const candidates = new Set([...inDictionary, ...terms.map((word) => word.toLowerCase())]);
  return [...candidates].filter((word) => {
    if (!/^[a-z]{2,6}$/.test(word) || NO_ACRONYMS.has(word) || isAbbreviation(word) || isForeignWord(word))
      return false;
    if (written.has(word) || written.has(`${word.charAt(0).toUpperCase()}${word.slice(1)}`)) return false;
    const isKnown = word.length > 2 && inDictionary.has(word) && model.id(word) !== UNKNOWN;
    return isKnown || isOftenSo(counts.get(word) ?? { capitals: 0, small: 0 });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'names-'));
try {
  execFileSync('apt-get', ['download', ...PACKAGES], { cwd: folder, stdio: 'inherit' });
  execFileSync('sh', ['-c', 'for file in *.deb; do dpkg-deb -x "$file" .; done'], { cwd: folder });
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', ADDRESSES, TERMS]);
  const file = readFileSync(join(ENGINE, 'language-model/english.bin'));
  const read = (name: string) => readFileSync(join(folder, 'usr/share/dict', name), 'utf8').split('\n');
  const british = new Set(read('british-english-large'));
  const dictionaries = {
    written: new Set([...read('american-english-large'), ...british]),
    british,
    model: new LanguageModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)),
  };
  const names = [...new Set([...namesIn(folder, dictionaries), ...ADDED])].sort();
  const target = join(ENGINE, 'lexicon/names.json');
  // names with capitals of their own, and those of common words, are kept by hand
  const kept = JSON.parse(readFileSync(target, 'utf8'));
  const acronyms = acronymsIn(folder, dictionaries).sort().join(' ');
  const several = severalIn(folder, new Set(names), dictionaries).sort().join(', ');
  writeFileSync(target, `${JSON.stringify({ ...kept, names: names.join(' '), acronyms, several })}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
