import type { FormEvent, ReactNode, Ref } from 'react';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { levels } from '@/shared/enhance/modes.ts';
import style from './enhance-form.module.css';
import { ignoreDoubleClick } from './ignore-double-click.ts';
import { sayPlain } from './say-plain.ts';
import { Button, type ButtonLook } from './ui/button.tsx';
import { RadioGroup } from './ui/radio-group.tsx';
import { TextArea } from './ui/text-area.tsx';

interface EnhanceFormProps {
  label: string;
  placeholder: string;
  draft: string;
  level: EnhanceLevel;
  running: boolean;
  /** `site` where thumbs press. */
  size?: ButtonLook['size'];
  /** Whether its button is the view's ember one. */
  primary?: boolean;
  /** Nothing can be started now; the screen says why. */
  blocked?: boolean;
  /** The draft's field. */
  field?: Ref<HTMLTextAreaElement> | undefined;
  /** Offered right under the draft. */
  below?: ReactNode;
  /** Further choices, between level and button. */
  children?: ReactNode;
  /** What its button says; `Sharpen` where it is left out. */
  startLabel?: string | undefined;
  /** Folds level and further choices into a line that says them; open to view where it is left out. */
  folded?: string | undefined;
  /** Whether its button stands right under the draft, where it is once the choices are folded. */
  isAtDraft?: boolean;
  /** Said beside the button. */
  note?: ReactNode;
  onDraft: (draft: string, inputType: string) => void;
  onLevel: (level: EnhanceLevel) => void;
  onStart: () => void;
  onCancel: () => void;
}

/** Level and what else is chosen, or the line that opens them, beside the button. */
function Choices({ level, folded, children, onLevel }: EnhanceFormProps) {
  const choices = (
    <div className={style.choices}>
      <RadioGroup label={sayPlain('level')} layout="row" options={levels} value={level} onChange={onLevel} />
      {children}
    </div>
  );
  if (!folded) return choices;
  return (
    <details className={style.fold}>
      <summary className={style.folded}>{folded}</summary>
      {choices}
    </details>
  );
}

/** A draft, how far to go, and the button that does it; Ctrl+Enter does too. */
export function EnhanceForm(props: EnhanceFormProps) {
  const { running, size, primary = true, blocked = false, isAtDraft = false, onStart, onCancel } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!running && !blocked) onStart();
  };
  return (
    <form
      className={style.form}
      onSubmit={submit}
      // Heard from the button too, which says so.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && running) onCancel();
      }}
    >
      <TextArea
        ref={props.field}
        label={props.label}
        placeholder={props.placeholder}
        value={props.draft}
        onChange={props.onDraft}
        // The result's room, once there is one.
        isShort={props.folded !== undefined}
        streaming={running}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      {props.below}
      {props.folded === undefined && !isAtDraft && <Choices {...props} />}
      <div className={style.actions}>
        {running ? (
          <Button size={size} keys="Escape" onClick={ignoreDoubleClick(onCancel)}>
            {sayPlain('cancel')}
          </Button>
        ) : (
          <Button
            kind={primary && !blocked ? 'primary' : 'plain'}
            size={size}
            type="submit"
            keys="Control+Enter"
            disabled={blocked}
          >
            {props.startLabel ?? sayPlain('sharpen')}
          </Button>
        )}
        {props.folded !== undefined && <Choices {...props} />}
        {props.note}
      </div>
      {props.folded === undefined && isAtDraft && <Choices {...props} />}
    </form>
  );
}
