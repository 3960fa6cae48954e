import type { EngineTask } from '@/shared/contracts/task.ts';
import type { Sampling } from './openai-compatible-completion.ts';

/** How freely a model writes, 0 to 1, and how long it may think before. */
interface Freedom {
  temperature: number;
  effort: 'minimal' | 'low' | 'medium';
}

const EXACT: Freedom = { temperature: 0, effort: 'minimal' };
const CAREFUL: Freedom = { temperature: 0.3, effort: 'low' };
const FREE: Freedom = { temperature: 0.7, effort: 'low' };

/** What a task needs: a correction has one right answer, a plan is worth a thought, a persona lives of variety. */
function freedomOf(task: EngineTask): Freedom | undefined {
  switch (task.kind) {
    case 'enhance':
      if (task.level === 'polish') return EXACT;
      return task.level === 'balanced' ? CAREFUL : { ...CAREFUL, effort: 'medium' };
    case 'action':
      return task.action === 'fix' || task.action === 'translate' ? EXACT : CAREFUL;
    case 'file-question':
      return EXACT;
    case 'persona':
    case 'follow-ups':
    case 'image-brief':
      return FREE;
    case 'image':
      return CAREFUL;
    // The author's own prompt, as a chat would answer it.
    case 'answer':
      return undefined;
  }
}

/** How freely a model writes for a task, 0 to 1; undefined where that is the model's own business. */
export function temperatureOf(task: EngineTask): number | undefined {
  return freedomOf(task)?.temperature;
}

/** The same as it is asked of a server, by what it takes. */
export function samplingOf(
  task: EngineTask,
  takes: 'temperature' | 'effort' | undefined,
): Sampling | undefined {
  const freedom = freedomOf(task);
  if (!freedom || !takes) return undefined;
  return takes === 'effort' ? { reasoning_effort: freedom.effort } : { temperature: freedom.temperature };
}

/** The same for the browser's own model, by the words of its interface. */
export function samplingModeOf(task: EngineTask): 'most-predictable' | 'predictable' | 'balanced' {
  const temperature = freedomOf(task)?.temperature ?? FREE.temperature;
  if (temperature === EXACT.temperature) return 'most-predictable';
  return temperature === CAREFUL.temperature ? 'predictable' : 'balanced';
}
