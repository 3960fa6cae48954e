import { Fragment } from 'react';
import type { Citation, Count } from '@/shared/contracts/insight-items.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { namedAuthors } from '@/shared/insights/filter-items.ts';
import chipStyle from './citation-chip.module.css';
import type { GroupedBy } from './grouped-items.ts';
import { useReportItems } from './opened-items.tsx';
import style from './report.module.css';
import { say } from './say.ts';

interface CountButtonProps {
  count: Count;
  label: string;
  /** The report whose posts are counted, where it is another one than the one around. */
  reportId?: string;
  /** Its posts under who wrote them, or where, or when. */
  by?: GroupedBy;
  children: string;
}

/** A number that opens the posts it counts. */
export function CountButton({ count, label, reportId, by, children }: CountButtonProps) {
  const { open } = useReportItems();
  const named = namedAuthors(count);
  const posts = say('countOfPosts', { count: count.value, all: count.of });
  return (
    <button
      type="button"
      className={style.count}
      aria-label={say('showPosts', { count: children })}
      title={named > 0 ? say('postsBy', { posts, people: say('byPeople', { authors: named }) }) : posts}
      onClick={() => open({ count, label, reportId, by })}
    >
      {children}
    </button>
  );
}

/** “7–15 % of posts”: how far the share may be from what was counted. */
export function ShareRange({ count, label }: { count: Count; label: string }) {
  const [low = 0, high = 0] = count.interval.map((end) => Math.round(end * 100));
  return (
    <span className={style.range} title={say('rangeMeaning')}>
      <CountButton count={count} label={label}>
        {say('shareRange', { low, high })}
      </CountButton>
    </span>
  );
}

/** “23 of 214 posts · 19 people · 3 sources · 7–15 % of posts”. */
export function CountLine({ count, label }: { count: Count; label: string }) {
  const { value, of, sources } = count;
  const named = namedAuthors(count);
  return (
    <p className={style.origin}>
      <CountButton count={count} label={label}>
        {say('countOfPosts', { count: value, all: of })}
      </CountButton>
      {named > 0 && (
        <>
          {' · '}
          <CountButton count={count} label={label} by="author">
            {say('people', { count: named })}
          </CountButton>
        </>
      )}
      {' · '}
      <CountButton count={count} label={label} by="source">
        {say('sources', { count: sources.length })}
      </CountButton>
      {' · '}
      <ShareRange count={count} label={label} />
    </p>
  );
}

/** The little number that leads to a quote's place. */
export function CitationChip({ citation, at }: { citation: Citation; at: number }) {
  const { open } = useReportItems();
  return (
    <button
      type="button"
      className={chipStyle.chip}
      aria-label={say('quoteNamed', { at, quote: citation.quote })}
      title={citation.quote}
      onClick={() => open({ citation })}
    >
      {at}
    </button>
  );
}

interface SentenceTextProps {
  sentence: Sentence;
  /** All of the report, in its order: a chip's number is a place in it. */
  citations: readonly Citation[];
  label: string;
}

/** Words of a report: their numbers open what they count, their chips what they rest on. */
export function SentenceText({ sentence, citations, label }: SentenceTextProps) {
  const { text, numbers, citationIds } = sentence;
  let read = 0;
  const parts = numbers.flatMap(({ start, end, count }) => {
    const before = text.slice(read, start);
    read = end;
    return [
      before,
      <CountButton key={start} count={count} label={label}>
        {text.slice(start, end)}
      </CountButton>,
    ];
  });
  const chips = citationIds.flatMap((id) => {
    const at = citations.findIndex((citation) => citation.id === id);
    const citation = citations[at];
    return citation ? [<CitationChip key={id} citation={citation} at={at + 1} />] : [];
  });
  // Only a short end is held beside its number: a long one would reach out of a narrow page.
  const [, rest = '', last = ''] = /^(.*?)(\S{0,12})$/su.exec(text.slice(read)) ?? [];
  return (
    <>
      {parts}
      {rest}
      <span className={chipStyle.tied}>
        {last}
        {chips[0]}
      </span>
      {chips.slice(1)}
    </>
  );
}

interface SentenceLineProps extends Omit<SentenceTextProps, 'sentence'> {
  sentences: readonly Sentence[];
}

/** Sentences one after the other, as a paragraph. */
export function SentenceLine({ sentences, citations, label }: SentenceLineProps) {
  return (
    <p>
      {sentences.map((sentence) => (
        <Fragment key={sentence.text}>
          <SentenceText sentence={sentence} citations={citations} label={label} />{' '}
        </Fragment>
      ))}
    </p>
  );
}
