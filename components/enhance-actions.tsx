import { useEffect, useState } from 'react';
import { actions } from '@/shared/enhance/actions.ts';
import type { CustomAction } from '@/shared/library/records.ts';
import style from './enhance-actions.module.css';
import { say } from './say.ts';
import { Button } from './ui/button.tsx';

/** What is to be done with the draft besides rewriting it. */
export type EnhanceAct =
  | { kind: 'action'; label: string; action: (typeof actions)[number]['id']; language?: string }
  | { kind: 'own'; label: string; action: CustomAction }
  | { kind: 'follow-ups'; label: string };

interface EnhanceActionsProps {
  own: readonly CustomAction[];
  disabled: boolean;
  /** What leads to them by key; left out where nothing does. */
  hint?: string | undefined;
  /** Whether the language to translate into is being asked for. */
  asksLanguage: boolean;
  onAskLanguage: () => void;
  onAct: (act: EnhanceAct) => void;
  /** A rewrite stands above: they wait behind their name. */
  isFolded: boolean;
}

/** The actions on the draft, the user's own among them. */
export function EnhanceActions({
  own,
  disabled,
  hint: keys,
  asksLanguage,
  onAskLanguage,
  onAct,
  isFolded,
}: EnhanceActionsProps) {
  const [isOpen, setIsOpen] = useState(!isFolded);
  useEffect(() => setIsOpen(!isFolded), [isFolded]);
  const chips = (
    <div className={style.chips}>
      {actions.map(({ id: action, label, hint }) => (
        <Button
          key={action}
          title={hint}
          disabled={disabled}
          aria-expanded={action === 'translate' ? asksLanguage : undefined}
          onClick={() =>
            action === 'translate' ? onAskLanguage() : onAct({ kind: 'action', label, action })
          }
        >
          {label}
        </Button>
      ))}
      <Button
        title={say('followUpsHint')}
        disabled={disabled}
        onClick={() => onAct({ kind: 'follow-ups', label: say('followUps') })}
      >
        {say('askFollowUps')}
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
  );
  return (
    <details
      className={style.actions}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={style.head}>
        <h2>{say('moreActions')}</h2>
        {keys && <p>{keys}</p>}
      </summary>
      {chips}
    </details>
  );
}
