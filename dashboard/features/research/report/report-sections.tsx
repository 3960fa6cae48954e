import type { ReactNode } from 'react';
import { formatCount } from '@/components/count.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { BarChart } from './bar-chart.tsx';
import { CompetitorTable } from './competitor-table.tsx';
import { FindingView } from './finding-view.tsx';
import { HealthStrip } from './health-strip.tsx';
import { namePlace } from './item-text.tsx';
import { useReportItems } from './opened-items.tsx';
import { OpportunityView } from './opportunity-view.tsx';
import { Quotes } from './quotes.tsx';
import style from './report.module.css';
import { ReportLead } from './report-lead.tsx';
import { say } from './say.ts';
import { CountButton } from './sentence-text.tsx';
import { SurveyAnswers } from './survey-answers.tsx';

export interface ReportSection {
  id: string;
  title: string;
  content: ReactNode;
}

function auditText({ audit }: Report): string {
  const { quotes, quotesDropped, numbers, numbersFixed, claimsDropped, fellBack } = audit;
  return [
    say('quotesStand', { kept: quotes - quotesDropped, quotes }),
    numbersFixed > 0
      ? say('numbersMended', { numbers, fixed: numbersFixed })
      : say('numbersCounted', { numbers }),
    claimsDropped > 0 ? say('claimsDropped', { dropped: claimsDropped }) : say('allProved'),
    fellBack && say('fellBack'),
  ]
    .filter(Boolean)
    .join(' ');
}

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
  const all = countItems([...known.values()], {});
  const { items, authors, unnamed = 0, threads, from, to, unthemed } = coverage;
  return (
    <>
      <p>
        {say.parts('postsCovered', {
          count: items,
          shown: (
            <CountButton key="shown" count={all} label={say('allPosts')}>
              {formatCount(items)}
            </CountButton>
          ),
        })}
        {authors > 0 && ' '}
        {authors > 0 && (
          <CountButton count={all} label={say('allPosts')} by="author">
            {say('byPeople', { authors })}
          </CountButton>
        )}
        {authors > 0 && unnamed > 0 && ' '}
        {authors > 0 && unnamed > 0 && (
          <CountButton count={all} label={say('allPosts')} by="author">
            {say('unnamed', { unnamed })}
          </CountButton>
        )}
        {threads > 0 && ' '}
        {threads > 0 && (
          <CountButton count={all} label={say('allPosts')} by="thread">
            {say('inThreads', { threads })}
          </CountButton>
        )}
        {from && to && `, ${say('fromTo', { from, to })}`}.{' '}
        {unthemed.value > 0 &&
          say.parts('unthemed', {
            count: (
              <CountButton key="count" count={unthemed} label={say('unthemedPosts')}>
                {String(unthemed.value)}
              </CountButton>
            ),
          })}
      </p>
      <HealthStrip sources={coverage.sources} />
    </>
  );
}

function Segments({ segments }: Pick<Report, 'segments'>) {
  return (
    <ul className={style.distribution}>
      {segments.map(({ community, source, count }) => (
        <li key={`${source}/${community}`}>
          <span>{namePlace(community, source)}</span>
          <CountButton count={count} label={namePlace(community, source)}>
            {say('countOf', { count: count.value, all: count.of })}
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
    {
      id: 'summary',
      title: say('section_summary'),
      content:
        report.outcome === 'insufficient' && report.summary.length === 0 ? (
          <p>{say('nothingToSay')}</p>
        ) : (
          <ReportLead report={report} />
        ),
    },
    survey.length > 0 && {
      id: 'survey',
      title: say('section_survey'),
      content: <SurveyAnswers answers={survey} citations={citations} />,
    },
    opportunity !== null && {
      id: 'opportunity',
      title: say('section_opportunity'),
      content: <OpportunityView opportunity={opportunity} citations={citations} />,
    },
    findings.length > 0 && {
      id: 'findings',
      title: say('section_findings'),
      content: findings.map((finding) => (
        <FindingView key={finding.id} finding={finding} citations={citations} />
      )),
    },
    competitors.length > 0 && {
      id: 'competitors',
      title: say('section_competitors'),
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
      title: say('section_charts'),
      content: charts.map((chart) => <BarChart key={chart.id} chart={chart} />),
    },
    segments.length > 0 && {
      id: 'communities',
      title: say('section_communities'),
      content: <Segments segments={segments} />,
    },
    notFound.length > 0 && {
      id: 'not-found',
      title: say('section_notFound'),
      content: <List lines={notFound} />,
    },
    { id: 'coverage', title: say('section_coverage'), content: <Coverage report={report} /> },
    {
      id: 'method',
      title: say('section_method'),
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
