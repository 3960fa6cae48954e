import { say } from '@/components/personas/say.ts';
import { Select } from '@/components/ui/select.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { activePersonaItem } from '@/shared/extension/active-persona.ts';
import { allPersonas } from '@/shared/library/built-in-personas.ts';
import type { Persona } from '@/shared/library/records.ts';

/** Which persona is on, for every run of this extension. */
export function PersonaChoice({ own }: { own: readonly Persona[] }) {
  const [active, setActive] = useSavedValue(activePersonaItem);
  const options = [
    { id: '', label: say('none') },
    ...allPersonas([...own]).map(({ id, name }) => ({ id, label: name })),
  ];
  // One that was deleted is none.
  const value = options.some(({ id }) => id === active) ? (active ?? '') : '';
  return (
    <Select label={say('persona')} options={options} value={value} onChange={(id) => setActive(id || null)} />
  );
}
