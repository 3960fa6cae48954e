import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Finding } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { findSide, isSameSide } from '@/shared/insights/mining/find-side.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { splitSubject } from '@/shared/insights/mining/subject-sides.ts';
import { nameTheme } from './name-theme.ts';
import { say } from './say.ts';

interface Asked {
  items: readonly InsightItem[];
  findings: readonly Finding[];
  subject: string;
}

/** How many posts speak of each side that was asked about; that none does is a result too. */
export function saySides({ items, findings, subject }: Asked): Sentence[] {
  if (items.length === 0) return [];
  return splitSubject(subject).sides.map((side) => {
    const finding = findings.find(({ count: { filter } }) => filter.theme && isSameSide(filter.theme, side));
    if (finding) return { ...finding.statement, citationIds: finding.citationIds.slice(0, 2) };
    const ids = findSpeaking(items, side);
    const name = nameTheme(side);
    if (ids.length === 0) return say`None of the ${countItems(items, {})} posts speaks of ${name}.`;
    const speaking = countItems(items, { ids });
    return ids.length === 1
      ? say`Only ${speaking} of them speaks of ${name}.`
      : say`Only ${speaking} of them speak of ${name}.`;
  });
}

/** Posts about a side too few speak of to be a theme: by the words that name it. */
function findSpeaking(items: readonly InsightItem[], side: string): string[] {
  const words = findSide(side)?.words ?? [];
  const named = words.map((word) => ` ${word.split(' ').map(stem).join(' ')} `);
  return items
    .filter(({ title, text, labels }) => {
      if (labels.themes.some(({ label }) => isSameSide(label, side))) return true;
      const said = ` ${foldedWords(`${title ?? ''} ${text}`)
        .map(stem)
        .join(' ')} `;
      return named.some((word) => said.includes(word));
    })
    .map(({ id }) => id);
}
