import type { Count, InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Finding, Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countAuthors, countItems } from '@/shared/insights/filter-items.ts';
import { splitSubject } from '@/shared/insights/mining/subject-sides.ts';
import { saySides } from './asked-sides.ts';
import { isDivided } from './finding-title.ts';
import { countSaying } from './findings.ts';
import { areOwn } from './limits.ts';
import { nameTheme } from './name-theme.ts';
import { agree, say } from './say.ts';

interface Summed {
  items: readonly InsightItem[];
  findings: readonly Finding[];
  subject: string;
  outcome: Report['outcome'];
  /** Whether any source gave an answer, an empty one too. */
  isAnswered: boolean;
  /** Whether the report is an assessment, which asks for more than a report does. */
  isAssessment: boolean;
}

/** Below either nothing is said of a subject. */
export const MIN_ITEMS = 3;
export const MIN_AUTHORS = 3;
/** What one person alone says is nobody's most. */
const MIN_SAYING = 2;

/** Why nothing is claimed: what is there, and what is missing. */
function sayTooLittle({ items, subject: asked, isAnswered, isAssessment }: Summed): Sentence {
  const all = countItems(items, {});
  const subject = items.length === 0 ? asked : splitSubject(asked).name;
  const posts = agree(all, 'post was', 'posts were');
  if (!isAnswered) return say`No source could be read, so nothing is known of ${subject} yet.`;
  if (items.length === 0) return say`Nothing was found on ${subject}, so nothing is claimed.`;
  if (items.length < MIN_ITEMS)
    return say`Only ${all} ${posts} found on ${subject}. That is too little to say anything.`;
  if (countAuthors(items) < MIN_AUTHORS)
    return say`${all} ${posts} found on ${subject}, by too few people to say anything.`;
  if (isAssessment)
    return say`${all} ${posts} found on ${subject}. An assessment needs at least two sources and twenty people.`;
  return say`${all} ${posts} found on ${subject}, but no subject comes up often enough to report on.`;
}

/** The report in a few sentences, each of them counted and quoted. */
export function summarise(summed: Summed): Sentence[] {
  const { items, findings, subject, outcome } = summed;
  const { name } = splitSubject(subject);
  if (outcome === 'insufficient') return [sayTooLittle(summed), ...saySides(summed)];
  const sentences = [sayRead(items, name), ...saySides(summed)];
  const most = (kind: Finding['kind']) =>
    findings
      .filter((finding) => finding.kind === kind)
      .map((finding) => ({ finding, saying: countSaying(items, finding) }))
      .sort((one, other) => other.saying.authors - one.saying.authors)[0];
  const pain = mostJudged(items, findings, 'complaint');
  const praise = mostJudged(items, findings, 'praise');
  const divided = findings.find(
    (finding) =>
      finding.kind === 'theme' &&
      isDivided(items, finding.count.filter) &&
      finding !== pain?.finding &&
      finding !== praise?.finding,
  );
  const wish = most('request') ?? most('workaround');
  // Of one that leads both ways is told what more people say.
  const isOne = pain?.finding === praise?.finding;
  const isLiked = (praise?.saying.authors ?? 0) > (pain?.saying.authors ?? 0);
  if (pain && !(isOne && isLiked))
    sentences.push(sayJudged('What people complain about most is', pain, 'praise it'));
  if (praise && !(isOne && !isLiked))
    sentences.push(sayJudged('What people like most is', praise, 'complain of it'));
  if (divided)
    sentences.push(
      withQuotes(
        say`Opinions differ on ${labelOf(divided)}, in ${divided.count} ${agree(divided.count, 'post', 'posts')}.`,
        divided,
      ),
    );
  if (wish)
    sentences.push(
      withQuotes(
        wish.finding.kind === 'request'
          ? say`The commonest wish is about ${labelOf(wish.finding)}, in ${wish.saying} ${agree(wish.saying, 'post', 'posts')}.`
          : say`What they work around most is ${labelOf(wish.finding)}, in ${wish.saying} ${agree(wish.saying, 'post', 'posts')}.`,
        wish.finding,
      ),
    );
  const rising = findings.find(({ trend }) => trend.direction === 'rising');
  if (rising?.count.filter.theme)
    sentences.push(withQuotes(say`Talk of ${labelOf(rising)} is rising.`, rising));
  return sentences;
}

/** How much was read, and whose it is. */
function sayRead(items: readonly InsightItem[], name: string): Sentence {
  const all = countItems(items, {});
  const own = countItems(items, { source: 'import' });
  if (areOwn(items)) return say`${all} texts of your own on ${name} were read.`;
  if (items.every(({ synthetic }) => synthetic)) return say`${all} made-up posts on ${name} were read.`;
  if (own.value === 0) return say`${all} public posts on ${name} were read.`;
  return say`${all} posts on ${name} were read, ${own} of them your own texts.`;
}

interface Judged {
  finding: Finding;
  saying: Count;
  /** Those who judge it the other way, where they are more than half as many. */
  contrary: Count | null;
}

/** The theme that most people complain of, or like, whatever others think of it. */
function mostJudged(
  items: readonly InsightItem[],
  findings: readonly Finding[],
  intent: 'complaint' | 'praise',
): Judged | undefined {
  const other = intent === 'praise' ? 'complaint' : 'praise';
  return findings
    .flatMap((finding) => {
      const { theme } = finding.count.filter;
      if (theme === undefined) return [];
      const saying = countItems(items, { theme, intent });
      const contrary = countItems(items, { theme, intent: other });
      const isAnswered = contrary.authors * 2 > saying.authors;
      return saying.authors < MIN_SAYING ? [] : [{ finding, saying, contrary: isAnswered ? contrary : null }];
    })
    .sort((one, next) => next.saying.authors - one.saying.authors)[0];
}

function sayJudged(lead: string, { finding, saying, contrary }: Judged, others: string): Sentence {
  const posts = agree(saying, 'post', 'posts');
  const told = contrary
    ? say`${lead} ${labelOf(finding)}, in ${saying} ${posts}; ${contrary} ${others}.`
    : say`${lead} ${labelOf(finding)}, in ${saying} ${posts}.`;
  return withQuotes(told, finding);
}

function withQuotes(sentence: Sentence, { citationIds }: Finding): Sentence {
  return { ...sentence, citationIds: citationIds.slice(0, 2) };
}

/** What a finding is about, as it stands in a sentence. */
function labelOf({ count, kind }: Finding): string {
  if (count.filter.theme) return nameTheme(count.filter.theme);
  return kind === 'price' ? 'price' : 'changing to something else';
}
