import type { Citation } from '@/shared/contracts/insight-items.ts';
import type { Opportunity, OpportunityPart } from '@/shared/contracts/insight-surveys.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { pointsOf } from '@/shared/insights/report/points.ts';
import { CountCell, NumberHeading } from './count-cell.tsx';
import { useReportItems } from './opened-items.tsx';
import style from './report.module.css';
import { say } from './say.ts';
import { CountButton, SentenceText } from './sentence-text.tsx';
import tables from './tables.module.css';

const percent = (share: number) => Math.round(share * 100);

function Parts({ parts, score }: { parts: readonly OpportunityPart[]; score: number | null }) {
  const points = pointsOf(parts, score ?? 0);
  return (
    <div className={tables.scroll}>
      <table className={tables.grid}>
        <thead>
          <tr>
            <th scope="col">{say('part')}</th>
            <NumberHeading>{say('points')}</NumberHeading>
            <NumberHeading>{say('range')}</NumberHeading>
            <NumberHeading>{say('posts')}</NumberHeading>
            <th scope="col">{say('workedOut')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, label, range, weight, formula, basis }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <CountCell
                count={basis}
                label={label}
                said={say('partOf', { points: points.get(key) ?? 0, weight })}
              />
              <CountCell
                count={basis}
                label={label}
                said={say('between', { low: percent(range[0]), high: percent(range[1]) })}
              />
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
  const { items } = useReportItems();
  const all = [...items.values()];
  // Satisfaction is praise among praise and complaints.
  const judging = (theme: string) =>
    countItems(all, {
      ids: (['praise', 'complaint'] as const).flatMap((intent) =>
        filterItems(all, { theme, intent }).map(({ id }) => id),
      ),
    });
  return (
    <div className={tables.scroll}>
      <table className={tables.grid}>
        <thead>
          <tr>
            <th scope="col">{say('matters')}</th>
            <NumberHeading>{say('importance')}</NumberHeading>
            <NumberHeading>{say('satisfaction')}</NumberHeading>
            <NumberHeading>{say('opportunity')}</NumberHeading>
            <NumberHeading>{say('posts')}</NumberHeading>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ job, importance, satisfaction, opportunity, count }) => (
            <tr key={job}>
              <th scope="row">{job}</th>
              <CountCell count={count} label={job} said={importance.toFixed(1)} />
              <CountCell count={judging(job)} label={job} said={satisfaction.toFixed(1)} />
              <CountCell count={count} label={job} said={opportunity.toFixed(1)} />
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
  const { items } = useReportItems();
  const all = countItems([...items.values()], {});
  const { concept, verdict, score, range, parts, jobs, risks, nextSteps, targetMarket } = opportunity;
  return (
    <div className={style.finding}>
      <p className={style.tag}>{say(`verdict_${verdict}`)}</p>
      <h3>{concept}</h3>
      {targetMarket && <p className={style.soft}>{say('forMarket', { market: targetMarket })}</p>}
      {score !== null && range && (
        <p className={style.score}>
          {say.parts('scoreOf', {
            score: (
              <strong key="score">
                <CountButton count={all} label={concept}>
                  {String(score)}
                </CountButton>
              </strong>
            ),
            careful: (
              <span key="careful" className={style.soft}>
                <CountButton count={all} label={concept}>
                  {say('careful', { best: range[1] })}
                </CountButton>
              </span>
            ),
          })}
        </p>
      )}
      {parts.length > 0 && <Parts parts={parts} score={score} />}
      {parts.some(({ said }) => said) && <h4>{say('whatPeopleSay')}</h4>}
      {parts.map(
        ({ key, label, said }) =>
          said && (
            <p key={key}>
              <SentenceText sentence={said} citations={citations} label={label} />
            </p>
          ),
      )}
      {jobs.length > 0 && <Jobs jobs={jobs} />}
      {risks.length > 0 && <h4>{say('risks')}</h4>}
      {risks.map((risk) => (
        <p key={risk.text}>
          <SentenceText sentence={risk} citations={citations} label={say('risk')} />
        </p>
      ))}
      {nextSteps.length > 0 && <h4>{say('nextSteps')}</h4>}
      <ul className={style.plain}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
