import type { ReactNode } from 'react';
import { say } from '@/dashboard/features/research/say.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { BarChart } from './bar-chart.tsx';
import { CompetitorTable } from './competitor-table.tsx';
import { FindingView } from './finding-view.tsx';
import { HealthStrip } from './health-strip.tsx';
import { useReportItems } from './opened-items.tsx';
import { OpportunityView } from './opportunity-view.tsx';
import { Quotes } from './quotes.tsx';
import style from './report.module.css';
import { CountButton, SentenceLine } from './sentence-text.tsx';
import { SurveyAnswers } from './survey-answers.tsx';

export interface ReportSection {
  id: string;
  title: string;
  content: ReactNode;
}

const auditText = ({ audit }: Report) =>
  `${audit.quotes - audit.quotesDropped} of ${audit.quotes} quotes stand word for word where they were written. ` +
  `${audit.numbers} numbers were counted again${audit.numbersFixed > 0 ? `, ${audit.numbersFixed} of them mended` : ''}. ` +
  (audit.claimsDropped > 0
    ? `${audit.claimsDropped} statements had no proof and were removed.`
    : 'No statement stood without proof.') +
  (audit.fellBack ? " The model's words did not pass these checks, so the rules' own stand." : '');

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={style.plain}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Coverage({ report }: { report: Report }) {
  const { coverage } = report;
  const { items: known } = useReportItems();
  const { items, authors, unnamed = 0, threads, from, to, unthemed } = coverage;
  return (
    <>
      <p>
        <CountButton count={countItems([...known.values()], {})} label={say('allPosts')}>
          {items.toLocaleString('en')}
        </CountButton>{' '}
        {items === 1 ? 'post' : 'posts'}
        {authors > 0 && ` ${say('byPeople', { authors })}`}
        {authors > 0 && unnamed > 0 && ` ${say('unnamed', { unnamed })}`}
        {threads > 0 && ` ${say('inThreads', { threads })}`}
        {from && to && `, ${from} to ${to}`}.{' '}
        {unthemed.value > 0 && (
          <>
            <CountButton count={unthemed} label="Posts that fit no theme">
              {String(unthemed.value)}
            </CountButton>{' '}
            fit no theme.
          </>
        )}
      </p>
      <HealthStrip sources={coverage.sources} />
    </>
  );
}

function Summary({ report: { summary, citations, subject, outcome } }: { report: Report }) {
  if (outcome === 'insufficient' && summary.length === 0)
    return (
      <p>Too little was found to say anything. That is a result, too: nothing was made up to fill it.</p>
    );
  return <SentenceLine sentences={summary} citations={citations} label={subject} />;
}

function Segments({ segments }: Pick<Report, 'segments'>) {
  return (
    <ul className={style.distribution}>
      {segments.map(({ community, source, count }) => (
        <li key={`${source}/${community}`}>
          <span>
            {community} · {sourceLabels[source]}
          </span>
          <CountButton count={count} label={`${community} · ${sourceLabels[source]}`}>
            {`${count.value} of ${count.of}`}
          </CountButton>
        </li>
      ))}
    </ul>
  );
}

/** The parts of a report that hold something, in the order they are read in. */
export function sectionsOf(report: Report): ReportSection[] {
  const { findings, survey, opportunity, competitors, charts, segments, citations, notFound, limits } =
    report;
  const sections: (ReportSection | false)[] = [
    { id: 'summary', title: 'Summary', content: <Summary report={report} /> },
    survey.length > 0 && {
      id: 'survey',
      title: 'Answers',
      content: <SurveyAnswers answers={survey} citations={citations} />,
    },
    opportunity !== null && {
      id: 'opportunity',
      title: 'Opportunity',
      content: <OpportunityView opportunity={opportunity} citations={citations} />,
    },
    findings.length > 0 && {
      id: 'findings',
      title: 'Findings',
      content: findings.map((finding) => (
        <FindingView key={finding.id} finding={finding} citations={citations} />
      )),
    },
    competitors.length > 0 && {
      id: 'competitors',
      title: 'Side by side',
      content: (
        <>
          <CompetitorTable competitors={competitors} />
          <Quotes
            ids={competitors.flatMap(({ citationIds }) => citationIds.slice(0, 1))}
            citations={citations}
          />
        </>
      ),
    },
    charts.length > 0 && {
      id: 'charts',
      title: 'Charts',
      content: charts.map((chart) => <BarChart key={chart.id} chart={chart} />),
    },
    segments.length > 0 && {
      id: 'communities',
      title: 'Where it is said',
      content: <Segments segments={segments} />,
    },
    notFound.length > 0 && {
      id: 'not-found',
      title: 'Searched for, not found',
      content: <List lines={notFound} />,
    },
    { id: 'coverage', title: 'Sources', content: <Coverage report={report} /> },
    {
      id: 'method',
      title: 'Checks and limits',
      content: (
        <>
          <p>{auditText(report)}</p>
          <List lines={limits} />
        </>
      ),
    },
  ];
  return sections.filter((section) => section !== false);
}
