import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import style from './column-choice.module.css';
import { say } from './say.ts';
import type { TextColumn } from './voice-table.ts';

interface ColumnChoiceProps {
  columns: readonly TextColumn[];
  onChoose: (columns: readonly number[]) => void;
}

/** Asks which column of a table holds what people wrote; a survey's answers may stand in several. */
export function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  const id = useId();
  return (
    <section className={style.columns} aria-labelledby={id}>
      <p id={id}>{say('whichColumn')}</p>
      {columns.map(({ at, name, example }) => (
        <Button key={at} onClick={() => onChoose([at])}>
          <span className={style.column}>
            <strong>{name}</strong> {example}
          </span>
        </Button>
      ))}
      <Button onClick={() => onChoose(columns.map(({ at }) => at))}>
        <span className={style.column}>
          {say.parts('eachColumn', {
            which: <strong key="which">{say(columns.length === 2 ? 'bothColumns' : 'allColumns')}</strong>,
          })}
        </span>
      </Button>
    </section>
  );
}
