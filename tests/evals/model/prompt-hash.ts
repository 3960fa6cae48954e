import { createHash } from 'node:crypto';
import { enhanceLevel, enhanceMode } from '@/shared/contracts/enhance.ts';
import { actionId, type EngineTask } from '@/shared/contracts/task.ts';
import { buildTaskPrompt, promptOf } from '@/shared/engines/prompts/task-prompt.ts';

const text = 'Plan a team day in June for 12 people.';
const german = 'Plane einen Tag im Juni für das Team und schreibe es auf.';
const probes: readonly EngineTask[] = [
  ...enhanceMode.options.flatMap((mode) =>
    enhanceLevel.options.flatMap((level) => [
      { kind: 'enhance', mode, level, text } as const,
      { kind: 'enhance', mode, level, text: german } as const,
    ]),
  ),
  ...actionId.options.map((action) => ({ kind: 'action', action, text }) as const),
  { kind: 'follow-ups', text },
  { kind: 'persona', text },
  { kind: 'answer', text },
  { kind: 'file-question', text, material: 'A file.' },
];

/** Every prompt by its name and version, with a hash of all it says to a model. */
export function promptHashes(): Record<string, string> {
  const said = new Map<string, string[]>();
  for (const task of probes) {
    const messages = (['json', 'headings'] as const).map((form) => buildTaskPrompt(task, form, 'text-0'));
    said.set(promptOf(task), [...(said.get(promptOf(task)) ?? []), JSON.stringify(messages)]);
  }
  return Object.fromEntries(
    [...said].map(([name, all]) => [
      name,
      createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16),
    ]),
  );
}
