import type { ResultRemark } from '@/shared/contracts/enhance.ts';
import { modeOf } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_MODE, levels } from '@/shared/enhance/modes.ts';
import { allPersonas } from '@/shared/library/built-in-personas.ts';
import type { Persona } from '@/shared/library/records.ts';
import { isLeftOut } from '@/shared/run/left-out.ts';
import type { Chosen } from './use-asked.ts';

/**
 * The names of what a rewrite is made with: its level, the mode where it is another than any begins with, the persona.
 * @param remarks of the result it stands beside: what did not go into that is not named
 */
export function choiceNames(
  { level, mode, persona }: Chosen,
  own: readonly Persona[],
  remarks?: readonly ResultRemark[],
): string[] {
  const isPlain = mode === DEFAULT_MODE || isLeftOut('mode', remarks);
  const voice = isLeftOut('persona', remarks)
    ? ''
    : allPersonas([...own]).find(({ id }) => id === persona)?.name;
  return [
    levels.find(({ id }) => id === level)?.label ?? level,
    isPlain ? '' : modeOf(mode).label,
    voice ?? '',
  ].filter(Boolean);
}
