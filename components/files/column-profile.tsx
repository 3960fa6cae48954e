import { useId } from 'react';
import { formatCount } from '@/components/count.ts';
import { Failure } from '@/components/failure.tsx';
import type { ColumnView, QueryReply } from '@/shared/documents/worker-messages.ts';
import { BarTable } from './bar-table.tsx';
import style from './column-profile.module.css';
import type { AskFile } from './file-entry.ts';
import { sayFigure } from './say.ts';
import { useQuery } from './use-query.ts';

type TableProfile = QueryReply<'profile'>['tables'][number];

/** Columns of a table that are shown at once. */
const MOST_COLUMNS = 60;

function Bars({ bars, barsAre, name }: ColumnView) {
  const caption = barsAre === 'values' ? sayFigure('mostFrequent', { name }) : sayFigure('spread', { name });
  const shown = bars.map(({ label, count }) => ({
    label,
    value: count,
    shown: formatCount(count),
  }));
  // How often something comes up is not how high it is.
  return <BarTable caption={caption} bars={shown} tellsEnds={false} />;
}

function Column({ view, isOne }: { view: ColumnView; isOne: boolean }) {
  // Of several tables each has a heading of its own over those of its columns.
  const Name = isOne ? 'h3' : 'h4';
  return (
    <li className={style.column}>
      <Name className={style.name} dir="auto">
        <span className={style.letters}>{view.column}</span> {view.name}{' '}
        <span className={style.kind}>{view.kind}</span>
      </Name>
      <dl className={style.facts}>
        {view.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {view.bars.length > 0 && <Bars {...view} />}
    </li>
  );
}

function Columns({ table: { caption, notes, columns }, isOne }: { table: TableProfile; isOne: boolean }) {
  const id = useId();
  const title = caption || sayFigure('tableFrom', { name: columns[0]?.name ?? '' });
  return (
    <section className={style.table} {...(!isOne && { 'aria-labelledby': id })}>
      {!isOne && (
        <h3 id={id} className={style.title} dir="auto">
          {title}
        </h3>
      )}
      {notes.map((note) => (
        <p key={note} className={style.note}>
          {note}
        </p>
      ))}
      {columns.length > MOST_COLUMNS && (
        <p className={style.note}>
          {sayFigure('firstColumns', { shown: MOST_COLUMNS, count: columns.length })}
        </p>
      )}
      <ul className={style.columns} aria-label={sayFigure('columns')}>
        {columns.slice(0, MOST_COLUMNS).map((one) => (
          <Column key={one.column} view={one} isOne={isOne} />
        ))}
      </ul>
    </section>
  );
}

/** What the columns of each table of a sheet hold: their kind, their figures, and a chart of them. */
export function ColumnProfile({ ask, sheet }: { ask: AskFile; sheet: string }) {
  const { reply, code, again } = useQuery(ask, 'profile', { body: { sheet } });
  if (code) return <Failure code={code} context="files" onRetry={again} />;
  if (!reply) return <div aria-busy="true" />;
  if (reply.tables.length === 0) return <p className={style.note}>{sayFigure('noTable')}</p>;
  return (
    <div className={style.tables}>
      {reply.tables.map((table, at) => (
        <Columns key={at} table={table} isOne={reply.tables.length === 1} />
      ))}
    </div>
  );
}
