import { type FormEvent, useEffect, useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { ignoreDoubleClick } from '@/components/ignore-double-click.ts';
import { Button } from '@/components/ui/button.tsx';
import { Edge } from '@/components/ui/edge.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { type RunSource, useRun } from '@/components/use-run.ts';
import { type PersonaDraft, parsePersona } from '@/shared/enhance/persona.ts';
import style from './personas.module.css';
import { say } from './say.ts';

interface PersonaMakerProps {
  run: RunSource;
  /** Where the next run goes, in the words of the screen. */
  engineLine: string;
  /** A draft is there, to be edited and saved or put aside. */
  onMade: (draft: PersonaDraft) => void;
}

/** What an engine wrote, as a draft; a text without a name is still worth editing. */
function draftFrom(text: string): PersonaDraft {
  const parsed = parsePersona(text);
  return parsed.ok ? parsed.value : { name: '', description: text.trim() };
}

/** Makes a persona from keywords. */
export function PersonaMaker({ run, engineLine, onMade }: PersonaMakerProps) {
  const [keywords, setKeywords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { state, start, again, cancel, clear } = useRun(run);
  const isRunning = state.status === 'streaming';
  useEffect(() => {
    if (state.status === 'done') onMade(draftFrom(state.outcome.text));
  }, [state, onMade]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = keywords.trim() === '';
    setIsMissing(isEmpty);
    if (!isRunning && !isEmpty) start({ kind: 'persona', text: keywords });
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <TextField
        label={say('keywords')}
        dir="auto"
        placeholder={say('keywordsLike')}
        hint={engineLine}
        error={isMissing ? say('keywordsMissing') : undefined}
        value={keywords}
        onChange={(event) => {
          setKeywords(event.currentTarget.value);
          setIsMissing(false);
        }}
        onKeyDown={(event) => event.key === 'Escape' && isRunning && cancel()}
      />
      <div className={style.row}>
        {isRunning ? (
          <Button onClick={ignoreDoubleClick(cancel)}>{say('cancel')}</Button>
        ) : (
          <Button kind={keywords ? 'primary' : 'plain'} type="submit">
            {say('make')}
          </Button>
        )}
      </div>
      <LiveRegion text={isRunning ? say('making') : ''} />
      {isRunning && (
        <div className={style.stream} aria-busy="true">
          {state.text}
          <Edge running />
        </div>
      )}
      {state.status === 'failed' && (
        <Failure {...state} context="persona" onRetry={() => again()} onClose={clear} />
      )}
    </form>
  );
}
