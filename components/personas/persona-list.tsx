import { CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { Persona } from '@/shared/library/records.ts';
import style from './personas.module.css';
import { say } from './say.ts';

interface PersonaListProps {
  personas: readonly Persona[];
  activeId: string | null;
  onActive: (id: string | null) => void;
  onEdit: (persona: Persona) => void;
  onCopy: (persona: Persona) => void;
  onRemove: (persona: Persona) => void;
}

function Tools({ persona, ...acts }: Omit<PersonaListProps, 'personas'> & { persona: Persona }) {
  const { name, builtIn } = persona;
  if (builtIn)
    return (
      <IconButton
        name={say('copyToEdit', { name })}
        icon={<CopyPlus aria-hidden="true" />}
        onClick={() => acts.onCopy(persona)}
      />
    );
  return (
    <>
      <IconButton
        name={say('edit', { name })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => acts.onEdit(persona)}
      />
      <IconButton
        name={say('delete', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => acts.onRemove(persona)}
      />
    </>
  );
}

/** Every persona, one of them or none on; it holds from the next run. */
export function PersonaList(props: PersonaListProps) {
  const { personas, activeId, onActive } = props;
  const group = useId();
  return (
    <div role="radiogroup" aria-label={say('active')} className={style.list}>
      <label className={style.persona}>
        <input type="radio" name={group} checked={activeId === null} onChange={() => onActive(null)} />
        <span className={style.name}>{say('none')}</span>
      </label>
      {personas.map((persona) => (
        <div key={persona.id} className={style.entry}>
          <label className={style.persona}>
            <input
              type="radio"
              name={group}
              checked={activeId === persona.id}
              aria-label={persona.name}
              aria-describedby={`${group}-${persona.id}`}
              onChange={() => onActive(persona.id)}
            />
            <span className={style.name} dir="auto">
              {persona.name}
            </span>
            <span id={`${group}-${persona.id}`} className={style.description} dir="auto">
              {persona.description}
            </span>
          </label>
          <Tools {...props} persona={persona} />
        </div>
      ))}
    </div>
  );
}
