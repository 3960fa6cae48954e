import { useSavedValue } from '@/components/use-saved-value.ts';
import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_MODE, levels } from '@/shared/enhance/modes.ts';
import { activePersonaItem } from '@/shared/extension/active-persona.ts';
import { allPersonas } from '@/shared/library/built-in-personas.ts';
import type { Persona } from '@/shared/library/records.ts';
import { say } from './say.ts';

interface Chosen {
  level: EnhanceLevel;
  mode: EnhanceMode;
  own: readonly Persona[];
}

const nameIn = <Id extends string>(options: readonly { id: Id; label: string }[], id: Id) =>
  options.find((option) => option.id === id)?.label;

/** What a rewrite is made with, in a line: its level, the mode where it is another than any begins with, the persona in use. */
export function useChoiceLine({ level, mode, own }: Chosen): string {
  const [active] = useSavedValue(activePersonaItem);
  const persona = allPersonas([...own]).find(({ id }) => id === active)?.name;
  const other = mode === DEFAULT_MODE ? undefined : nameIn(modes, mode);
  return [say('levelIs', { level: nameIn(levels, level) ?? level }), other, persona]
    .filter(Boolean)
    .join(' · ');
}
