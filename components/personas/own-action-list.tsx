import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { CustomAction } from '@/shared/library/records.ts';
import style from './personas.module.css';
import { say } from './say.ts';

interface OwnActionListProps {
  actions: readonly CustomAction[];
  onEdit: (action: CustomAction) => void;
  onRemove: (action: CustomAction) => void;
}

/** The user's own actions. */
export function OwnActionList({ actions, onEdit, onRemove }: OwnActionListProps) {
  if (actions.length === 0) return <p className={style.note}>{say('noActions')}</p>;
  return (
    <ul className={style.list} aria-label={say('ownActions')}>
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
            name={say('edit', { name: action.name })}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(action)}
          />
          <IconButton
            name={say('delete', { name: action.name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onRemove(action)}
          />
        </li>
      ))}
    </ul>
  );
}
