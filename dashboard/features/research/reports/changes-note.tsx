import type { ReportChanges } from '@/shared/contracts/kept-reports.ts';
import style from './reports.module.css';

const moved = (all: ReportChanges['rising']) =>
  all.map(({ theme, before, now }) => `${theme} (${before} → ${now})`).join(', ');

/** What is different from the last time this was asked. */
export function ChangesNote({ changes }: { changes: ReportChanges }) {
  const { since, fresh, gone, rising, falling, itemsBefore, itemsNow } = changes;
  const lines = [
    ['New', fresh.join(', ')],
    ['More often', moved(rising)],
    ['Less often', moved(falling)],
    ['Gone', gone.join(', ')],
  ].filter(([, text]) => text !== '');
  return (
    <section className={style.changes} aria-labelledby="changes-title">
      <h2 id="changes-title">What changed since {new Date(since).toLocaleDateString('en-GB')}</h2>
      <p>
        {itemsBefore.toLocaleString('en')} posts then, {itemsNow.toLocaleString('en')} now.
        {lines.length === 0 && ' The same is said as before.'}
      </p>
      <dl>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
