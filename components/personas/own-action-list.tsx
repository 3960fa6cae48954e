import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { CustomAction } from '@/shared/library/records.ts';
import style from './personas.module.css';

interface OwnActionListProps {
  actions: readonly CustomAction[];
  onEdit: (action: CustomAction) => void;
  onRemove: (action: CustomAction) => void;
}

/** The user's own actions. */
export function OwnActionList({ actions, onEdit, onRemove }: OwnActionListProps) {
  if (actions.length === 0)
    return (
      <p className={style.note}>
        None yet. An action named “Tweet” that says “Rewrite it in at most 280 characters” would be in the
        right-click menu of every selection.
      </p>
    );
  return (
    <ul className={style.list} aria-label="Own actions">
      {actions.map((action) => (
        <li key={action.id} className={style.entry}>
          <div className={style.action}>
            <span className={style.name} dir="auto">
              {action.name}
            </span>
            <span className={style.description} dir="auto">
              {action.instruction}
            </span>
          </div>
          <IconButton
            name={`Edit ${action.name}`}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(action)}
          />
          <IconButton
            name={`Delete ${action.name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onRemove(action)}
          />
        </li>
      ))}
    </ul>
  );
}
