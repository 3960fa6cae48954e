import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Finding, Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { isDivided } from './findings.ts';
import { nameTheme } from './name-theme.ts';
import { say } from './say.ts';

interface Summed {
  items: readonly InsightItem[];
  findings: readonly Finding[];
  subject: string;
  outcome: Report['outcome'];
}

/** The report in a few sentences, each of them counted and quoted. */
export function summarise({ items, findings, subject, outcome }: Summed): Sentence[] {
  const all = countItems(items, {});
  if (outcome === 'insufficient') {
    return items.length === 0
      ? [say`Nothing was found on ${subject}, so nothing is claimed.`]
      : [say`Only ${all} posts were found on ${subject}. That is too little to say anything.`];
  }
  const sentences = [say`${all} public posts on ${subject} were read.`];
  const lead = (kinds: readonly Finding['kind'][]) => findings.find(({ kind }) => kinds.includes(kind));
  const pain = lead(['pain']);
  const praise = lead(['praise']);
  const divided = findings.find(({ kind, count }) => kind === 'theme' && isDivided(items, count.filter));
  const wish = lead(['request', 'workaround']);
  if (pain)
    sentences.push(
      withQuotes(say`What people complain about most is ${labelOf(pain)}, in ${pain.count} posts.`, pain),
    );
  if (praise)
    sentences.push(
      withQuotes(say`What they like most is ${labelOf(praise)}, in ${praise.count} posts.`, praise),
    );
  if (divided)
    sentences.push(
      withQuotes(say`Opinions differ on ${labelOf(divided)}, in ${divided.count} posts.`, divided),
    );
  if (wish)
    sentences.push(withQuotes(say`They ask for changes to ${labelOf(wish)}, in ${wish.count} posts.`, wish));
  const rising = findings.find(({ trend }) => trend.direction === 'rising');
  if (rising?.count.filter.theme)
    sentences.push(withQuotes(say`Talk of ${labelOf(rising)} is rising.`, rising));
  return sentences;
}

function withQuotes(sentence: Sentence, { citationIds }: Finding): Sentence {
  return { ...sentence, citationIds: citationIds.slice(0, 2) };
}

/** What a finding is about, as it stands in a sentence. */
function labelOf({ count, kind }: Finding): string {
  if (count.filter.theme) return nameTheme(count.filter.theme);
  return kind === 'price' ? 'price' : 'changing to something else';
}
