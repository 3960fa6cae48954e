import { createHash } from 'node:crypto';
import { enhanceLevel, enhanceMode, writingPlace } from '@/shared/contracts/enhance.ts';
import { emptyBrief } from '@/shared/contracts/image-brief.ts';
import { actionId, type EngineTask, type ImageTask } from '@/shared/contracts/task.ts';
import type { Message } from '@/shared/engines/prompts/message.ts';
import { repairSectionsPrompt } from '@/shared/engines/prompts/repair-sections-prompt.ts';
import { buildTaskPrompt, promptOf } from '@/shared/engines/prompts/task-prompt.ts';
import { topicWordings } from '@/shared/engines/prompts/topic-wordings.ts';
import { samplingModeOf, samplingOf } from '@/shared/engines/sampling.ts';

const text = 'Plan a team day in June for 12 people.';
const german = 'Plane einen Tag im Juni für das Team und schreibe es auf.';
const persona = 'Warm and brief.';
const context = 'Earlier: it should be near Leeds.';
const picture: Omit<ImageTask, 'want' | 'text'> = { kind: 'image', image: 'data:image/png;base64,AA==' };
const brief = { ...emptyBrief, subject: 'a red bicycle', aspectRatio: '16:9' };

/** Every way a prompt can be put together: each mode and level, and each part that is there or not. */
const tasks: readonly EngineTask[] = [
  ...enhanceMode.options.flatMap((mode) =>
    enhanceLevel.options.flatMap((level) => [
      { kind: 'enhance', mode, level, text } as const,
      { kind: 'enhance', mode, level, text: german } as const,
      { kind: 'enhance', mode, level, text, persona, context } as const,
    ]),
  ),
  ...writingPlace.options.map(
    (place) => ({ kind: 'enhance', mode: 'rewrite', level: 'reframe', place, text }) as const,
  ),
  ...actionId.options.flatMap((action) => [
    { kind: 'action', action, text } as const,
    { kind: 'action', action, text, persona, context, language: 'Hindi', instruction: 'Rhyme it.' } as const,
  ]),
  { kind: 'follow-ups', text },
  { kind: 'follow-ups', text, context },
  { kind: 'persona', text },
  { kind: 'answer', text },
  { kind: 'file-question', text, material: 'A file.' },
  { kind: 'file-question', text, material: 'A table.', want: 'query' },
  ...(['prompt', 'caption'] as const).flatMap((want) => [
    { ...picture, want, text: '' },
    { ...picture, want, text: 'In French.' },
  ]),
  { kind: 'image-brief', text },
  { kind: 'image-brief', text, brief, analysis: 'A bicycle at a wall.' },
];

/** Everything the project says to a model by way of trial, and how freely it is asked to write, under the name and version of the prompt that says it. */
export function probedPrompts(): [name: string, said: string][] {
  const asked = tasks.flatMap((task) =>
    (['json', 'headings'] as const).map((form): [string, Message[]] => [
      promptOf(task),
      buildTaskPrompt(task, form, 'text-0'),
    ]),
  );
  // How freely a model writes is as much of what it is told.
  const sampled = tasks.map((task): [string, string] => [
    promptOf(task),
    JSON.stringify([samplingOf(task, 'temperature'), samplingOf(task, 'effort'), samplingModeOf(task)]),
  ]);
  const { id, version, build } = repairSectionsPrompt;
  for (const broken of [text, german]) asked.push([`${id}@${version}`, build({ text: broken }, 'text-0')]);
  const topics = Object.values(topicWordings).flatMap(({ help, mail, answer }): [string, string][] =>
    [help('walking'), mail('walking'), ...Object.values(answer)].map((said) => ['topic-wordings', said]),
  );
  const plain = asked.map(([name, messages]): [string, string] => [
    name,
    messages.map(({ role, content, image }) => `${role}: ${content}\n${image ?? ''}`).join('\n'),
  ]);
  return [...plain, ...sampled, ...topics];
}

/** Every prompt by its name and version, with a hash of all it says to a model. */
export function promptHashes(): Record<string, string> {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for (const [name, said] of probedPrompts()) {
    const hash = hashes.get(name) ?? createHash('sha256');
    hashes.set(name, hash.update(`${said}\n\n`));
  }
  return Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest('hex').slice(0, 16)]));
}
