import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VariableForm } from '@/components/library/variable-form.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import type { LibraryItem } from '@/shared/library/records.ts';
import { fillVariables, findVariables, givenValue } from '@/shared/library/variables.ts';
import style from './palette.module.css';
import { say } from './say.ts';

type Values = Readonly<Record<string, string>>;

interface FillPromptProps {
  item: LibraryItem;
  /** What its blanks were given last. */
  given: Values;
  onInsert: (text: string, values: Record<string, string>) => void;
  onLeave: () => void;
}

/** A field for each blank of a prompt before it is inserted. */
export function FillPrompt({ item, given, onInsert, onLeave }: FillPromptProps) {
  const root = useRef<HTMLElement>(null);
  const [values, setValues] = useState(given);
  const variables = findVariables(item.text);
  useEffect(() => root.current?.querySelector('textarea')?.focus(), []);
  const insert = () => {
    const asked = Object.fromEntries(variables.map(({ name }) => [name, givenValue(values, name)]));
    onInsert(fillVariables(item.text, asked), asked);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isInsert = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.nativeEvent.isComposing || (!isInsert && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isInsert) insert();
    else onLeave();
  };
  return (
    <section ref={root} className={style.fill} aria-label={item.name} onKeyDown={onKeyDown}>
      <VariableForm
        label={say('fillIn')}
        variables={variables}
        values={values}
        onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
      />
      <ButtonRow>
        <Button kind="primary" onClick={insert}>
          {say('insert')}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {say('cancel')}
        </Button>
      </ButtonRow>
    </section>
  );
}
