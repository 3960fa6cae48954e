import type { Citation } from '@/shared/contracts/insight-items.ts';
import type { Opportunity, OpportunityPart } from '@/shared/contracts/insight-surveys.ts';
import { pointsOf } from '@/shared/insights/report/points.ts';
import { CountCell, NumberHeading } from './count-cell.tsx';
import style from './report.module.css';
import { SentenceText } from './sentence-text.tsx';
import tables from './tables.module.css';

const verdicts: Record<Opportunity['verdict'], string> = {
  strong: 'Strong opportunity',
  promising: 'Promising',
  weak: 'Weak',
  insufficient: 'Too little was found to say',
};

const percent = (share: number) => Math.round(share * 100);

function Parts({ parts, score }: { parts: readonly OpportunityPart[]; score: number | null }) {
  const points = pointsOf(parts, score ?? 0);
  return (
    <div className={tables.scroll}>
      <table className={tables.grid}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <NumberHeading>Points</NumberHeading>
            <NumberHeading>Posts</NumberHeading>
            <th scope="col">How it is worked out</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, label, range, weight, formula, basis }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className={tables.number} title={`Between ${percent(range[0])} and ${percent(range[1])} %`}>
                {points.get(key) ?? 0} of {weight}
              </td>
              <CountCell count={basis} label={label} />
              <td className={style.soft}>{formula}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Jobs({ jobs }: Pick<Opportunity, 'jobs'>) {
  return (
    <div className={tables.scroll}>
      <table className={tables.grid}>
        <thead>
          <tr>
            <th scope="col">What matters to people</th>
            <NumberHeading>Importance</NumberHeading>
            <NumberHeading>Satisfaction</NumberHeading>
            <NumberHeading>Opportunity</NumberHeading>
            <NumberHeading>Posts</NumberHeading>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ job, importance, satisfaction, opportunity, count }) => (
            <tr key={job}>
              <th scope="row">{job}</th>
              <td className={tables.number}>{importance.toFixed(1)}</td>
              <td className={tables.number}>{satisfaction.toFixed(1)}</td>
              <td className={tables.number}>{opportunity.toFixed(1)}</td>
              <CountCell count={count} label={job} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a concept's chances look like from outside, with the sum laid open. */
export function OpportunityView({
  opportunity,
  citations,
}: {
  opportunity: Opportunity;
  citations: readonly Citation[];
}) {
  const { concept, verdict, score, range, parts, jobs, risks, nextSteps, targetMarket } = opportunity;
  return (
    <div className={style.finding}>
      <p className={style.tag}>{verdicts[verdict]}</p>
      <h3>{concept}</h3>
      {targetMarket && <p className={style.soft}>For: {targetMarket}</p>}
      {score !== null && range && (
        <p className={style.score}>
          <strong>{score}</strong> of 100{' '}
          <span className={style.soft}>counted carefully; {range[1]} at best</span>
        </p>
      )}
      {parts.length > 0 && <Parts parts={parts} score={score} />}
      {parts.some(({ said }) => said) && <h4>What people say</h4>}
      {parts.map(
        ({ key, label, said }) =>
          said && (
            <p key={key}>
              <SentenceText sentence={said} citations={citations} label={label} />
            </p>
          ),
      )}
      {jobs.length > 0 && <Jobs jobs={jobs} />}
      {risks.length > 0 && <h4>Risks</h4>}
      {risks.map((risk) => (
        <p key={risk.text}>
          <SentenceText sentence={risk} citations={citations} label="Risk" />
        </p>
      ))}
      {nextSteps.length > 0 && <h4>What to try next</h4>}
      <ul className={style.plain}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
