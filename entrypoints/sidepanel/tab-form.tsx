import { engineLine } from '@/components/engine-text.ts';
import layout from '@/components/enhance-actions.module.css';
import { EnhanceForm } from '@/components/enhance-form.tsx';
import { EnhanceModeExample } from '@/components/enhance-mode-example.tsx';
import { RemedyButton } from '@/components/failure.tsx';
import { AttachedFile } from '@/components/files/attached-file.tsx';
import type { FileAttachment } from '@/components/files/use-file-actions.ts';
import { say as sayRun } from '@/components/say.ts';
import { Select } from '@/components/ui/select.tsx';
import type { EngineId, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { lacksModel } from '@/shared/enhance/modes/lacks-model.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { modePrompts } from '@/shared/enhance/modes/prompts.ts';
import { isWorthRetrying } from '@/shared/errors/worth-retrying.ts';
import type { Settings } from '@/shared/extension/storage.ts';
import type { Persona } from '@/shared/library/records.ts';
import { choiceNames } from './choice-names.ts';
import { DraftPalette } from './draft-palette.tsx';
import style from './panel.module.css';
import { PersonaChoice } from './persona-choice.tsx';
import { say } from './say.ts';
import { isFrom, isOf } from './use-asked.ts';
import type { useEnhance } from './use-enhance.ts';
import type { OwnRecords } from './use-own-records.ts';

interface TabFormProps {
  work: ReturnType<typeof useEnhance>;
  settings: Settings;
  engine: EngineId;
  own: OwnRecords | undefined;
  isPaused: boolean;
  attachment: FileAttachment | null;
  onAttachment: (attachment: FileAttachment | null) => void;
}

/** What to do with the empty draft, the palette's key included. */
const placeholderFor = (trigger: Settings['palette']) =>
  [say('draftPlaceholder'), ...(trigger === 'off' ? [] : [say('paletteKey', { key: trigger })])].join('\n');

interface ModeAndPersonaProps {
  mode: EnhanceMode;
  engine: EngineId;
  own: readonly Persona[];
  /** What the mode makes of a draft; a result of one's own says more. */
  hasExample: boolean;
  onMode: (mode: EnhanceMode) => void;
}

function ModeAndPersona({ mode, engine, own, hasExample, onMode }: ModeAndPersonaProps) {
  const lacking = modes.filter(({ id }) => lacksModel(id, engine));
  return (
    <>
      <div className={layout.pair}>
        <Select
          label={say('mode')}
          options={modes.filter((one) => !lacking.includes(one))}
          group={{ label: say('needsModel'), options: lacking }}
          value={mode}
          onChange={onMode}
        />
        <PersonaChoice own={own} />
      </div>
      {lacksModel(mode, engine) ? (
        <p className={style.note}>
          {say('needsModel')} <RemedyButton remedy="connect" />
        </p>
      ) : (
        hasExample && <EnhanceModeExample {...modePrompts[mode].example} />
      )}
    </>
  );
}

/** The draft and how it is rewritten. Once something was made of it, the choices fold and leave the room to that. */
export function TabForm({ work, settings, engine, own, isPaused, attachment, onAttachment }: TabFormProps) {
  const { draft, asked, chosen, choose, palette, language, translating } = work;
  const { state, cancel } = work.run;
  const personas = own?.personas ?? [];
  const isSame = isOf(asked, { draft, ...chosen });
  const remarks = state.status === 'done' && isSame ? state.outcome.remarks : undefined;
  const [levelName = '', ...others] = choiceNames(chosen, personas, remarks);
  const line = [say('levelIs', { level: levelName }), ...others].join(' · ');
  const isCurrent = state.status === 'done' && isSame;
  // The same draft, and another way to rewrite it.
  const isOther = state.status === 'done' && !isSame && isFrom(asked, draft);
  const isAgain =
    state.status === 'failed' && isWorthRetrying(state.code) && isSame && asked && 'rewrite' in asked;
  return (
    <EnhanceForm
      label={say('draft')}
      placeholder={placeholderFor(settings.palette)}
      draft={draft}
      level={chosen.level}
      running={state.status === 'streaming'}
      blocked={isPaused}
      isAtDraft
      // What is filled in goes into the draft first.
      primary={!isCurrent && !translating.isAsked && !palette.props}
      startLabel={isAgain ? sayRun('retry') : isOther ? sayRun('sharpenAgain') : undefined}
      folded={state.status !== 'idle' && draft.trim() !== '' ? line : undefined}
      note={
        !isCurrent && state.status !== 'streaming' && <span className={style.note}>{engineLine(engine)}</span>
      }
      field={palette.field}
      below={palette.props && <DraftPalette {...palette.props} own={own} language={language} />}
      onDraft={palette.onDraft}
      onLevel={(next) => choose({ level: next })}
      onStart={() => work.rewrite(draft)}
      onCancel={cancel}
    >
      <ModeAndPersona
        mode={chosen.mode}
        engine={engine}
        own={personas}
        hasExample={state.status === 'idle'}
        onMode={(next) => choose({ mode: next })}
      />
      {attachment && <AttachedFile attachment={attachment} engine={engine} onChange={onAttachment} />}
    </EnhanceForm>
  );
}
