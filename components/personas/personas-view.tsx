import { useCallback } from 'react';
import { NoticeBar } from '@/components/library/notice-bar.tsx';
import { useNotice } from '@/components/library/use-notice.ts';
import { Button } from '@/components/ui/button.tsx';
import type { RunSource } from '@/components/use-run.ts';
import type { PersonaDraft } from '@/shared/enhance/persona.ts';
import { allPersonas } from '@/shared/library/built-in-personas.ts';
import type { CustomAction, Persona } from '@/shared/library/records.ts';
import { OwnActionList } from './own-action-list.tsx';
import { PersonaList } from './persona-list.tsx';
import { PersonaMaker } from './persona-maker.tsx';
import style from './personas.module.css';
import { RecordForm } from './record-form.tsx';
import { say } from './say.ts';
import { type ChangeLibrary, useRecords } from './use-records.ts';

interface PersonasViewProps {
  /** The user's own. */
  personas: readonly Persona[];
  actions: readonly CustomAction[];
  activeId: string | null;
  onActive: (id: string | null) => void;
  change: ChangeLibrary;
  run: RunSource;
  engineLine: string;
}

/** Voices an answer can have, and the user's own actions. */
export function PersonasView(props: PersonasViewProps) {
  const { personas, actions, activeId, onActive, change, run, engineLine } = props;
  const board = useNotice();
  const { writing, write, ...acts } = useRecords(change, board);
  const onMade = useCallback(
    ({ name, description }: PersonaDraft) => write({ kind: 'persona', base: null, name, text: description }),
    [write],
  );
  const save = async () => {
    if (writing) await acts.save(writing);
  };
  return (
    <div className={style.view}>
      {writing && (
        <RecordForm writing={writing} onWriting={write} onSave={() => void save()} onCancel={acts.putAside} />
      )}
      <div className={style.screen} hidden={writing !== null}>
        <section className={style.section} aria-labelledby="personas-title">
          <div className={style.head}>
            <h2 id="personas-title">{say('personas')}</h2>
            <Button onClick={() => write({ kind: 'persona', base: null, name: '', text: '' })}>
              {say('newPersona')}
            </Button>
          </div>
          <p className={style.note}>{say('personasNote')}</p>
          <PersonaMaker run={run} engineLine={engineLine} onMade={onMade} />
          <PersonaList
            personas={allPersonas([...personas])}
            activeId={activeId}
            onActive={onActive}
            onEdit={(base) => write({ kind: 'persona', base, name: base.name, text: base.description })}
            onCopy={({ name, description }) =>
              write({ kind: 'persona', base: null, name: say('copyOf', { name }), text: description })
            }
            onRemove={(persona) => void acts.removePersona(persona)}
          />
        </section>
        <section className={style.section} aria-labelledby="actions-title">
          <div className={style.head}>
            <h2 id="actions-title">{say('ownActions')}</h2>
            <Button onClick={() => write({ kind: 'action', base: null, name: '', text: '' })}>
              {say('newAction')}
            </Button>
          </div>
          <OwnActionList
            actions={actions}
            onEdit={(base) => write({ kind: 'action', base, name: base.name, text: base.instruction })}
            onRemove={(action) => void acts.removeAction(action)}
          />
        </section>
      </div>
      <NoticeBar {...board} />
    </div>
  );
}
