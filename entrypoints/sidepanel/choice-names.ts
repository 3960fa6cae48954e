import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { lacksModel } from '@/shared/enhance/modes/lacks-model.ts';
import { modeOf } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_MODE, levels } from '@/shared/enhance/modes.ts';
import { allPersonas } from '@/shared/library/built-in-personas.ts';
import type { Persona } from '@/shared/library/records.ts';
import type { Chosen } from './use-asked.ts';

/** Whether an engine writes in anybody's voice: rules have none. */
export const takesPersona = (engine: EngineId): boolean => engineKind(engine).access !== 'rules';

/**
 * The names of what a rewrite is made with: its level, the mode where it is another than any begins with, the persona. What the
 * engine cannot do is not named, since nothing of it goes in.
 */
export function choiceNames(
  { level, mode, persona }: Chosen,
  { own, engine }: { own: readonly Persona[]; engine: EngineId },
): string[] {
  const isPlain = mode === DEFAULT_MODE || lacksModel(mode, engine);
  const voice = takesPersona(engine) && allPersonas([...own]).find(({ id }) => id === persona);
  return [
    levels.find(({ id }) => id === level)?.label ?? level,
    isPlain ? '' : modeOf(mode).label,
    voice ? voice.name : '',
  ].filter(Boolean);
}
