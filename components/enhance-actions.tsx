import { type FormEvent, useId, useState } from 'react';
import { actions, languages, MAX_LANGUAGE_CHARS } from '@/shared/enhance/actions.ts';
import type { CustomAction } from '@/shared/library/records.ts';
import style from './enhance-actions.module.css';
import { Button } from './ui/button.tsx';
import { TextField } from './ui/text-field.tsx';

/** What is to be done with the draft besides rewriting it. */
export type EnhanceAct =
  | { kind: 'action'; label: string; action: (typeof actions)[number]['id']; language?: string }
  | { kind: 'own'; label: string; action: CustomAction }
  | { kind: 'follow-ups'; label: string };

interface EnhanceActionsProps {
  own: readonly CustomAction[];
  /** The language last translated into. */
  language: string;
  disabled: boolean;
  onAct: (act: EnhanceAct) => void;
}

/** Asks for the language: one of a list, or any other as it is typed. */
function LanguageForm({ first, onLanguage }: { first: string; onLanguage: (language: string) => void }) {
  const id = useId();
  const [language, setLanguage] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (language.trim()) onLanguage(language.trim());
  };
  return (
    <form className={style.language} onSubmit={submit}>
      <TextField
        label="Language"
        list={id}
        autoFocus
        maxLength={MAX_LANGUAGE_CHARS}
        autoComplete="off"
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value)}
      />
      <datalist id={id}>
        {languages.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit">Translate draft</Button>
    </form>
  );
}

/** The actions on the draft, the user's own among them. */
export function EnhanceActions({ own, language, disabled, onAct }: EnhanceActionsProps) {
  const id = useId();
  const [asksLanguage, setAsksLanguage] = useState(false);
  return (
    <section className={style.actions} aria-labelledby={id}>
      <h2 id={id}>More actions</h2>
      <div className={style.chips}>
        {actions.map(({ id: action, label, hint }) => (
          <Button
            key={action}
            title={hint}
            disabled={disabled}
            aria-expanded={action === 'translate' ? asksLanguage : undefined}
            onClick={() =>
              action === 'translate'
                ? setAsksLanguage(!asksLanguage)
                : onAct({ kind: 'action', label, action })
            }
          >
            {label}
          </Button>
        ))}
        <Button
          title="What to ask next about an answer"
          disabled={disabled}
          onClick={() => onAct({ kind: 'follow-ups', label: 'Follow-up questions' })}
        >
          Ask follow-ups
        </Button>
        {own.map((action) => (
          <Button
            key={action.id}
            title={action.instruction}
            disabled={disabled}
            onClick={() => onAct({ kind: 'own', label: action.name, action })}
          >
            {action.name}
          </Button>
        ))}
      </div>
      {asksLanguage && (
        <LanguageForm
          first={language}
          onLanguage={(chosen) => {
            setAsksLanguage(false);
            onAct({ kind: 'action', label: 'Translate', action: 'translate', language: chosen });
          }}
        />
      )}
    </section>
  );
}
