import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Finding, Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { STOP_WORDS } from '@/shared/insights/mining/stop-words.ts';
import { join } from '@/shared/insights/report/say.ts';
import type { Wording } from './read-wording.ts';

/** Where more of a model's sentences are refused, none of it is trusted (insights facts D5.13). */
const MAX_REFUSED = 0.3;
const MAX_TITLE_CHARS = 90;
const MAX_SENTENCE_CHARS = 280;
/** So many of a sentence's own words stand in the quotes it names. */
const MIN_SUPPORT = 0.5;
/** Words a summing-up sentence may use without a quote saying them. */
const SUMMING_UP = new Set(
  `people users owners buyers customers some several many most often complain complains complaint praise praises like likes dislike
  love ask asks asking want wants wish report say says describe mention find finds feel think call consider note opinion opinions
  divided differ others posts voices issue issues problem problems frustrated frustrating happy unhappy positive negative topic
  bring brings trouble especially mainly mostly particularly regarding concerning around related experience experiences`
    .split(/\s+/)
    .map(stem),
);
/** Digits of any script, number words that amount to a count, links, markup. */
const FORBIDDEN =
  /\p{N}|%|https?:|www\.|\b[\w-]+\.(?:com|org|net|io|example|test)\b|[<>[\]{}@#]|\b(?:percent|per cent|half|third|quarter|majority|dozens?|hundreds?|thousands?|millions?|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty)\b/iu;

type Reason = 'form' | 'quotes' | 'number' | 'name' | 'support';

/**
 * Puts a model's words to the findings they belong to. Counts, quotes, links and order stay the report's own; a sentence that
 * brings anything of its own, or that its quotes do not say, is refused and the rules' words stand. Where much is refused, all is.
 * @param model its name, shown with the report
 */
export function applyWording(
  report: Report,
  items: readonly InsightItem[],
  { wording, model }: { wording: Wording; model: string },
): Report {
  const check = createCheck(report, items);
  let refused = 0;
  let names = 0;
  const words = new Map<string, { title: string; sentence: Sentence }>();
  const known = new Map(report.findings.map((finding) => [finding.id, finding]));
  for (const { id, title, sentence, quotes } of wording.findings) {
    const finding = known.get(id);
    const reason = finding
      ? check(finding, { title: title.trim(), sentence: sentence.trim(), quotes })
      : 'quotes';
    if (reason === null) {
      words.set(id, {
        title: title.trim(),
        sentence: { text: sentence.trim(), numbers: [], citationIds: quotes },
      });
      continue;
    }
    refused += 1;
    if (reason === 'name') names += 1;
  }
  const audit = {
    ...report.audit,
    claims: report.audit.claims + refused,
    claimsDropped: report.audit.claimsDropped + refused,
    namesRefused: report.audit.namesRefused + names,
  };
  if (words.size === 0 || refused > wording.findings.length * MAX_REFUSED)
    return { ...report, audit: { ...audit, fellBack: true } };
  return {
    ...report,
    engine: { ...report.engine, kind: 'model', model },
    findings: report.findings.map((finding) => {
      const said = words.get(finding.id);
      if (!said) return finding;
      return { ...finding, title: said.title, statement: join([finding.statement, said.sentence]) };
    }),
    audit,
  };
}

interface Said {
  title: string;
  sentence: string;
  quotes: string[];
}

function createCheck(report: Report, items: readonly InsightItem[]) {
  const quotes = new Map(report.citations.map(({ id, quote }) => [id, quote]));
  const asked = `${report.subject} ${report.about ?? ''} ${report.competitors.map(({ name }) => name).join(' ')}`;
  const written = new Set(items.flatMap(({ text, title }) => foldedWords(`${text} ${title ?? ''}`)));
  for (const word of foldedWords(asked)) written.add(word);
  return (finding: Finding, { title, sentence, quotes: cited }: Said): Reason | null => {
    if (
      title === '' ||
      sentence === '' ||
      title.length > MAX_TITLE_CHARS ||
      sentence.length > MAX_SENTENCE_CHARS
    )
      return 'form';
    if (cited.length === 0 || cited.some((id) => !finding.citationIds.includes(id))) return 'quotes';
    const both = `${title}\n${sentence}`;
    if (FORBIDDEN.test(withoutNames(both, asked))) return 'number';
    if (findNames(both).some((name) => !foldedWords(name).every((word) => written.has(word)))) return 'name';
    const said = cited.map((id) => quotes.get(id) ?? '').join(' ');
    return isSupported(both, `${said} ${finding.title} ${finding.count.filter.theme ?? ''} ${asked}`)
      ? null
      : 'support';
  };
}

/** A subject may itself be called `Tarn 5`. */
function withoutNames(text: string, asked: string): string {
  const own = new Set(foldedWords(asked));
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (own.has(word.toLowerCase()) ? '' : word));
}

/** Words with a capital where no sentence begins. */
function findNames(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L},;:’'"”)] )\p{Lu}[\p{L}’'-]+/gu)].map(([name]) => name);
}

/** Whether enough of what is said stands in what it names as its proof. */
function isSupported(said: string, proof: string): boolean {
  const stemsOf = (text: string) =>
    foldedWords(text)
      .filter((word) => word.length > 2 && !STOP_WORDS.has(word))
      .map(stem);
  const proven = stemsOf(proof);
  const own = stemsOf(said).filter((word) => !SUMMING_UP.has(word));
  const alike = (word: string) =>
    proven.some((other) => other === word || (word.length >= 5 && other.startsWith(word.slice(0, 5))));
  return own.length > 0 && own.filter(alike).length >= own.length * MIN_SUPPORT;
}
